-- What somebody read in a captured answer: rules, a language model, or a person. The bytes are canonical JSON, kept as
-- hashed; the signed manifest of every classification names the readings it was decided from by these hashes.
create table evidence.readings (
  id uuid primary key,
  run_id uuid not null,
  capture_id uuid not null references evidence.captures (id),
  reader_kind text not null check (reader_kind in ('rules', 'model', 'person')),
  -- Version of the rules, provider/model of a model, the label of a person.
  reader_version text not null,
  -- Digest of the names and the domain that the brand had then: under another name the answer must be read anew.
  identity_sha256 bytea not null check (octet_length(identity_sha256) = 32),
  body bytea not null check (octet_length(body) between 2 and 4194304),
  sha256 bytea not null,
  created_at timestamptz not null,
  check (sha256 = sha256(body))
);
create index readings_by_capture on evidence.readings (capture_id, created_at, id);
create index readings_by_run on evidence.readings (run_id, created_at, id);

-- What a model was asked, and what it replied: with both, anyone can make the reading again.
create table evidence.reader_exchanges (
  reading_id uuid primary key references evidence.readings (id),
  request bytea not null,
  request_sha256 bytea not null,
  reply bytea not null,
  reply_sha256 bytea not null,
  served_model text,
  cost_usd numeric(14, 8),
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  check (request_sha256 = sha256(request)),
  check (reply_sha256 = sha256(reply))
);

-- Classifications from before readings were kept have none.
alter table evidence.classifications add column reading_ids uuid[] not null default '{}';

select evidence_guard.guard_table('evidence.readings');
select evidence_guard.guard_table('evidence.reader_exchanges');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.readings owner to veracite_owner';
  execute 'alter table evidence.reader_exchanges owner to veracite_owner';
  execute 'grant select, insert on evidence.readings, evidence.reader_exchanges to veracite_app';
end $$;
