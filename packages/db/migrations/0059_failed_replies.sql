-- What an engine sent when it sent no answer: an error page, half a reply, anything an adapter could not read.
create table evidence.failed_replies (
  call_id uuid not null,
  -- In the order of the calls that the attempt took.
  place smallint not null check (place between 0 and 63),
  run_id uuid not null,
  engine text not null,
  access_kind text not null,
  outcome text not null,
  request jsonb not null,
  http_status smallint not null,
  content_type text not null,
  headers jsonb not null,
  connection jsonb,
  -- False when the reply broke off, or was longer than what is kept of it.
  is_complete boolean not null,
  sha256 bytea not null check (sha256 = sha256(bytes)),
  bytes bytea not null check (octet_length(bytes) <= 4194304),
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  primary key (call_id, place)
);
create index failed_replies_by_run on evidence.failed_replies (run_id, asked_at);

select evidence_guard.guard_table('evidence.failed_replies');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.failed_replies owner to veracite_owner';
  execute 'grant select, insert on evidence.failed_replies to veracite_app';
  execute 'grant select on evidence.failed_replies to veracite_log';
end $$;
