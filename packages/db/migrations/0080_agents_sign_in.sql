-- What the authorization server keeps between requests: codes, tokens, grants, registered programs. Found by the digest of
-- its id, because whoever knows an id may use it: somebody who reads this table cannot.
create table veracite.oauth_records (
  kind text not null check (length(kind) between 1 and 64),
  id_sha256 bytea not null check (length(id_sha256) = 32),
  -- Everything that was given for one consent ends together.
  grant_id text,
  payload jsonb not null,
  consumed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (kind, id_sha256)
);
create index oauth_records_of_grant on veracite.oauth_records (grant_id) where grant_id is not null;
create index oauth_grants_of_person on veracite.oauth_records (split_part(payload ->> 'accountId', '~', 1), created_at desc)
  where kind = 'Grant';
create index oauth_records_expired on veracite.oauth_records (expires_at);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.oauth_records owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.oauth_records to veracite_app';
end $$;
