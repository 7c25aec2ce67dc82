-- What a relay that somebody else runs says of a capture: the streams as they passed, its statement and the secrets of the
-- server's side in a signed manifest, the secrets of the request encrypted to a key that is not here. Also why a capture that
-- was to be witnessed is not.
create table evidence.witnessed (
  id uuid primary key,
  run_id uuid not null,
  capture_id uuid not null unique,
  result text not null check (result in ('witnessed', 'not_witnessed')),
  reason text,
  -- The name and key of the relay.
  relay text,
  client bytea,
  server bytea,
  -- The public root that the certificate leads to, DER.
  root bytea,
  relay_proof text,
  sealed bytea,
  body bytea not null check (octet_length(body) between 2 and 32768),
  manifest_sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  created_at timestamptz not null,
  check ((result = 'witnessed') = (reason is null)),
  check ((result = 'witnessed') = (client is not null and server is not null and root is not null and relay_proof is not null))
);
create index witnessed_by_run on evidence.witnessed (run_id, created_at, id);

select evidence_guard.guard_table('evidence.witnessed');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.witnessed owner to veracite_owner';
  execute 'grant select, insert on evidence.witnessed to veracite_app';
  execute 'grant select on evidence.witnessed to veracite_log';
end $$;
