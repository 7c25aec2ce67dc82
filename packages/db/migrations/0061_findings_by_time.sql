-- Scans overlap, and an older one may answer last: what was said, and what was not said since, goes by the time of the
-- answers.
alter table veracite.findings
  -- When an answer first showed that it was no longer said; null while every answer since it was first said leaves that open.
  add column away_at timestamptz;

create index finding_occurrences_by_time on veracite.finding_occurrences (finding_id, said_at, capture_id);
create index finding_occurrences_by_look on veracite.finding_occurrences (finding_id, look_id);
drop index veracite.finding_occurrences_in_order;
create index runs_answered_by_time on veracite.runs (prompt_id, engine, captured_at) where status = 'CLASSIFIED';

-- The prompts that ever led to a finding: only their answers can show that it is no longer said.
create table veracite.finding_prompts (
  prompt_id uuid not null,
  finding_id uuid not null references veracite.findings (id),
  primary key (prompt_id, finding_id)
);
insert into veracite.finding_prompts (prompt_id, finding_id)
select distinct prompt_id, finding_id from veracite.finding_occurrences;

-- When each comparable answer of a re-verification was given, the newest first, instead of how many there were.
alter table veracite.verification_looks add column answered_at timestamptz[] not null default '{}';
update veracite.verification_looks l set answered_at = array(
  select c.captured_at from evidence.captures c
  where c.id = any(v.capture_ids)
    and exists (select from evidence.classifications k where k.capture_id = c.id)
  order by c.captured_at desc limit l.asked)
from evidence.verifications v where v.job_id = l.look_id;
alter table veracite.verification_looks alter column answered_at drop default, drop column asked;
drop index veracite.verification_looks_by_prompt;
create index verification_looks_by_time on veracite.verification_looks (prompt_id, engine, (answered_at[1]));

-- The states follow once more from everything that was classified, brand by brand.
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', b.id), b.id::text, now(), now()
from veracite.brands b
where exists (select from veracite.findings f where f.brand_id = b.id)
on conflict do nothing;

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.finding_prompts owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.finding_prompts to veracite_app';
end $$;
