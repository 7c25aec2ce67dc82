-- Plans for people: who asks which app what until which day. What was drawn is in the signed plan; here is what became of it.
create table veracite.app_plans (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  name text not null,
  people jsonb not null,
  engines text[] not null,
  questions integer not null check (questions >= 1),
  first_day text not null,
  last_day text not null,
  is_paired boolean not null,
  -- The scan that asks the same questions over the interfaces.
  scan_id uuid,
  hindered text,
  planned_by text not null,
  planned_at timestamptz not null,
  closed_at timestamptz
);
create index app_plans_by_brand on veracite.app_plans (brand_id, id desc);

create table veracite.app_slots (
  plan_id uuid not null references veracite.app_plans (id),
  number integer not null check (number >= 1),
  engine text not null,
  person integer not null check (person >= 1),
  prompt_id uuid not null,
  due_at timestamptz not null,
  -- The first answer that was brought for it in time.
  run_id uuid unique,
  filled_at timestamptz,
  primary key (plan_id, number),
  check ((run_id is null) = (filled_at is null))
);

alter table evidence.watch_manifests drop constraint watch_manifests_kind_check;
alter table evidence.watch_manifests add constraint watch_manifests_kind_check
  check (kind in ('watch_plan', 'watch_outcome', 'app_plan', 'app_outcome')) not valid;
alter table evidence.watch_manifests validate constraint watch_manifests_kind_check;

do $$
declare
  made text;
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  foreach made in array array['app_plans', 'app_slots'] loop
    execute format('alter table veracite.%I owner to veracite_owner', made);
    execute format('grant select, insert, update, delete on veracite.%I to veracite_app', made);
  end loop;
end $$;
