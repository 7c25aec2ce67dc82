-- A feed may be declared complete: the brand has no products but those in it. Its next import signs that.
alter table veracite.feeds add column complete boolean not null default false;

-- Products that were drawn from a catalogue to be asked about: how, from what, and how many of each stratum. What a plan
-- says of the prompts that came of it.
create table veracite.prompt_samples (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  drawn jsonb not null,
  created_at timestamptz not null
);

alter table veracite.prompts add column sample_id uuid references veracite.prompt_samples (id);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.prompt_samples owner to veracite_owner';
  execute 'grant select, insert on veracite.prompt_samples to veracite_app';
end $$;
