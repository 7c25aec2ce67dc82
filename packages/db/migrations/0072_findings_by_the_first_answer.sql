-- What a scan changes about findings begins with its first answer, and not when it was created: that time comes from
-- another machine, whose clock may be ahead of the one that asked.
create index runs_answered_by_scan on veracite.runs (scan_id, captured_at) where captured_at is not null;

-- Brands that have such answers are computed once more.
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', b.id), b.id::text, now(), now()
from veracite.brands b
where exists (select from veracite.findings f where f.brand_id = b.id)
  and exists (
    select from veracite.scans s join veracite.runs r on r.scan_id = s.id
    where s.brand_id = b.id and r.captured_at < s.created_at)
on conflict do nothing;
