-- An export is consistent as of one moment, however long it takes and whenever it is resumed. That moment is a cut: it has a
-- number, and the number of the newest event then. Every exported row says after which cut it was written, and belongs to
-- the cuts that came later.
create sequence veracite.export_cut_numbers as bigint start 1;
-- Rows from before this migration say 0, so the first cut is 2 and sees them all.
select nextval('veracite.export_cut_numbers');

create table veracite.export_cuts (
  number bigint primary key,
  -- The newest event that was committed then. What events up to it tell of is in, what later ones tell of is not.
  as_of bigint not null check (as_of >= 0),
  made_at timestamptz not null
);

-- The newest cut, for a row that is being written. Whoever writes holds the lock until the end of its transaction; whoever
-- makes a cut waits for all of them. So a row with a smaller number is committed before the cut, or not at all.
create function veracite.newest_cut() returns bigint
language plpgsql volatile set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('veracite.exports', 0));
  -- Of the sequence and not of the table: a transaction that reads an older snapshot must see it too.
  return (select last_value from veracite.export_cut_numbers);
end $$;

alter table evidence.captures add column after_cut bigint not null default 0;
alter table evidence.captures alter column after_cut set default veracite.newest_cut();
alter table evidence.classifications add column after_cut bigint not null default 0;
alter table evidence.classifications alter column after_cut set default veracite.newest_cut();

-- A scan is exported once it has finished.
alter table veracite.scans add column finished_after_cut bigint not null default 0;
create function veracite.mark_finished_scan() returns trigger
language plpgsql set search_path = pg_catalog as $$
begin
  new.finished_after_cut := veracite.newest_cut();
  return new;
end $$;
create trigger mark_finished_scan before update of finished_at on veracite.scans
  for each row when (old.finished_at is null and new.finished_at is not null)
  execute function veracite.mark_finished_scan();

-- Findings change. The first change after a cut keeps the row as the cut saw it; without exports nothing is kept.
alter table veracite.findings add column after_cut bigint not null default 0;
create table veracite.finding_versions (
  finding_id uuid not null,
  brand_id uuid not null,
  after_cut bigint not null,
  -- The newest cut that sees this version.
  until_cut bigint not null,
  finding jsonb not null,
  primary key (finding_id, after_cut),
  check (until_cut > after_cut)
);
create index finding_versions_by_brand on veracite.finding_versions (brand_id, finding_id);
create index finding_versions_by_cut on veracite.finding_versions (until_cut);

create function veracite.keep_finding_version() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  newest bigint := veracite.newest_cut();
begin
  if tg_op <> 'INSERT' then
    if old.after_cut < newest then
      insert into veracite.finding_versions (finding_id, brand_id, after_cut, until_cut, finding)
      values (old.id, old.brand_id, old.after_cut, newest, to_jsonb(old))
      on conflict do nothing;
    end if;
    if tg_op = 'DELETE' then
      return old;
    end if;
  end if;
  new.after_cut := newest;
  return new;
end $$;
create trigger keep_finding_version before insert or update or delete on veracite.findings
  for each row execute function veracite.keep_finding_version();

-- Exports read brand by brand, in the order of ids.
create index runs_by_brand on veracite.runs (brand_id, id);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.export_cuts owner to veracite_owner';
  execute 'alter table veracite.finding_versions owner to veracite_owner';
  execute 'grant select, insert, delete on veracite.export_cuts to veracite_app';
  execute 'grant select, insert, delete on veracite.finding_versions to veracite_app';
  execute 'grant select, usage on sequence veracite.export_cut_numbers to veracite_app';
  execute 'grant execute on function veracite.newest_cut() to veracite_app';
end $$;
