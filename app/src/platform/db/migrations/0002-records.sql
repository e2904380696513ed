create table captures (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  kind text not null,
  -- What the person gave; never changed.
  original text not null,
  -- What it reads as now, after corrections.
  text text not null,
  status text not null,
  reason text,
  timezone text not null,
  -- The local wall clock when it was written.
  written_at text not null,
  -- Set: the whole content is one item of this category.
  as_category text,
  -- How often it was organized.
  runs integer not null,
  search text generated always as (wisp_fold(text)) stored,
  primary key (owner, id)
);
create index captures_newest on captures (owner, created_at, id);
create index captures_waiting on captures (created_at) where status in ('kept', 'reading');

create table capture_revisions (
  owner uuid not null,
  capture_id uuid not null,
  revision integer not null,
  text text not null,
  created_at timestamptz(3) not null,
  primary key (owner, capture_id, revision),
  foreign key (owner, capture_id) references captures (owner, id) on delete cascade
);

create table insights (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  capture_id uuid,
  category text not null,
  title text not null,
  content text not null,
  span_start integer,
  span_end integer,
  due_date text,
  repeat text,
  people jsonb not null,
  mood text,
  is_completed boolean not null,
  is_favorite boolean not null,
  confidence real not null,
  state text not null,
  record_kind text,
  record_id uuid,
  metadata text,
  -- Whether the person changed it, or its record, since it was made.
  touched boolean not null,
  search text generated always as (wisp_fold(title || ' ' || content)) stored,
  primary key (owner, id)
);
create index insights_newest on insights (owner, created_at, id);
create index insights_category on insights (owner, category, created_at, id);
create index insights_capture on insights (owner, capture_id);
create index insights_record on insights (owner, record_id);
create index insights_search on insights using gin (search gin_trgm_ops);

create table tasks (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  title text not null,
  description text,
  priority text not null,
  due_date text,
  repeat text,
  -- Of a repeating task: shared by its occurrences, one a row.
  series_id uuid,
  goal_id uuid,
  is_completed boolean not null,
  completed_at timestamptz(3),
  -- The occurrence whose completion made this one.
  follows uuid,
  search text generated always as (wisp_fold(title || ' ' || coalesce(description, ''))) stored,
  primary key (owner, id)
);
create unique index tasks_occurrence on tasks (owner, series_id, due_date) where series_id is not null;
create index tasks_newest on tasks (owner, created_at, id);
create index tasks_due on tasks (owner, is_completed, due_date, id);

create table goals (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  title text not null,
  description text,
  category text not null,
  due_date text,
  progress integer not null,
  is_completed boolean not null,
  milestones jsonb not null,
  search text generated always as (wisp_fold(title || ' ' || coalesce(description, ''))) stored,
  primary key (owner, id)
);
create index goals_newest on goals (owner, created_at, id);

create table relationships (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  first_name text not null,
  last_name text,
  nickname text,
  relationship_type text not null,
  custom_relationship text,
  pronouns text,
  birthdate text,
  anniversary text,
  location text,
  timezone text,
  preferred_contact_method text,
  phone text,
  email text,
  social_media_handles jsonb not null,
  love_language text,
  shared_interests text,
  notes text,
  important_dates jsonb not null,
  check_in_frequency text not null,
  next_planned_interaction text,
  next_planned_interaction_description text,
  tags jsonb not null,
  job_title text,
  photo text,
  shared_milestones jsonb not null,
  last_interaction timestamptz(3),
  search text generated always as
    (wisp_fold(first_name || ' ' || coalesce(last_name, '') || ' ' || coalesce(nickname, '') || ' ' || coalesce(notes, ''))) stored,
  primary key (owner, id)
);
create index relationships_newest on relationships (owner, created_at, id);
create index relationships_first_name on relationships (owner, wisp_fold(first_name));
create index relationships_nickname on relationships (owner, wisp_fold(nickname));

create table interactions (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  -- interaction: something that happened with them; fact: a line worth keeping about them.
  kind text not null,
  at timestamptz(3) not null,
  note text not null,
  primary key (owner, id)
);

create table interaction_people (
  owner uuid not null,
  person_id uuid not null,
  interaction_id uuid not null,
  primary key (owner, person_id, interaction_id),
  foreign key (owner, person_id) references relationships (owner, id) on delete cascade,
  foreign key (owner, interaction_id) references interactions (owner, id) on delete cascade
);
create index interaction_people_interaction on interaction_people (owner, interaction_id);

create table moods (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  mood text not null,
  notes text,
  energy_level integer,
  stress_level integer,
  search text generated always as (wisp_fold(mood || ' ' || coalesce(notes, ''))) stored,
  primary key (owner, id)
);
create index moods_newest on moods (owner, created_at, id);

create table gratitude (
  owner uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null,
  actor text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  date text not null,
  -- The order within its day.
  position integer not null,
  text text not null,
  categories jsonb not null,
  insight_id uuid,
  search text generated always as (wisp_fold(text)) stored,
  primary key (owner, id)
);
create index gratitude_day on gratitude (owner, date, position, id);
