-- Merging: who took over what somebody in the trash had, and what undoing it needs to know.
alter table relationships add column merged_into uuid;
alter table relationships add column merge_memo jsonb;
-- Set: the link came with a merge, from that person, and goes with its undoing.
alter table interaction_people add column merged_from uuid;

-- Dates that come round are looked for by month and day, planned meetings by their date.
create index relationships_birthday on relationships (owner, substr(birthdate, 6)) where deleted_at is null;
create index relationships_anniversary on relationships (owner, substr(anniversary, 6)) where deleted_at is null;
create index relationships_planned on relationships (owner, next_planned_interaction) where deleted_at is null;
create index relationships_important on relationships (owner)
  where deleted_at is null and important_dates <> '[]'::jsonb;
-- Whose check-in is due: for each frequency those who were spoken with longest ago.
create index relationships_check_in on relationships
  (owner, check_in_frequency, (coalesce(last_interaction, created_at)), id) where deleted_at is null;

-- What waits for the person's word, by life area.
create index insights_proposed on insights (owner, category, created_at, id)
  where state = 'proposed' and deleted_at is null;
