-- Evidence of several runs handed out as one file. The manifest is signed and logged; the parts are kept as they were
-- written, so that the same file can be handed out again by a later version.
create table evidence.cases (
  id uuid primary key,
  brand_id uuid not null,
  reference text,
  runs integer not null check (runs between 1 and 100),
  parts integer not null check (parts > 0),
  bytes bigint not null check (bytes > 0),
  -- Over everything but the time: the same choice of the same evidence is one case.
  content_sha256 bytea not null unique check (octet_length(content_sha256) = 32),
  body bytea not null check (octet_length(body) between 2 and 32768),
  sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  leaf bytea not null,
  created_at timestamptz not null
);
create index cases_by_brand on evidence.cases (brand_id, id desc);

create table evidence.case_parts (
  case_id uuid not null,
  path text not null,
  bytes bytea not null,
  primary key (case_id, path)
);

select evidence_guard.guard_table('evidence.cases');
select evidence_guard.guard_table('evidence.case_parts');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.cases owner to veracite_owner';
  execute 'alter table evidence.case_parts owner to veracite_owner';
  execute 'grant select, insert on evidence.cases, evidence.case_parts to veracite_app';
  execute 'grant select on evidence.cases, evidence.case_parts to veracite_log';
end $$;
