-- Predicates that an operator declares for a brand. Evidence names a declaration by its digest, so every version is kept and
-- none can be changed; which one is in force is a state beside them.
create table evidence.declarations (
  id uuid primary key,
  brand_id uuid not null,
  name text not null check (name ~ '^[a-z][a-z0-9_]{1,39}$'),
  version integer not null check (version > 0),
  body jsonb not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  declared_at timestamptz not null,
  unique (brand_id, name, version)
);
select evidence_guard.guard_table('evidence.declarations');

create table veracite.declaration_states (
  brand_id uuid not null,
  name text not null,
  declaration_id uuid not null,
  withdrawn_at timestamptz,
  primary key (brand_id, name)
);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.declarations owner to veracite_owner';
  execute 'grant select, insert on evidence.declarations to veracite_app';
  execute 'grant select, insert, update on veracite.declaration_states to veracite_app';
end $$;
