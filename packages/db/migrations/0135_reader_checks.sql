-- How well a reading model read the shipped answers. Signed, entered into the log, and never changed: signed
-- classifications quote it.
create table evidence.reader_checks (
  id uuid primary key,
  -- Model and version of the prompt.
  reader text not null,
  body bytea not null check (octet_length(body) between 2 and 32768),
  signature bytea not null,
  key_id text not null,
  leaf bytea not null,
  measured_at timestamptz not null
);
create index reader_checks_newest on evidence.reader_checks (reader, measured_at desc, id desc);
select evidence_guard.guard_table('evidence.reader_checks');

-- When a check was last asked for, so that a reader that cannot be measured is not asked again and again.
create table veracite.reader_check_requests (
  reader text primary key,
  job_id uuid not null,
  requested_at timestamptz not null
);

-- Replies of a check that is under way: after a crash or at the spend ceiling, nothing is paid for twice.
create table veracite.reader_check_replies (
  reader text not null,
  answer_id text not null,
  reply text not null,
  cost_usd numeric(14, 8),
  read_at timestamptz not null,
  primary key (reader, answer_id)
);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.reader_checks owner to veracite_owner';
  execute 'alter table veracite.reader_check_requests owner to veracite_owner';
  execute 'alter table veracite.reader_check_replies owner to veracite_owner';
  execute 'grant select, insert on evidence.reader_checks to veracite_app';
  execute 'grant select on evidence.reader_checks to veracite_log';
  execute 'grant select, insert, update, delete on veracite.reader_check_requests, veracite.reader_check_replies to veracite_app';
end $$;
