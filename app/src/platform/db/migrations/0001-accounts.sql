create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Lower case without accents, for searching; wrapped, because unaccent() alone is not immutable.
create function wisp_fold(text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  birthday date,
  timezone text not null,
  language text not null,
  avatar_url text,
  subscription_status text not null,
  subscription_plan text,
  subscription_expiry timestamptz(3),
  version integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));

create table sessions (
  id uuid primary key,
  owner uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  confirmed_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index sessions_owner on sessions (owner);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
