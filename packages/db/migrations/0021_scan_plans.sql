-- A scan is planned in parts by its job, whatever its size: the request only says what is to be asked. The plan is
-- signed and on its way to the log before a single run can be asked; what became of every run follows at the end.
alter table veracite.scans
  add column engines text[] not null default '{}',
  -- Over how long samples of one prompt and engine are spread; null for the scan's own length.
  add column spread_seconds integer constraint scans_spread_seconds_check check (spread_seconds between 0 and 2592000),
  -- Runs that exist, and runs that have a job, each from place 0 on.
  add column planned_runs integer not null default 0,
  add column queued_runs integer not null default 0,
  -- The signed plan; null until there is one, and for scans from before plans were kept.
  add column plan_sha256 bytea constraint scans_plan_sha256_check check (octet_length(plan_sha256) = 32),
  add column planned_at timestamptz,
  add column planned_engines jsonb;

-- The prompts of a scan, in order, as they were when it was asked for.
create table veracite.scan_prompts (
  scan_id uuid not null references veracite.scans (id),
  place integer not null check (place >= 0),
  prompt_id uuid not null references veracite.prompts (id),
  primary key (scan_id, place)
);

-- Where a run stands in the plan of its scan; null for runs from before plans were kept.
alter table veracite.runs add column place integer constraint runs_place_check check (place >= 0);
create unique index runs_by_place on veracite.runs (scan_id, place) where place is not null;

-- Scans that were accepted and not begun yet get their plan like new ones; the rest go on without.
update veracite.scans set planned_runs = total_runs, queued_runs = total_runs where status <> 'QUEUED';
update veracite.scans s
set engines = (select array_agg(distinct r.engine order by r.engine) from veracite.runs r where r.scan_id = s.id)
where status = 'QUEUED' and exists (select from veracite.runs r where r.scan_id = s.id);
insert into veracite.scan_prompts (scan_id, place, prompt_id)
select scan_id, row_number() over (partition by scan_id order by prompt_id) - 1, prompt_id
from (
  select distinct r.scan_id, r.prompt_id
  from veracite.runs r join veracite.scans s on s.id = r.scan_id and s.status = 'QUEUED'
) asked;
update veracite.runs r
set place = ((r.sample - 1) * s.total_prompts + p.place) * cardinality(s.engines) + array_position(s.engines, r.engine) - 1
from veracite.scans s join veracite.scan_prompts p on p.scan_id = s.id
where s.status = 'QUEUED' and r.scan_id = s.id and r.prompt_id = p.prompt_id;

-- The two signed statements about a scan as a whole.
create table evidence.scan_manifests (
  subject_id uuid primary key,
  scan_id uuid not null,
  kind text not null check (kind in ('plan', 'outcome')),
  body bytea not null check (octet_length(body) between 2 and 32768),
  sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  created_at timestamptz not null,
  unique (scan_id, kind)
);

-- The lines under the root of each, 256 to a block, and the hash of each block: with these any run's way to the root
-- is found without reading the whole list. What became of a run is kept as it was at the end of the scan.
create table evidence.scan_lines (
  scan_id uuid not null,
  kind text not null check (kind in ('plan', 'outcome')),
  block integer not null check (block >= 0),
  lines text not null,
  root bytea not null check (octet_length(root) = 32),
  -- Runs by status; empty for a plan.
  counts jsonb not null,
  primary key (scan_id, kind, block)
);

select evidence_guard.guard_table('evidence.scan_manifests');
select evidence_guard.guard_table('evidence.scan_lines');

-- Whichever entries the log takes next, plans go first: no answer to a plan's questions can then come before it.
create index log_queue_plans on veracite.log_queue (queued_at, subject_id) where kind = 'plan';

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.scan_prompts owner to veracite_owner';
  execute 'alter table evidence.scan_manifests owner to veracite_owner';
  execute 'alter table evidence.scan_lines owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.scan_prompts to veracite_app';
  execute 'grant select, insert on evidence.scan_manifests, evidence.scan_lines to veracite_app';
  execute 'grant select on evidence.scan_manifests, evidence.scan_lines to veracite_log';
end $$;
