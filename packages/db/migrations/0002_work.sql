-- Work and its progress: jobs, scans, runs, counters. These rows change as work goes on.

-- The one truth about work. Dispatchers only carry ids; every write after a claim names the token.
create table veracite.jobs (
  id uuid primary key,
  kind text not null,
  lane text not null,
  payload jsonb not null,
  dedup_key text,
  -- A closed list: the claim visits each priority on its own, so that what is not due yet costs it nothing.
  priority smallint not null default 0 check (priority in (0, 10)),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'dead')),
  -- Claims so far, and how many of them ended in a crash (lease lost) rather than in a failure.
  attempt integer not null default 0,
  crashes integer not null default 0,
  max_attempts integer not null default 5,
  token bigint not null default 0,
  run_at timestamptz not null,
  lease_until timestamptz,
  worker text,
  published_at timestamptz,
  progress jsonb,
  result jsonb,
  error text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create unique index jobs_active_once on veracite.jobs (kind, dedup_key)
  where dedup_key is not null and state in ('queued', 'running');
create index jobs_to_claim on veracite.jobs (lane, priority, run_at, id) where state = 'queued';
create index jobs_to_publish on veracite.jobs (priority, run_at, id) where state = 'queued' and published_at is null;
create index jobs_published on veracite.jobs (published_at) where state = 'queued' and published_at is not null;
create index jobs_leased on veracite.jobs (lease_until) where state = 'running';
create index jobs_dead on veracite.jobs (finished_at desc) where state = 'dead';
-- Every job leaves three dead versions of its row at the front of the claim index: sweep early.
alter table veracite.jobs set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

create table veracite.scans (
  id uuid primary key,
  account_id uuid not null references veracite.accounts (id),
  brand_id uuid not null references veracite.brands (id),
  job_id uuid not null,
  status text not null check (status in ('QUEUED', 'RUNNING', 'CLASSIFYING', 'COMPLETED', 'PARTIAL', 'FAILED')),
  total_prompts integer not null,
  total_runs integer not null,
  -- Runs that have left QUEUED and RUNNING for good; when it reaches total_runs, classification starts.
  settled_runs integer not null default 0 check (settled_runs <= total_runs),
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index scans_by_brand on veracite.scans (brand_id, id desc);

create table veracite.runs (
  id uuid primary key,
  scan_id uuid not null references veracite.scans (id),
  account_id uuid not null,
  brand_id uuid not null,
  prompt_id uuid not null references veracite.prompts (id),
  engine text not null,
  intent text not null,
  status text not null check (status in ('QUEUED', 'RUNNING', 'CAPTURED', 'CLASSIFIED', 'NO_ANSWER', 'FAILED')),
  citation_class text check (citation_class in ('STRONG', 'DESCRIPTIVE', 'ECHO', 'CONFABULATED', 'ABSENT')),
  capture_id uuid,
  captured_at timestamptz,
  classification_id uuid,
  no_answer_reason text,
  -- Sum of what its engine calls cost as far as known; null until the first known cost.
  cost_usd numeric(14, 8),
  error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((citation_class is null) = (classification_id is null)),
  check ((status = 'CLASSIFIED') = (classification_id is not null)),
  check (status not in ('CAPTURED', 'CLASSIFIED', 'NO_ANSWER') or (capture_id is not null and captured_at is not null))
);
create index runs_by_scan on veracite.runs (scan_id, id);
create index runs_by_scan_status on veracite.runs (scan_id, status) include (citation_class, cost_usd);
create index runs_confabulated on veracite.runs (brand_id, captured_at desc, id desc)
  where citation_class = 'CONFABULATED';
create index runs_confabulated_by_cell on veracite.runs (brand_id, engine, intent, captured_at desc, id desc)
  where citation_class = 'CONFABULATED';

-- Written before an engine is asked and settled after, so that cost stays honest when a process dies in between.
create table veracite.engine_calls (
  id uuid primary key,
  run_id uuid not null,
  job_id uuid not null,
  engine text not null,
  provider text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  outcome text,
  maybe_billed boolean not null default true,
  cost_usd numeric(14, 8)
);
create index engine_calls_by_run on veracite.engine_calls (run_id);

-- What an engine cost per UTC day, counted on attempts: the spend ceiling reads this row, not the calls.
create table veracite.engine_spend (
  engine text not null,
  day date not null,
  calls integer not null,
  cost_usd numeric(14, 8) not null,
  primary key (engine, day)
);

-- Classified runs per brand, day of capture, engine, intent and class, kept in the transaction that classifies:
-- reading a report costs the same at a thousand and at ten million runs.
create table veracite.class_counts_daily (
  brand_id uuid not null,
  day date not null,
  engine text not null,
  intent text not null,
  citation_class text not null,
  runs integer not null check (runs >= 0),
  primary key (brand_id, day, engine, intent, citation_class)
);

create table veracite.class_counts_total (
  brand_id uuid not null,
  engine text not null,
  intent text not null,
  citation_class text not null,
  runs bigint not null check (runs >= 0),
  primary key (brand_id, engine, intent, citation_class)
);
