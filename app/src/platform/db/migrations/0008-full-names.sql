-- Who may be here twice is looked for by index: a full name that occurs again, or somebody's nickname.
alter table relationships add column full_name text
  generated always as (wisp_fold(first_name || coalesce(' ' || last_name, ''))) stored;
create index relationships_full_name on relationships (owner, full_name) where deleted_at is null;
