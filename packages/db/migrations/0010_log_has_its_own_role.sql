-- The log can be continued by its own role only. With rights to insert, the application's role could have stopped it
-- for good: one leaf far ahead, one tile, one head or one note of nonsense, and nothing can be taken away again.

-- Whoever continues the log holds this row. Unlike an advisory lock, which anyone may take and never give back, a row
-- can be locked only by those who may update it.
create table veracite.log_lock (only_row boolean primary key default true check (only_row));
insert into veracite.log_lock values (true);

-- What the sequencer takes must fit where it goes.
alter table veracite.log_queue add constraint log_queue_kind check (kind ~ '^[a-z]{1,32}$');

-- Leaves are entered where the tree ends, one after the other: for the log's own role, too.
create function evidence_guard.check_leaves() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  tree_size bigint := coalesce((select max(size) from evidence.log_tree_heads), 0);
  entered record;
begin
  select min(idx) as first, max(idx) as last, count(*) as leaves into entered from added;
  if entered.leaves > 0 and (entered.first <> tree_size or entered.last - entered.first + 1 <> entered.leaves) then
    raise exception 'leaves % to % do not follow the % that are in the log', entered.first, entered.last, tree_size
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger check_leaves after insert on evidence.log_leaves
  referencing new table as added for each statement execute function evidence_guard.check_leaves();
alter table evidence.log_leaves enable always trigger check_leaves;

-- Who names the log's key decides which log this database holds.
create function evidence_guard.check_log_key() returns trigger
language plpgsql set search_path = pg_catalog as $$
begin
  if new.role = 'log' and current_user = 'veracite_app' then
    raise exception 'the key of the log is entered by the role of the log' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger check_log_key before insert on evidence.keys
  for each row execute function evidence_guard.check_log_key();
alter table evidence.keys enable always trigger check_log_key;

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.log_lock owner to veracite_owner';
  execute 'grant usage on schema veracite, evidence, evidence_guard to veracite_log';
  execute 'grant select on all tables in schema evidence to veracite_log';
  execute 'grant insert on evidence.log_leaves, evidence.log_tiles, evidence.log_tree_heads, evidence.log_checkpoints, evidence.log_cosignatures, evidence.log_timestamps, evidence.keys, evidence.key_retirements to veracite_log';
  execute 'grant select, delete on veracite.log_queue to veracite_log';
  execute 'grant select, update on veracite.log_lock to veracite_log';
  execute 'revoke insert on evidence.log_leaves, evidence.log_tiles, evidence.log_tree_heads, evidence.log_checkpoints, evidence.log_cosignatures, evidence.log_timestamps, evidence.key_retirements from veracite_app';
  -- A leaf that waits can be added, not taken away.
  execute 'revoke update, delete on veracite.log_queue from veracite_app';
end $$;
