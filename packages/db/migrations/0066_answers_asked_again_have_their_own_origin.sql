-- A re-verification from before origins were kept apart may have been answered by another than the run was, such as the
-- engine itself for a run of the demonstration. Its answers count with those of whoever gave them.
with answered as (
  select v.job_id, v.run_id, (
    select case c.access_kind when 'demo' then 'demo' when 'compatible_server' then 'stand_in' else 'engine' end
    from evidence.captures c where c.id = any(v.capture_ids) order by c.captured_at desc limit 1) as origin
  from evidence.verifications v
), moved as (
  update veracite.verification_looks l set origin = a.origin from answered a
  where a.job_id = l.look_id and a.origin <> l.origin
  returning a.run_id
)
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', brand_id), brand_id::text, now(), now()
from (select distinct r.brand_id from moved m join veracite.runs r on r.id = m.run_id) brands
on conflict do nothing;
