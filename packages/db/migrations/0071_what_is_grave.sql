-- What the operator calls grave or minor, by fact: contact, price and safety are grave unless somebody says otherwise. An
-- empty `about` stands for everything of that predicate.
create table veracite.gravities (
  brand_id uuid not null references veracite.brands (id),
  predicate text not null,
  about text not null,
  gravity text not null check (gravity in ('grave', 'usual', 'minor')),
  set_at timestamptz not null,
  primary key (brand_id, predicate, about)
);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.gravities owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.gravities to veracite_app';
end $$;
