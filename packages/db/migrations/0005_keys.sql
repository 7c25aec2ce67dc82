-- The public halves of the keys behind the evidence, and since when each was in use: whoever checks a signature made
-- years ago must be able to find its key and its time. A row is never changed, like all evidence.
create table evidence.keys (
  role text not null check (role in ('capture', 'log')),
  key_id text not null,
  -- The log's key is named after its origin; a capture key after itself.
  name text not null,
  -- SubjectPublicKeyInfo in DER for a capture key, the 32 bytes of Ed25519 for the log's.
  public_key bytea not null,
  not_before timestamptz not null,
  primary key (role, key_id)
);
-- One database holds one log, under one origin and one key. Another key means another log, with a number of its own.
create unique index keys_one_log on evidence.keys (role) where role = 'log';

select evidence_guard.guard_table('evidence.keys');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.keys owner to veracite_owner';
  execute 'grant select, insert on evidence.keys to veracite_app';
end $$;
