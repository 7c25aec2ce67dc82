-- Who gave an answer is part of the key of everything that is counted: the engine itself, a server that stands in for it,
-- or nobody at all. It takes the place of the mark for demonstrations.
alter table veracite.runs add column origin text not null default 'engine'
  constraint runs_origin_check check (origin in ('engine', 'stand_in', 'demo'));
update veracite.runs r set origin = case c.access_kind when 'demo' then 'demo' else 'stand_in' end
from evidence.captures c where c.id = r.capture_id and c.access_kind in ('demo', 'compatible_server');
-- A run without an answer was asked as its plan says.
update veracite.runs r set origin = case planned ->> 'access' when 'demo' then 'demo' else 'stand_in' end
from veracite.scans s, jsonb_array_elements(s.planned_engines) as planned
where s.id = r.scan_id and r.capture_id is null and planned ->> 'engine' = r.engine
  and planned ->> 'access' in ('demo', 'compatible_server');
alter table veracite.runs drop column demo;

alter table veracite.class_counts_daily add column origin text not null default 'engine'
  constraint class_counts_daily_origin_check check (origin in ('engine', 'stand_in', 'demo'));
update veracite.class_counts_daily set origin = 'demo' where demo;
alter table veracite.class_counts_daily drop constraint class_counts_daily_pkey, drop column demo;
alter table veracite.class_counts_daily add primary key (brand_id, day, engine, intent, citation_class, origin);
alter table veracite.class_counts_total add column origin text not null default 'engine'
  constraint class_counts_total_origin_check check (origin in ('engine', 'stand_in', 'demo'));
update veracite.class_counts_total set origin = 'demo' where demo;
alter table veracite.class_counts_total drop constraint class_counts_total_pkey, drop column demo;
alter table veracite.class_counts_total add primary key (brand_id, engine, intent, citation_class, origin);

-- The answers of stand-ins move to rows of their own.
with moved as (
  select brand_id, (captured_at at time zone 'UTC')::date as day, engine, intent, citation_class, count(*)::int as runs,
    count(*) filter (where review_reasons <> '{}')::int as review
  from veracite.runs where origin = 'stand_in' and citation_class is not null group by 1, 2, 3, 4, 5
), lowered as (
  update veracite.class_counts_daily c set runs = c.runs - m.runs, for_review = c.for_review - m.review from moved m
  where c.brand_id = m.brand_id and c.day = m.day and c.engine = m.engine and c.intent = m.intent
    and c.citation_class = m.citation_class and c.origin = 'engine'
)
insert into veracite.class_counts_daily (brand_id, day, engine, intent, citation_class, origin, runs, for_review)
select brand_id, day, engine, intent, citation_class, 'stand_in', runs, review from moved;

with moved as (
  select brand_id, engine, intent, citation_class, sum(runs) as runs, sum(for_review) as review
  from veracite.class_counts_daily where origin = 'stand_in' group by 1, 2, 3, 4
), lowered as (
  update veracite.class_counts_total c set runs = c.runs - m.runs, for_review = c.for_review - m.review from moved m
  where c.brand_id = m.brand_id and c.engine = m.engine and c.intent = m.intent
    and c.citation_class = m.citation_class and c.origin = 'engine'
)
insert into veracite.class_counts_total (brand_id, engine, intent, citation_class, origin, runs, for_review)
select brand_id, engine, intent, citation_class, 'stand_in', runs, review from moved;

alter table veracite.verification_looks add column origin text not null default 'engine'
  constraint verification_looks_origin_check check (origin in ('engine', 'stand_in', 'demo'));
update veracite.verification_looks v set origin = r.origin
from evidence.verifications e join veracite.runs r on r.id = e.run_id
where e.job_id = v.look_id and r.origin <> 'engine';
alter table veracite.verification_looks drop column demo;

-- Findings of mixed answers are taken apart by the rebuilding below.
drop index veracite.findings_once;
alter table veracite.findings add column origin text not null default 'engine'
  constraint findings_origin_check check (origin in ('engine', 'stand_in', 'demo'));
update veracite.findings set origin = 'demo' where demo;
update veracite.findings f set origin = 'stand_in'
where not f.demo and exists (select from veracite.finding_occurrences o join veracite.runs r on r.id = o.run_id
    where o.finding_id = f.id and r.origin = 'stand_in')
  and not exists (select from veracite.finding_occurrences o join veracite.runs r on r.id = o.run_id
    where o.finding_id = f.id and r.origin <> 'stand_in');
alter table veracite.findings drop column demo;
create unique index findings_once on veracite.findings (brand_id, engine, predicate, about, value, origin);
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', id), id::text, now(), now()
from veracite.brands b
where exists (
  select from veracite.runs r where r.brand_id = b.id and r.origin = 'stand_in' and r.citation_class = 'CONFABULATED')
on conflict do nothing;

-- Calls and their cost, by who was asked. What is known of earlier ones stands with the calls.
alter table veracite.engine_spend add column origin text not null default 'engine'
  constraint engine_spend_origin_check check (origin in ('engine', 'stand_in', 'demo'));
alter table veracite.engine_spend drop constraint engine_spend_pkey;
alter table veracite.engine_spend add primary key (engine, day, origin);
with moved as (
  select c.engine, (c.started_at at time zone 'UTC')::date as day, r.origin, count(*)::int as calls,
    coalesce(sum(c.cost_usd), 0) as usd
  from veracite.engine_calls c join veracite.runs r on r.id = c.run_id
  where r.origin <> 'engine' group by 1, 2, 3
), lowered as (
  update veracite.engine_spend s set calls = greatest(0, s.calls - m.calls), cost_usd = greatest(0, s.cost_usd - m.usd)
  from (select engine, day, sum(calls) as calls, sum(usd) as usd from moved group by 1, 2) m
  where s.engine = m.engine and s.day = m.day and s.origin = 'engine'
)
insert into veracite.engine_spend (engine, day, origin, calls, cost_usd) select engine, day, origin, calls, usd from moved;
delete from veracite.engine_spend where origin = 'engine' and calls = 0 and cost_usd = 0;
