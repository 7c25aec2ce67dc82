-- Recordings of answers in apps. A recording may have two connections: that of the reply, and that of the conversation which
-- the app loaded again.
alter table evidence.witnessed add column part text not null default 'reply' check (part in ('reply', 'conversation'));
alter table evidence.witnessed drop constraint witnessed_capture_id_run_id_key;
alter table evidence.witnessed add unique (capture_id, run_id, part);

-- What was recorded beside the reply. The manifest of the capture names each part by its digest.
create table evidence.recordings (
  capture_id uuid primary key,
  -- The visible text of the page, canonical JSON.
  screen bytea not null check (octet_length(screen) between 2 and 2097152),
  picture bytea check (octet_length(picture) <= 8388608),
  conversation bytea,
  created_at timestamptz not null
);
select evidence_guard.guard_table('evidence.recordings');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.recordings owner to veracite_owner';
  execute 'grant select, insert on evidence.recordings to veracite_app';
end $$;
