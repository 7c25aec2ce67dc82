-- Corrections are exported as of a cut, like findings: the first change after a cut keeps the row as the cut saw it.
alter table veracite.corrections add column after_cut bigint not null default 0;
create table veracite.correction_versions (
  correction_id uuid not null,
  brand_id uuid not null,
  after_cut bigint not null,
  -- The newest cut that sees this version.
  until_cut bigint not null,
  correction jsonb not null,
  primary key (correction_id, after_cut),
  check (until_cut > after_cut)
);
create index correction_versions_by_brand on veracite.correction_versions (brand_id, correction_id);
create index correction_versions_by_cut on veracite.correction_versions (until_cut);

create function veracite.keep_correction_version() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  newest bigint := veracite.newest_cut();
begin
  if tg_op = 'UPDATE' and old.after_cut < newest then
    insert into veracite.correction_versions (correction_id, brand_id, after_cut, until_cut, correction)
    values (old.id, old.brand_id, old.after_cut, newest, to_jsonb(old))
    on conflict do nothing;
  end if;
  new.after_cut := newest;
  return new;
end $$;
create trigger keep_correction_version before insert or update on veracite.corrections
  for each row execute function veracite.keep_correction_version();

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.correction_versions owner to veracite_owner';
  execute 'grant select, insert, delete on veracite.correction_versions to veracite_app';
end $$;
