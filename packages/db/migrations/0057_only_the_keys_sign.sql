-- Only keys that the log's role has entered can sign what is in the log. With the right to insert a capture key, the
-- application's role could have entered a key of its own, and a leaf signed with it.

-- Asks what the current role may do and not what it is called: a login that never changes its role still has
-- every right of the roles it was granted. Without roles there is nobody to tell apart.
create function evidence_guard.require_log_role() returns trigger
language plpgsql set search_path = pg_catalog as $$
begin
  if (select roles from veracite_meta.installation) and not pg_has_role(current_user, 'veracite_log', 'usage') then
    raise exception 'only the role of the log enters rows into %.%', tg_table_schema, tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['keys', 'key_retirements', 'log_leaves', 'log_tiles', 'log_tree_heads',
    'log_checkpoints', 'log_cosignatures', 'log_timestamps'] loop
    execute format('create trigger require_log_role before insert on evidence.%I for each statement execute function evidence_guard.require_log_role()', guarded);
    execute format('alter table evidence.%I enable always trigger require_log_role', guarded);
  end loop;
end $$;

drop trigger check_log_key on evidence.keys;
drop function evidence_guard.check_log_key();

-- What the sequencer did not enter, because no registered key has signed it. Nothing is thrown away: when the key is
-- entered later, its leaves are queued again.
create table veracite.log_refused (
  subject_id uuid primary key,
  kind text not null,
  body bytea not null,
  queued_at timestamptz not null,
  -- The key in the leaf, where it can be read.
  public_key bytea,
  reason text not null,
  refused_at timestamptz not null
);
create index log_refused_by_key on veracite.log_refused using hash (public_key);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.log_refused owner to veracite_owner';
  execute 'revoke insert on evidence.keys from veracite_app';
  execute 'grant select on veracite.log_refused to veracite_app';
  execute 'grant select, insert, update, delete on veracite.log_refused to veracite_log';
  execute 'grant insert on veracite.log_queue to veracite_log';
end $$;
