-- When a brand is scanned by itself.
create table veracite.schedules (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  cron text not null check (length(cron) <= 100),
  time_zone text not null check (length(time_zone) <= 64),
  jitter_seconds integer not null check (jitter_seconds between 0 and 86400),
  -- Null: as the brand says.
  samples integer check (samples between 1 and 100),
  -- Null: every engine of the plan.
  engines text[],
  spend_ceiling_usd numeric(14, 8) check (spend_ceiling_usd > 0),
  missed text not null check (missed in ('skip', 'once')),
  created_at timestamptz not null,
  paused_at timestamptz,
  removed_at timestamptz,
  -- Times up to here are settled: before it was made, while it was paused, or because they had their turn.
  since timestamptz not null
);
create index schedules_of_brand on veracite.schedules (brand_id, id) where removed_at is null;
create index schedules_listed on veracite.schedules (id) where removed_at is null;

-- What became of each time. The key is what makes it one scan, whatever dies and however many workers there are.
create table veracite.schedule_times (
  schedule_id uuid not null references veracite.schedules (id),
  planned_at timestamptz not null,
  outcome text not null check (outcome in ('started', 'refused', 'missed')),
  scan_id uuid references veracite.scans (id),
  reason text,
  -- Earlier times that had no turn either, counted up to a bound.
  missed_before integer not null default 0 check (missed_before >= 0),
  handled_at timestamptz not null,
  primary key (schedule_id, planned_at),
  check ((outcome = 'started') = (scan_id is not null))
);

alter table veracite.scans add column spend_ceiling_usd numeric(14, 8);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.schedules owner to veracite_owner';
  execute 'alter table veracite.schedule_times owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.schedules, veracite.schedule_times to veracite_app';
end $$;
