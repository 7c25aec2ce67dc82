-- One row for each false statement of one engine about one brand. Everything in it but the operator's settlement follows
-- from its occurrences, and can be made again from the classifications at any time.
create table veracite.findings (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  engine text not null,
  predicate text not null,
  -- What it is said of (a product, a page), empty for the brand itself, and what is said, both in one spelling.
  about text not null check (length(about) <= 200),
  value text not null check (length(value) <= 200),
  -- As the newest answer words it, and what it was held against.
  stated text not null,
  truth text,
  fact_id uuid,
  -- A look is a scan, or the job of a re-verification: their ids are in the order of time.
  first_look uuid not null,
  first_said_at timestamptz not null,
  last_look uuid not null,
  last_said_at timestamptz not null,
  last_prompt_id uuid not null,
  last_run_id uuid not null,
  occurrences integer not null check (occurrences >= 0),
  state text not null check (state in ('open', 'not_seen', 'returned', 'settled')),
  state_since timestamptz not null,
  -- Answers of the engine to the prompt that brought it last, in later looks, none of which said it.
  asked_since integer not null check (asked_since >= 0),
  -- Why it is settled; null where it is not.
  settled_by text check (settled_by in ('operator', 'fact', 'reading')),
  operator_settled_at timestamptz,
  operator_name text,
  operator_note text,
  check ((state = 'settled') = (settled_by is not null))
);
create unique index findings_once on veracite.findings (brand_id, engine, predicate, about, value);
create index findings_by_brand on veracite.findings (brand_id, id);
create index findings_by_state on veracite.findings (brand_id, state, id);
create index findings_by_prompt on veracite.findings (brand_id, engine, last_prompt_id);
create index findings_by_fact on veracite.findings (fact_id) where fact_id is not null;

-- The answers that state it, by what the newest classification of each says.
create table veracite.finding_occurrences (
  finding_id uuid not null references veracite.findings (id),
  capture_id uuid not null,
  run_id uuid not null,
  look_id uuid not null,
  prompt_id uuid not null,
  kind text not null check (kind in ('original', 'verification')),
  classification_id uuid not null,
  stated text not null,
  truth text,
  fact_id uuid,
  said_at timestamptz not null,
  primary key (finding_id, capture_id)
);
create index finding_occurrences_by_capture on veracite.finding_occurrences (capture_id);
create index finding_occurrences_in_order on veracite.finding_occurrences (finding_id, look_id, said_at, capture_id);
create index finding_occurrences_by_prompt on veracite.finding_occurrences (finding_id, prompt_id, look_id);

-- Concluded re-verifications as looks at a prompt of an engine, with the answers that could be compared.
create table veracite.verification_looks (
  look_id uuid primary key,
  prompt_id uuid not null,
  engine text not null,
  asked integer not null check (asked >= 0)
);
create index verification_looks_by_prompt on veracite.verification_looks (prompt_id, engine, look_id);

-- How often a prompt was answered by an engine, scan by scan.
create index runs_answered_by_prompt on veracite.runs (prompt_id, engine, scan_id) where status = 'CLASSIFIED';

-- What happened to a finding: never changed, whatever happens to it later.
create table evidence.finding_events (
  id uuid primary key,
  finding_id uuid not null references veracite.findings (id),
  -- Null when it was found.
  from_state text,
  state text not null,
  settled_by text,
  asked_since integer not null,
  operator_name text,
  note text,
  created_at timestamptz not null
);
create index finding_events_by_finding on evidence.finding_events (finding_id, created_at, id);

select evidence_guard.guard_table('evidence.finding_events');

-- What was classified before there were findings is gone through once, brand by brand.
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', id), id::text, now(), now()
from veracite.brands b
where exists (select from veracite.runs r where r.brand_id = b.id and r.citation_class = 'CONFABULATED');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.findings owner to veracite_owner';
  execute 'alter table veracite.finding_occurrences owner to veracite_owner';
  execute 'alter table veracite.verification_looks owner to veracite_owner';
  execute 'alter table evidence.finding_events owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.findings, veracite.finding_occurrences, veracite.verification_looks to veracite_app';
  execute 'grant select, insert on evidence.finding_events to veracite_app';
end $$;
