import { customType, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Signed-in devices. The token itself is known to the browser alone. */
export const sessions = pgTable("sessions", {
  id: uuid("id").primaryKey(),
  owner: uuid("owner").notNull(),
  /** HMAC-SHA-256 of the token, keyed with the server's secret. */
  tokenHash: bytes("token_hash").notNull(),
  userAgent: text("user_agent").notNull(),
  createdAt: moment("created_at").notNull(),
  lastSeenAt: moment("last_seen_at").notNull(),
  /** When the password was entered last on this device. */
  confirmedAt: moment("confirmed_at").notNull(),
  endedAt: moment("ended_at"),
});
