-- What is signed and read of each run, by the month of the run: the id of a run begins with its time, so all of a run is in
-- one partition of each table, and a look at a run touches one. Closed months can be detached as verified archives. What
-- lists, measures and look-ups by digest search (captures, classifications, verifications, answers, leaves) stays.

-- Dependent tables first.
create function evidence_guard.tables_by_month() returns text[] language sql immutable as
$$ select '{reader_exchanges,readings,custody_events,source_trails,witnessed,manifests}'::text[] $$;

-- The smallest id of a run of that month or later.
create function evidence_guard.first_id(month date) returns uuid language sql immutable as
$$ select (lpad(to_hex((extract(epoch from month::timestamp at time zone 'UTC') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- Makes the partitions that are missing. Rows outside of all months are in the partition `rest`; should rows of a month have
-- come there before its partition was made, they stay there.
create function evidence_guard.ensure_run_partitions(months_ahead integer) returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  kept_by_month text;
  name text;
  month date;
  made integer := 0;
begin
  if months_ahead not between 0 and 120 then
    raise exception 'months_ahead must be between 0 and 120';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('evidence_guard.ensure_run_partitions', 0));
  for offset_months in 0..months_ahead loop
    month := (date_trunc('month', now() at time zone 'UTC') + make_interval(months => offset_months))::date;
    foreach kept_by_month in array evidence_guard.tables_by_month() loop
      name := kept_by_month || '_' || to_char(month, 'YYYY_MM');
      continue when to_regclass('evidence.' || name) is not null;
      begin
        execute format('create table evidence.%I partition of evidence.%I for values from (%L) to (%L)', name, kept_by_month,
          evidence_guard.first_id(month), evidence_guard.first_id((month + interval '1 month')::date));
      -- `rest` has rows of this month, or its time is that of the partition `before`.
      exception when check_violation or invalid_object_definition then
        continue;
      end;
      perform evidence_guard.guard_table(format('evidence.%I', name)::regclass);
      execute format('alter table evidence.%I owner to %I', name, (select relowner::regrole::name from pg_class
        where oid = format('evidence.%I', kept_by_month)::regclass));
      made := made + 1;
    end loop;
  end loop;
  return made;
end $$;

-- The requests and replies of models get the run that they are of.
create table evidence.reader_exchanges_of_runs (
  like evidence.reader_exchanges including defaults including constraints, run_id uuid not null
);
insert into evidence.reader_exchanges_of_runs
select x.*, r.run_id from evidence.reader_exchanges x join evidence.readings r on r.id = x.reading_id;
do $$
begin
  if current_setting('veracite.roles', true) = 'on' then
    execute 'alter table evidence.reader_exchanges_of_runs owner to veracite_owner';
    execute 'grant select, insert on evidence.reader_exchanges_of_runs to veracite_app';
  end if;
end $$;
drop table evidence.reader_exchanges;
alter table evidence.reader_exchanges_of_runs rename to reader_exchanges;
alter table evidence.judge_opinions drop constraint if exists judge_opinions_classification_id_fkey;

do $$
declare
  month date := date_trunc('month', now() at time zone 'UTC');
  kept record;
  privilege record;
  made text;
  triggers text[];
  first_new uuid;
  newest uuid := '00000000-0000-0000-0000-000000000000';
  of_table uuid;
begin
  -- What is there already becomes one partition. In an installation without runs this month, the month has its own; where
  -- ids carry no time, what is there takes all runs outside of the months.
  foreach made in array evidence_guard.tables_by_month() loop
    execute format('select run_id from evidence.%I order by run_id desc limit 1', made) into of_table;
    newest := greatest(newest, of_table);
  end loop;
  first_new := case when newest < evidence_guard.first_id(month) then evidence_guard.first_id(month)
    when newest < evidence_guard.first_id((month + interval '1 month')::date)
    then evidence_guard.first_id((month + interval '1 month')::date) end;
  for kept in
    select name, id, indexes from (values
      ('readings', 'id', array['(capture_id, created_at, id)', '(run_id, created_at, id)']),
      ('reader_exchanges', 'reading_id', array['(run_id)']),
      ('custody_events', 'id', array['(run_id, occurred_at, id)']),
      ('source_trails', 'id', array['(capture_id, created_at desc, id desc)', '(run_id)']),
      ('witnessed', 'id', array['(run_id, created_at, id)']),
      ('manifests', 'subject_id', array['(run_id, created_at)'])
    ) as t (name, id, indexes)
  loop
    select array_agg(pg_get_triggerdef(oid)) filter (where tgname not like 'refuse_%') into triggers
    from pg_trigger where tgrelid = format('evidence.%I', kept.name)::regclass and not tgisinternal;
    for made in select tgname from pg_trigger where tgrelid = format('evidence.%I', kept.name)::regclass and not tgisinternal loop
      execute format('drop trigger %I on evidence.%I', made, kept.name);
    end loop;
    execute format('alter table evidence.%I rename to %I', kept.name, kept.name || '_before');
    execute format('alter table evidence.%I drop constraint if exists %I', kept.name || '_before', kept.name || '_pkey');
    execute format('create table evidence.%I (like evidence.%I including defaults including constraints including generated,
      primary key (%I, run_id)) partition by range (run_id)', kept.name, kept.name || '_before', kept.id);
    foreach made in array kept.indexes loop
      execute format('create index on evidence.%I %s', kept.name, made);
    end loop;
    if kept.name = 'readings' then
      alter table evidence.readings add foreign key (capture_id) references evidence.captures (id);
    elsif kept.name = 'reader_exchanges' then
      alter table evidence.reader_exchanges add foreign key (reading_id, run_id) references evidence.readings (id, run_id);
    elsif kept.name = 'witnessed' then
      alter table evidence.witnessed_before drop constraint witnessed_capture_id_key;
      alter table evidence.witnessed add unique (capture_id, run_id),
        add foreign key (root_sha256) references evidence.web_roots (sha256);
    end if;

    if first_new is null then
      execute format('alter table evidence.%I attach partition evidence.%I default', kept.name, kept.name || '_before');
    else
      execute format('alter table evidence.%I attach partition evidence.%I for values from (minvalue) to (%L)', kept.name,
        kept.name || '_before', first_new);
      execute format('create table evidence.%I partition of evidence.%I default', kept.name || '_rest', kept.name);
    end if;

    -- The primary key holds within a month: an id of another month is refused here, and two at the same moment by the key
    -- of the queue of the log.
    execute format($sql$
      create function evidence_guard.one_run_of_%1$s() returns trigger
      language plpgsql security definer set search_path = pg_catalog as $body$
      begin
        if exists (select from added a where exists (
          select from evidence.%1$s e where e.%2$I = a.%2$I and e.run_id <> a.run_id offset 0)) then
          raise exception 'an id in evidence.%1$s is used for another run' using errcode = 'unique_violation';
        end if;
        return null;
      end $body$ $sql$, kept.name, kept.id);
    execute format('create trigger refuse_other_run after insert on evidence.%1$I referencing new table as added
      for each statement execute function evidence_guard.one_run_of_%1$s()', kept.name);
    execute format('alter table evidence.%I enable always trigger refuse_other_run', kept.name);
    perform evidence_guard.guard_table(format('evidence.%I', kept.name)::regclass);
    for made in select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = format('evidence.%I', kept.name)::regclass loop
      perform evidence_guard.guard_table(format('evidence.%I', made)::regclass);
    end loop;
    foreach made in array coalesce(triggers, '{}') loop
      execute made;
    end loop;

    for privilege in select * from pg_class c, aclexplode(c.relacl) a
      where c.oid = format('evidence.%I', kept.name || '_before')::regclass and a.grantee <> c.relowner loop
      execute format('grant %s on evidence.%I to %I', privilege.privilege_type, kept.name, privilege.grantee::regrole::name);
    end loop;
    if current_setting('veracite.roles', true) = 'on' then
      execute format('alter function evidence_guard.one_run_of_%s() owner to veracite_owner', kept.name);
      for made in select relname from pg_class where relnamespace = 'evidence'::regnamespace and relkind in ('r', 'p')
        and relname in (kept.name, kept.name || '_rest') loop
        execute format('alter table evidence.%I owner to veracite_owner', made);
      end loop;
    end if;
  end loop;
end $$;

-- Months whose statements are objects, and the object for each stretch of runs.
create table evidence.archives (
  unit text primary key,
  first_id uuid not null,
  -- Not included.
  end_id uuid not null,
  rows_by_table jsonb not null,
  archived_at timestamptz not null default now()
);
create table evidence.archive_parts (
  unit text not null references evidence.archives (unit),
  first_run uuid primary key,
  last_run uuid not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  bytes integer not null
);
select evidence_guard.guard_table('evidence.archives'), evidence_guard.guard_table('evidence.archive_parts');

-- Runs of archived months whose rows were copied back, because somebody looked at them.
create table veracite.recalled_runs (
  run_id uuid primary key,
  recalled_at timestamptz not null default now()
);

-- The partition of that name with its bounds, where it is there and nothing can belong to it any more.
create function evidence_guard.closed_months() returns table (unit text, first_id uuid, end_id uuid)
language sql stable set search_path = pg_catalog as $$
  select * from (
    select substr(c.relname, 11) as unit,
      coalesce(substring(bound from 'FROM \(''([0-9a-f-]+)''\)'), '00000000-0000-0000-0000-000000000000')::uuid as first_id,
      substring(bound from 'TO \(''([0-9a-f-]+)''\)')::uuid as end_id
    from pg_inherits i join pg_class c on c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) bound
    where i.inhparent = 'evidence.manifests'::regclass
  ) months
  where end_id <= evidence_guard.first_id(date_trunc('month', now() at time zone 'UTC')::date)
  order by end_id
$$;

-- Removes the partitions of a closed month, if the archive has as many rows as they have: rows are only ever added, so these
-- are the same rows. For the owner of the tables alone.
create function evidence_guard.detach_month(wanted text, rows_by_table jsonb, parts jsonb) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  closed record;
  kept_by_month text;
  found bigint;
begin
  select * into closed from evidence_guard.closed_months() where unit = wanted;
  if closed is null then
    raise exception 'there is no closed month %', wanted using errcode = 'object_not_in_prerequisite_state';
  end if;
  foreach kept_by_month in array evidence_guard.tables_by_month() loop
    execute format('lock table evidence.%I in access exclusive mode', kept_by_month);
    execute format('select count(*) from evidence.%I', kept_by_month || '_' || wanted) into found;
    if found is distinct from (rows_by_table ->> kept_by_month)::bigint then
      raise exception '% has % rows, the archive %', kept_by_month || '_' || wanted, found, rows_by_table ->> kept_by_month
        using errcode = 'object_not_in_prerequisite_state';
    end if;
  end loop;
  if exists (select from veracite.log_queue q join evidence.manifests m on m.subject_id = q.subject_id
             where m.run_id >= closed.first_id and m.run_id < closed.end_id) then
    raise exception 'the log has not taken all of %', wanted using errcode = 'object_not_in_prerequisite_state';
  end if;
  foreach kept_by_month in array evidence_guard.tables_by_month() loop
    execute format('alter table evidence.%I detach partition evidence.%I', kept_by_month, kept_by_month || '_' || wanted);
    execute format('drop table evidence.%I', kept_by_month || '_' || wanted);
  end loop;
  insert into evidence.archives (unit, first_id, end_id, rows_by_table)
  values (wanted, closed.first_id, closed.end_id, detach_month.rows_by_table);
  insert into evidence.archive_parts (unit, first_run, last_run, sha256, bytes)
  select wanted, p.first_run, p.last_run, decode(p.sha256, 'hex'), p.bytes
  from jsonb_to_recordset(parts) as p (first_run uuid, last_run uuid, sha256 text, bytes integer);
end $$;

-- Copies the archived rows of a run back, as its caller: who may add evidence may do this.
create function veracite.recall_run(run uuid, archived jsonb) returns void
language plpgsql set search_path = pg_catalog as $$
declare
  kept_by_month text;
  columns text;
begin
  for n in reverse array_length(evidence_guard.tables_by_month(), 1)..1 loop
    kept_by_month := (evidence_guard.tables_by_month())[n];
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = format('evidence.%I', kept_by_month)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into evidence.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::evidence.%1$I, $1)
      where run_id = $2 on conflict do nothing', kept_by_month, columns) using archived -> kept_by_month, run;
  end loop;
  insert into veracite.recalled_runs (run_id) values (run) on conflict do nothing;
end $$;

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.archives owner to veracite_owner';
  execute 'alter table evidence.archive_parts owner to veracite_owner';
  execute 'alter table veracite.recalled_runs owner to veracite_owner';
  execute 'alter function veracite.recall_run(uuid, jsonb) owner to veracite_owner';
  execute 'grant select on evidence.archives, evidence.archive_parts to veracite_app';
  execute 'grant select, insert on veracite.recalled_runs to veracite_app';
  execute 'revoke all on function evidence_guard.ensure_run_partitions(integer) from public';
  execute 'revoke all on function evidence_guard.detach_month(text, jsonb, jsonb) from public';
  execute 'grant execute on function evidence_guard.ensure_run_partitions(integer) to veracite_app';
  execute 'grant execute on function evidence_guard.detach_month(text, jsonb, jsonb) to veracite_owner';
end $$;

select evidence_guard.ensure_run_partitions(3);
