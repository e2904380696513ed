import type pg from "pg";

/** How much an account holds. */
export type Size = { tasks: number; people: number; insights: number; moods: number; others: number };

// The larger account is filled evenly over ten years; the smaller one's owner began lately, and writes as much a day.
const YEARS = "interval '10 years'";
const MOST = { tasks: 5_000, insights: 20_000, moods: 3_650, others: 2_000 };

/**
 * Puts as much into an account as somebody gathers in years, straight into its tables: what is measured is reading.
 * @param owner the account's id
 */
export async function fillAccount(pool: pg.Pool, owner: string, size: Size): Promise<void> {
  const fill = (table: string, columns: string, values: string, count: number) =>
    pool.query(
      `insert into ${table} (owner, id, version, actor, created_at, updated_at, deleted_at, ${columns})
       select $1::uuid, gen_random_uuid(), 1, 'person', now() - n * ${YEARS} / $3::int, now(), null, ${values}
       from generate_series(1, $2::int) n`,
      [owner, count, MOST[table as keyof typeof MOST] ?? MOST.others],
    );
  // Due from a month ago to years ahead, every sixth without a date, two of three done: each group has its share.
  const due = "case when n % 6 = 0 then null else to_char(now() + (n % 40 - 12) * interval '1 day', 'YYYY-MM-DD') end";
  const done = "n % 3 > 0";
  await fill(
    "tasks",
    "title, priority, due_date, is_completed, completed_at",
    `'Task ' || n, 'medium', ${due}, ${done}, case when ${done} then now() - n * interval '17 hours' end`,
    size.tasks,
  );
  await fill(
    "relationships",
    `first_name, last_name, relationship_type, birthdate, social_media_handles, important_dates, check_in_frequency,
     tags, shared_milestones, last_interaction`,
    `'Person' || n, 'Of Bench', (array['friend', 'parent', 'colleague', 'client', 'sibling'])[n % 5 + 1],
     to_char(date '1960-01-01' + n * 11, 'YYYY-MM-DD'), '[]', '[]', 'monthly', '[]', '[]', now() - n * interval '40 hours'`,
    size.people,
  );
  await fill(
    "captures",
    "kind, original, text, status, timezone, written_at, runs",
    "'text', 'A note ' || n, 'A note ' || n, 'organized', 'Europe/London', '2026-01-01T10:00', 1",
    size.others,
  );
  await fill(
    "insights",
    "category, title, content, people, is_completed, is_favorite, confidence, state, touched",
    `(array['task', 'goal', 'relationship', 'emotion', 'gratitude', 'insight', 'unsorted'])[n % 7 + 1],
     'Item ' || n, 'item ' || n, '[]', n % 3 = 0, n % 11 = 0, 0.9, case when n % 9 = 0 then 'proposed' else 'filed' end, false`,
    size.insights,
  );
  await fill(
    "moods",
    "mood, notes, energy_level, stress_level",
    `(array['happy', 'sad', 'angry', 'anxious', 'neutral', 'calm', 'excited'])[n % 7 + 1], 'felt it ' || n,
     case when n % 3 = 0 then 6 end, case when n % 3 = 0 then 4 end`,
    size.moods,
  );
  await fill(
    "gratitude",
    "date, position, text, categories",
    `to_char(now() - (n / 3) * interval '1 day', 'YYYY-MM-DD'), n % 3, 'thanks ' || n, '[]'`,
    size.others,
  );
  await fill(
    "goals",
    "title, category, progress, is_completed, milestones",
    `'Goal ' || n, 'health', n % 100, n % 4 = 0, '[]'`,
    size.others,
  );
  await fill(
    "interactions",
    "kind, at, note",
    `case when n % 4 = 0 then 'fact' else 'interaction' end, now() - n * interval '40 hours', 'met ' || n`,
    size.others,
  );
  await pool.query(
    `insert into interaction_people (owner, person_id, interaction_id)
     select p.owner, p.id, i.id from
       (select owner, id, row_number() over (order by id) as n from relationships where owner = $1) p
       join (select owner, id, row_number() over (order by id) as n from interactions where owner = $1) i using (owner, n)`,
    [owner],
  );
}
