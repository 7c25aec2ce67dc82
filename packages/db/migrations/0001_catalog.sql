-- What an operator sets up: plans, accounts, brands, prompts, keys. Rows here change; nothing is deleted,
-- because evidence refers to it: removing means archived_at.

create schema veracite;
create schema evidence;

-- UUIDv7 for rows made inside SQL (the runs of a scan); everything else gets its id from the application.
-- PostgreSQL has its own from version 18 on, and we run on 15 too.
create function veracite.uuidv7() returns uuid
language sql volatile parallel safe set search_path = pg_catalog as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;

create table veracite.plans (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9_-]{0,62}$'),
  engines text[] not null,
  max_scans_per_month integer not null check (max_scans_per_month >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table veracite.accounts (
  id uuid primary key,
  name text not null,
  plan_id text not null references veracite.plans (id),
  created_at timestamptz not null,
  archived_at timestamptz
);

create table veracite.brands (
  id uuid primary key,
  account_id uuid not null references veracite.accounts (id),
  name text not null,
  domain text not null,
  aliases text[] not null default '{}',
  created_at timestamptz not null,
  archived_at timestamptz
);
create index brands_by_account on veracite.brands (account_id, id);

-- A prompt's text never changes: runs point at it as what was asked. A new wording is a new prompt.
create table veracite.prompts (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  text text not null,
  text_sha256 bytea not null check (octet_length(text_sha256) = 32),
  intent text not null,
  locale text not null,
  created_at timestamptz not null,
  archived_at timestamptz
);
create index prompts_active on veracite.prompts (brand_id, id) where archived_at is null;
create unique index prompts_once on veracite.prompts (brand_id, locale, text_sha256)
  where archived_at is null;

create table veracite.api_keys (
  id uuid primary key,
  account_id uuid not null references veracite.accounts (id),
  name text not null,
  sha256 bytea not null unique check (octet_length(sha256) = 32),
  -- The last four characters, so that a person can tell two keys apart.
  hint text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index api_keys_by_account on veracite.api_keys (account_id, id);

-- Scans used per account and calendar month in UTC. The period is stored, never derived from a timestamp.
create table veracite.monthly_scans (
  account_id uuid not null references veracite.accounts (id),
  period date not null,
  used integer not null check (used >= 0),
  primary key (account_id, period)
);

create table veracite.idempotency_keys (
  token_sha256 bytea not null check (octet_length(token_sha256) = 32),
  key text not null,
  operation text not null,
  request_sha256 bytea not null check (octet_length(request_sha256) = 32),
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (token_sha256, key)
);
create index idempotency_keys_by_age on veracite.idempotency_keys (created_at);

-- Small facts about this installation that must outlive every process (the queue's epoch, for example).
create table veracite.settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
