-- The steps after asking are done in parts by all workers: the step, positions queued as parts, and positions done.
alter table veracite.scans
  add column step text not null default 'judge' check (step in ('judge', 'rest', 'read', 'provisional', 'seal')),
  add column step_queued integer not null default 0,
  add column step_done integer not null default 0;

-- Parts are ranges of positions. Unfinished scans from before plans have runs without one.
update veracite.runs r set place = numbered.place
from (
  select runs.id, row_number() over (partition by scan_id order by runs.id) - 1 as place
  from veracite.runs join veracite.scans s on s.id = runs.scan_id
  where s.finished_at is null and runs.place is null
) numbered
where r.id = numbered.id;
