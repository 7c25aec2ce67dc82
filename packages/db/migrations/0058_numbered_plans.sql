-- Plans of a brand are numbered and name the one before, and each commits to what had been asked until then. Outcomes
-- are sealed again when the class of an answer changes: a new version, beside the ones before it.
alter table veracite.scans add column plan_number integer constraint scans_plan_number_check check (plan_number > 0);

update veracite.scans s set plan_number = numbered.n
from (
  select id, row_number() over (partition by brand_id order by planned_at, id) as n
  from veracite.scans where plan_sha256 is not null
) numbered
where numbered.id = s.id;

create unique index scans_by_plan_number on veracite.scans (brand_id, plan_number) where plan_number is not null;
-- What was asked before, by prompt and engine.
create index runs_by_prompt on veracite.runs (prompt_id, engine);
create index prompts_by_text on veracite.prompts (brand_id, text_sha256);

alter table evidence.scan_manifests
  add column version integer not null default 1 constraint scan_manifests_version_check check (version > 0),
  drop constraint scan_manifests_scan_id_kind_key,
  add constraint scan_manifests_once unique (scan_id, kind, version);

alter table evidence.scan_lines
  add column version integer not null default 1 constraint scan_lines_version_check check (version > 0),
  drop constraint scan_lines_pkey,
  add constraint scan_lines_pkey primary key (scan_id, kind, version, block),
  drop constraint scan_lines_kind_check,
  add constraint scan_lines_kind_check check (kind in ('plan', 'outcome', 'history'));
