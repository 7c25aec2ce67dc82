-- A watch shows that a statement is made in fewer answers than a planned share; that is not "gone". A stop is an outcome.
alter table veracite.correction_watches drop constraint correction_watches_result_check;
update veracite.correction_watches set result = 'fewer' where result = 'gone';
alter table veracite.correction_watches add constraint correction_watches_result_check
  check (result in ('fewer', 'still_said', 'back', 'undecided', 'stopped'));

-- How often a statement had been made when its state changed: the bound of "not seen" depends on it. Null before this.
alter table evidence.finding_events add column occurrences integer check (occurrences >= 0);

-- One silent answer made a finding "not seen" before; now ten do. States are derived again.
insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
select veracite.uuidv7(), 'findings.rebuild', 'classify', jsonb_build_object('brandId', b.id), b.id::text, now(), now()
from veracite.brands b where exists (select from veracite.findings f where f.brand_id = b.id and (f.state = 'not_seen' or f.away_at is not null))
on conflict do nothing;

-- The decision to draw products from a catalogue, signed and in the log before the checkpoint that its seed comes from.
create table evidence.draw_decisions (
  id uuid primary key,
  brand_id uuid not null,
  body bytea not null check (octet_length(body) between 2 and 32768),
  manifest_sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  created_at timestamptz not null
);
select evidence_guard.guard_table('evidence.draw_decisions');

-- Which prompts ask about the product that was drawn from a block, and how many products the block has: the weights.
create table veracite.drawn_prompts (
  sample_id uuid not null references veracite.prompt_samples (id),
  prompt_id uuid not null references veracite.prompts (id),
  block integer not null check (block >= 1),
  stands_for integer not null check (stands_for >= 1),
  primary key (sample_id, prompt_id, block)
);
create index drawn_prompts_by_prompt on veracite.drawn_prompts (prompt_id);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.draw_decisions owner to veracite_owner';
  execute 'grant select, insert on evidence.draw_decisions to veracite_app';
  execute 'grant select on evidence.draw_decisions to veracite_log';
  execute 'alter table veracite.drawn_prompts owner to veracite_owner';
  execute 'grant select, insert on veracite.drawn_prompts to veracite_app';
end $$;
