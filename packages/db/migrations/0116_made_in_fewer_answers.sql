-- A watch shows that a statement is made in fewer answers than a planned share; that is not "gone". A stop is an outcome.
alter table veracite.correction_watches drop constraint correction_watches_result_check;
update veracite.correction_watches set result = 'fewer' where result = 'gone';
alter table veracite.correction_watches add constraint correction_watches_result_check
  check (result in ('fewer', 'still_said', 'back', 'undecided', 'stopped'));

-- How often a statement had been made when its state changed: the bound of "not seen" depends on it. Null before this.
alter table evidence.finding_events add column occurrences integer check (occurrences >= 0);

-- One silent answer made a finding "not seen" before; now ten do. States are derived again.
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', b.id), b.id::text, now(), now()
from veracite.brands b where exists (select from veracite.findings f where f.brand_id = b.id and (f.state = 'not_seen' or f.away_at is not null))
on conflict do nothing;
