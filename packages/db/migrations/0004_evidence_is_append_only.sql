-- The database itself refuses to change or remove evidence, in four layers:
--   privileges       the application's role may only INSERT and SELECT
--   triggers         row and statement, ENABLE ALWAYS, also against the owner and in replica mode
--   event triggers   dropping, altering or re-defining what guards the evidence (needs a superuser to install)
--   the log          whoever gets past all of that is still seen, because published roots no longer match
-- Row triggers alone are silent when no row matches; statement triggers alone are skipped when a partition is
-- addressed directly. Hence both.

-- What guards the evidence lives apart from it and belongs to whoever migrates: were it in the same schema, the
-- owner of the tables could drop the guard together with what it guards.
create schema evidence_guard;

create function evidence_guard.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog as $$
begin
  raise exception 'evidence is append-only: % on %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create function evidence_guard.guard_table(guarded regclass) returns void
language plpgsql set search_path = pg_catalog as $$
begin
  -- A partition has its parent's row trigger already, cloned when it was made.
  if not exists (select from pg_trigger where tgrelid = guarded and tgname = 'refuse_row_change') then
    execute format('create trigger refuse_row_change before update or delete on %s for each row execute function evidence_guard.refuse_change()', guarded);
  end if;
  execute format('alter table %s enable always trigger refuse_row_change', guarded);
  execute format('create trigger refuse_statement before update or delete or truncate on %s for each statement execute function evidence_guard.refuse_change()', guarded);
  execute format('alter table %s enable always trigger refuse_statement', guarded);
end $$;

-- Makes the month partitions of capture_bytes that are missing from this month to `months_ahead` months on.
-- SECURITY DEFINER, because the application's role cannot create tables here; it takes one small integer only.
create function evidence_guard.ensure_capture_partitions(months_ahead integer) returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  month date;
  name text;
  made integer := 0;
begin
  if months_ahead not between 0 and 120 then
    raise exception 'months_ahead must be between 0 and 120';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('evidence_guard.ensure_capture_partitions', 0));
  for offset_months in 0..months_ahead loop
    month := (date_trunc('month', now() at time zone 'UTC') + make_interval(months => offset_months))::date;
    name := 'capture_bytes_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('evidence.' || name) is not null;
    execute format('create table evidence.%I partition of evidence.capture_bytes for values from (%L) to (%L)',
      name, month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00');
    perform evidence_guard.guard_table(format('evidence.%I', name)::regclass);
    if current_setting('veracite.roles', true) = 'on' or exists (select from pg_roles where rolname = 'veracite_app') then
      execute format('alter table evidence.%I owner to %I', name,
        (select rolname from pg_class c join pg_roles r on r.oid = c.relowner where c.oid = 'evidence.capture_bytes'::regclass));
      execute format('grant select, insert on evidence.%I to veracite_app', name);
    end if;
    made := made + 1;
  end loop;
  return made;
end $$;

-- Everything older than the installation itself (imported or restored captures) has one partition of its own.
do $$
begin
  execute format('create table evidence.capture_bytes_before partition of evidence.capture_bytes for values from (minvalue) to (%L)',
    to_char(date_trunc('month', now() at time zone 'UTC'), 'YYYY-MM-DD') || ' 00:00:00+00');
end $$;

do $$
declare
  guarded regclass;
begin
  for guarded in
    select c.oid::regclass from pg_class c
    where c.relnamespace = 'evidence'::regnamespace and c.relkind in ('r', 'p')
    order by (c.relkind = 'p') desc, c.relname
  loop
    perform evidence_guard.guard_table(guarded);
  end loop;
end $$;

-- A tree head may only say what the leaves say: it grows, nothing is missing below it, nothing lies beyond it.
create function evidence_guard.check_tree_head() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  previous bigint := coalesce((select max(size) from evidence.log_tree_heads), 0);
begin
  if new.size <= previous then
    raise exception 'the log only grows: % does not follow %', new.size, previous using errcode = 'restrict_violation';
  end if;
  if (select count(*) from evidence.log_leaves where idx >= previous) <> new.size - previous
     or (select max(idx) from evidence.log_leaves) <> new.size - 1 then
    raise exception 'tree head % does not match the leaves', new.size using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_tree_head before insert on evidence.log_tree_heads
  for each row execute function evidence_guard.check_tree_head();
alter table evidence.log_tree_heads enable always trigger check_tree_head;

-- Ownership and privileges, where roles can be had.
do $$
declare
  object record;
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  -- Giving a table away needs the new owner's right to create in its schema, unless a superuser gives it.
  execute 'grant usage, create on schema veracite, evidence to veracite_owner';
  for object in
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('veracite', 'evidence') and c.relkind in ('r', 'p')
  loop
    execute format('alter table %s owner to veracite_owner', object.name);
  end loop;
  if current_setting('veracite.superuser', true) = 'on' then
    execute 'revoke create on schema veracite, evidence from veracite_owner';
  end if;
  -- The schemas stay with whoever migrates: the owner of a schema may drop it with everything in it.
  execute 'grant usage on schema veracite, evidence, evidence_guard to veracite_owner, veracite_app';
  execute 'grant select, insert, update, delete on all tables in schema veracite to veracite_app';
  execute 'grant select, insert on all tables in schema evidence to veracite_app';
  execute 'revoke all on function evidence_guard.ensure_capture_partitions(integer) from public';
  execute 'revoke all on function evidence_guard.guard_table(regclass) from public';
  execute 'grant execute on function evidence_guard.ensure_capture_partitions(integer) to veracite_app';
end $$;

select evidence_guard.ensure_capture_partitions(12);

-- Event triggers belong to a superuser and stop everyone who is not one, the owner of the tables included.
do $do$
begin
  if current_setting('veracite.superuser', true) is distinct from 'on' then
    return;
  end if;
  execute $sql$
    create function evidence_guard.refuse_ddl() returns event_trigger
    language plpgsql set search_path = pg_catalog as $$
    declare
      command record;
    begin
      if (select rolsuper from pg_roles where rolname = current_user) then
        return;
      end if;
      if tg_event = 'sql_drop' then
        for command in select schema_name, object_identity from pg_event_trigger_dropped_objects()
        loop
          if command.schema_name in ('evidence', 'evidence_guard')
             or command.object_identity in ('evidence', 'evidence_guard')
             -- Triggers and rules have no schema of their own: their identity reads "name on schema.table".
             or command.object_identity like '% on evidence.%' then
            raise exception 'evidence is append-only: dropping % is refused', command.object_identity
              using errcode = 'restrict_violation';
          end if;
        end loop;
      else
        for command in select schema_name, object_identity, command_tag from pg_event_trigger_ddl_commands()
        loop
          if command.schema_name in ('evidence', 'evidence_guard')
             or command.object_identity in ('evidence', 'evidence_guard')
             -- Triggers and rules have no schema of their own: their identity reads "name on schema.table".
             or command.object_identity like '% on evidence.%' then
            raise exception 'evidence is append-only: % of % is refused', command.command_tag, command.object_identity
              using errcode = 'restrict_violation';
          end if;
        end loop;
      end if;
    end $$
  $sql$;
  execute 'create event trigger veracite_refuse_drop on sql_drop execute function evidence_guard.refuse_ddl()';
  execute 'create event trigger veracite_refuse_ddl on ddl_command_end execute function evidence_guard.refuse_ddl()';
  execute 'alter event trigger veracite_refuse_drop enable always';
  execute 'alter event trigger veracite_refuse_ddl enable always';
end $do$;
