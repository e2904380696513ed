import { parseArgs } from "node:util";
import { grantSubscription } from "./features/account/server/grant-subscription.ts";
import { reindex } from "./features/filing/public.ts";
import { readConfig, StartError, type Config } from "./platform/config.ts";
import { connect, type Database } from "./platform/db/database.ts";
import { startEmbeddedPostgres } from "./platform/db/embedded-postgres.ts";

const HELP = `npm run admin -- <command>

  grant <username> --plan annual|monthly   makes a subscriber of an account, without a payment
  reindex                                  makes every insight say again what its record says
  help                                     this text

The commands use the same DATA_DIR or DATABASE_URL as the server, which may be running meanwhile.`;

/** Runs one command. @returns what to print @throws StartError with the one line that says what is wrong */
export async function administer(args: string[], open: () => Promise<Database>, now: Date): Promise<string> {
  const { values, positionals } = parse(args);
  const [command = "help", username] = positionals;
  if (command === "help") return HELP;
  if (command === "reindex") return withDatabase(open, async ({ db }) => `${await reindex(db)} insights changed`);
  if (command !== "grant") throw new StartError(`There is no command ${command}; see npm run admin -- help`);
  const { plan } = values;
  if (username === undefined || (plan !== "annual" && plan !== "monthly"))
    throw new StartError("grant <username> --plan annual|monthly");
  return withDatabase(open, async ({ db }) => {
    const user = await grantSubscription(db, username, plan, now);
    if (!user) throw new StartError(`Nobody is called ${username}`);
    return `${user.username} is a subscriber (${plan}) until ${user.subscriptionExpiry?.toISOString().slice(0, 10)}`;
  });
}

async function withDatabase<T>(open: () => Promise<Database>, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { plan: { type: "string" } } });
  } catch (failure) {
    throw new StartError(failure instanceof Error ? failure.message : String(failure));
  }
}

/** Reaches the server's database, running or not, without taking its folder from it. */
async function openBeside({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== null) return connect({ connectionString: databaseUrl }, () => Promise.resolve());
  const server = await startEmbeddedPostgres(dataDir, false);
  return connect(server.connection, server.stop);
}

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    console.log(await administer(process.argv.slice(2), () => openBeside(config), new Date()));
  } catch (failure) {
    console.error(failure instanceof StartError ? failure.message : failure);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
