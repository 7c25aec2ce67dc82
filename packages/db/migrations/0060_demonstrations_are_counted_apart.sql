-- Invented answers are never added to those of engines, and neither settles what the other said: whether an answer was a
-- demonstration is part of the key of everything that is counted.
alter table veracite.runs add column demo boolean not null default false;
update veracite.runs r set demo = true
from evidence.captures c where c.id = r.capture_id and c.access_kind = 'demo';

alter table veracite.class_counts_daily add column demo boolean not null default false;
alter table veracite.class_counts_daily drop constraint class_counts_daily_pkey;
alter table veracite.class_counts_daily add primary key (brand_id, day, engine, intent, citation_class, demo);
alter table veracite.class_counts_total add column demo boolean not null default false;
alter table veracite.class_counts_total drop constraint class_counts_total_pkey;
alter table veracite.class_counts_total add primary key (brand_id, engine, intent, citation_class, demo);

-- The demonstrations move to rows of their own.
with moved as (
  select brand_id, (captured_at at time zone 'UTC')::date as day, engine, intent, citation_class, count(*)::int as runs,
    count(*) filter (where review_reasons <> '{}')::int as review
  from veracite.runs where demo and citation_class is not null group by 1, 2, 3, 4, 5
), lowered as (
  update veracite.class_counts_daily c set runs = c.runs - m.runs, for_review = c.for_review - m.review from moved m
  where c.brand_id = m.brand_id and c.day = m.day and c.engine = m.engine and c.intent = m.intent
    and c.citation_class = m.citation_class and not c.demo
)
insert into veracite.class_counts_daily (brand_id, day, engine, intent, citation_class, demo, runs, for_review)
select brand_id, day, engine, intent, citation_class, true, runs, review from moved;

with moved as (
  select brand_id, engine, intent, citation_class, sum(runs) as runs, sum(for_review) as review
  from veracite.class_counts_daily where demo group by 1, 2, 3, 4
), lowered as (
  update veracite.class_counts_total c set runs = c.runs - m.runs, for_review = c.for_review - m.review from moved m
  where c.brand_id = m.brand_id and c.engine = m.engine and c.intent = m.intent
    and c.citation_class = m.citation_class and not c.demo
)
insert into veracite.class_counts_total (brand_id, engine, intent, citation_class, demo, runs, for_review)
select brand_id, engine, intent, citation_class, true, runs, review from moved;

alter table veracite.verification_looks add column demo boolean not null default false;
update veracite.verification_looks v set demo = true
from evidence.verifications e join veracite.runs r on r.id = e.run_id
where e.job_id = v.look_id and r.demo;

alter table veracite.findings add column demo boolean not null default false;
drop index veracite.findings_once;
create unique index findings_once on veracite.findings (brand_id, engine, predicate, about, value, demo);
-- A finding of demonstrations only stays what it is; of a mixed one, rebuilding moves the demonstrations to one of their own.
update veracite.findings f set demo = true
where exists (select from veracite.finding_occurrences o join veracite.runs r on r.id = o.run_id
    where o.finding_id = f.id and r.demo)
  and not exists (select from veracite.finding_occurrences o join veracite.runs r on r.id = o.run_id
    where o.finding_id = f.id and not r.demo);
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', id), id::text, now(), now()
from veracite.brands b
where exists (select from veracite.runs r where r.brand_id = b.id and r.demo and r.citation_class = 'CONFABULATED')
on conflict do nothing;
