-- People get in with an identity of their own: members of accounts with a role, invited by a link, signed in by passkey
-- or a foreign provider. Secrets are kept as digests only.

create table veracite.people (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) <= 254),
  created_at timestamptz not null
);

-- Who left is kept: reviews and the record of who did what refer to them.
create table veracite.members (
  id uuid primary key,
  account_id uuid not null references veracite.accounts (id),
  person_id uuid not null references veracite.people (id),
  role text not null check (role in ('viewer', 'reviewer', 'editor', 'owner')),
  added_at timestamptz not null,
  left_at timestamptz
);
create unique index members_once on veracite.members (account_id, person_id) where left_at is null;
create index members_by_person on veracite.members (person_id) where left_at is null;
create index members_by_account on veracite.members (account_id, id) where left_at is null;

create table veracite.invitations (
  id uuid primary key,
  account_id uuid not null references veracite.accounts (id),
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) <= 254),
  role text not null check (role in ('viewer', 'reviewer', 'editor', 'owner')),
  -- Lets this member in again, who has lost their passkey. Whoever makes the link could use it themselves: an owner may
  -- make one only for somebody who is in no other account, the operator for anybody.
  member_id uuid references veracite.members (id),
  by_operator boolean not null,
  sha256 bytea not null unique check (octet_length(sha256) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index invitations_by_account on veracite.invitations (account_id, id desc);

create table veracite.passkeys (
  id uuid primary key,
  person_id uuid not null references veracite.people (id),
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- Grows with each use where the device counts; one that goes back was copied.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_person on veracite.passkeys (person_id, id);

-- Whom a foreign provider calls what.
create table veracite.openid_logins (
  issuer text not null,
  subject text not null,
  person_id uuid not null references veracite.people (id),
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index openid_logins_by_person on veracite.openid_logins (person_id);

-- Browsers that are signed in. Without a person it is the operator's, signed in with the platform token or a code; it is
-- bound to the token of that day, so that another token ends it.
create table veracite.sessions (
  id uuid primary key,
  sha256 bytea not null unique check (octet_length(sha256) = 32),
  person_id uuid references veracite.people (id),
  token_sha256 bytea check (octet_length(token_sha256) = 32),
  method text not null check (method in ('token', 'code', 'invitation', 'passkey', 'openid')),
  browser text not null,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((person_id is null) <> (token_sha256 is null))
);
create index sessions_by_person on veracite.sessions (person_id, id desc) where person_id is not null;
create index sessions_of_operator on veracite.sessions (token_sha256, id desc) where token_sha256 is not null;
-- When somebody was last seen, also by sessions that have ended.
create index sessions_last_seen on veracite.sessions (person_id, seen_at);
create index sessions_by_expiry on veracite.sessions (expires_at);

-- What a sign-in that was begun must remember until it is finished: once, and for minutes.
create table veracite.sign_in_steps (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  kind text not null,
  data jsonb not null,
  expires_at timestamptz not null
);
create index sign_in_steps_by_expiry on veracite.sign_in_steps (expires_at);

-- Sessions are kept on the server now. What was signed in before this version signs in again.
drop table veracite.ended_sessions;

-- Keys of programs and people, beside those of agents.
alter table veracite.api_keys
  add column kind text not null default 'customer' check (kind in ('customer', 'service', 'personal')),
  add column role text check (role in ('viewer', 'reviewer', 'editor', 'owner')),
  add column person_id uuid references veracite.people (id),
  add column expires_at timestamptz,
  add column last_used_at timestamptz,
  add constraint api_keys_by_kind check ((kind = 'customer') = (role is null) and (kind = 'personal') = (person_id is not null));
create index api_keys_by_person on veracite.api_keys (person_id, id) where person_id is not null;

do $$
declare
  made text;
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  foreach made in array array['people', 'members', 'invitations', 'passkeys', 'openid_logins', 'sessions', 'sign_in_steps'] loop
    execute format('alter table veracite.%I owner to veracite_owner', made);
    execute format('grant select, insert, update, delete on veracite.%I to veracite_app', made);
  end loop;
end $$;
