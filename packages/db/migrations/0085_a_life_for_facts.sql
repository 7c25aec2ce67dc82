-- Facts have a life: proposed ones wait for a person, each may hold from one day to another, and every change is kept with
-- who made it and why. What a fact states stays as it was collected; what changes about it is beside it.
alter table evidence.facts add column source_place jsonb;

alter table veracite.fact_states
  -- Waits for approval; null once somebody has decided.
  add column proposed_at timestamptz,
  add column refused_at timestamptz,
  -- Days in UTC, both of them included.
  add column valid_from date,
  add column valid_until date,
  -- When it was noticed that the last day is over.
  add column expired_at timestamptz,
  add column entered_by text,
  add column approved_by text,
  add column approved_at timestamptz;
alter table veracite.fact_states
  add constraint fact_states_proposed check (proposed_at is null or not active),
  add constraint fact_states_refused check (refused_at is null or not active),
  add constraint fact_states_expired check (expired_at is null or not active),
  add constraint fact_states_days check (valid_from <= valid_until);
create index fact_states_by_brand on veracite.fact_states (brand_id);
create index facts_by_predicate on evidence.facts (brand_id, predicate, id);
create index fact_states_waiting on veracite.fact_states (brand_id, fact_id) where proposed_at is not null;
create index fact_states_expiring on veracite.fact_states (valid_until, fact_id) where active and valid_until is not null;

-- Whether what the brand's own pages say counts at once, or waits for a person like everything else that is read.
alter table veracite.brands add column page_facts text not null default 'active'
  constraint brands_page_facts_check check (page_facts in ('active', 'proposed'));

-- Everything that ever happened to a fact. Append-only like the facts themselves, by the same guards.
create table evidence.fact_events (
  id uuid primary key,
  fact_id uuid not null references evidence.facts (id),
  brand_id uuid not null,
  what text not null check (what in ('entered', 'read', 'proposed', 'approved', 'refused', 'superseded', 'withdrawn', 'restored',
    'dated', 'expired')),
  at timestamptz not null,
  who_kind text not null check (who_kind in ('operator', 'person', 'key', 'service')),
  who_id uuid,
  who_name text not null,
  why text,
  -- The fact that took its place.
  by_fact uuid,
  valid_from date,
  valid_until date,
  -- The job that judges answers again because of it.
  job_id uuid
);
create index fact_events_by_fact on evidence.fact_events (fact_id, id);
create index fact_events_by_brand on evidence.fact_events (brand_id, id);
select evidence_guard.guard_table('evidence.fact_events');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.fact_events owner to veracite_owner';
  execute 'grant select, insert on evidence.fact_events to veracite_app';
end $$;
