-- The guard of the tree heads asks for the new leaves by a range with two ends. With one end and no statistics yet,
-- the planner took a third of the log for new and read all of it, for every batch.
create or replace function evidence_guard.check_tree_head() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  previous bigint := coalesce((select max(size) from evidence.log_tree_heads), 0);
begin
  if new.size <= previous then
    raise exception 'the log only grows: % does not follow %', new.size, previous using errcode = 'restrict_violation';
  end if;
  if (select count(*) from evidence.log_leaves where idx >= previous and idx < new.size) <> new.size - previous
     or (select max(idx) from evidence.log_leaves) <> new.size - 1 then
    raise exception 'tree head % does not match the leaves', new.size using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
