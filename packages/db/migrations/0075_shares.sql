-- One piece of evidence shown to somebody without an account, by a secret address that ends. What is shown is kept as it was
-- when the address was made; a case file is kept already.
create table veracite.shares (
  id uuid primary key,
  account_id uuid not null references veracite.accounts (id),
  kind text not null check (kind in ('finding', 'run', 'case')),
  target_id uuid not null,
  -- What the page says above the evidence.
  title text not null,
  demo boolean not null,
  sha256 bytea not null unique check (octet_length(sha256) = 32),
  -- The bundle as JSON; null for a case.
  content bytea,
  made_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views integer not null default 0 check (views >= 0),
  last_viewed_at timestamptz,
  check ((kind = 'case') = (content is null))
);
create index shares_by_account on veracite.shares (account_id, id desc);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.shares owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.shares to veracite_app';
end $$;
