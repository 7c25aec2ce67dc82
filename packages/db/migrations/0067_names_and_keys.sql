-- The job that reports what a scan changed was called brand.tell. Those that wait keep their place under the new name.
update veracite.jobs set kind = 'brand.report' where kind = 'brand.tell';

-- Keys of statements come from values: countries by their codes, and that there is none is one statement. Findings that
-- were kept by the words for these are made again, once; all others keep the keys that they have.
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', id), id::text, now(), now()
from veracite.brands b
where exists (
  select from veracite.findings f where f.brand_id = b.id
    and (f.predicate = 'country_availability' or f.value like 'no %' or f.about = 'no page'))
on conflict do nothing;
