create table journal_entries (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  -- The day that it was written for, on the person's own clock.
  date text not null,
  text text not null,
  -- The capture that keeps the same words and what came of them.
  capture_id uuid not null,
  search text generated always as (wisp_fold(text)) stored,
  primary key (owner, id),
  foreign key (owner, capture_id) references captures (owner, id) on delete cascade
);
create unique index journal_entries_capture on journal_entries (owner, capture_id);
create index journal_entries_newest on journal_entries (owner, created_at, id);
create index journal_entries_day on journal_entries (owner, date, created_at, id);
create index journal_entries_day_of_year on journal_entries (owner, substr(date, 6), date);

-- Which captures hold an item of a category.
create index insights_capture_category on insights (owner, category, capture_id) where deleted_at is null;
