-- Whose names are counted in the answers about a brand, beside its own. Only those of the kind `rival` are compared with it.
create table veracite.rivals (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  name text not null,
  aliases text[] not null,
  domain text,
  kind text not null check (kind in ('rival', 'shop', 'marketplace', 'media', 'other')),
  created_at timestamptz not null
);
create unique index rivals_by_name on veracite.rivals (brand_id, lower(name));

-- Who is named in each answer, by stored readings and the names of today. Computed again when either changes.
create table veracite.named_runs (
  run_id uuid primary key,
  brand_id uuid not null,
  scan_id uuid not null,
  -- What it was computed from.
  classification_id uuid not null,
  names_sha256 bytea not null,
  answered_at timestamptz not null,
  engine text not null,
  intent text not null,
  origin text not null,
  prompt_id uuid not null,
  branded boolean not null,
  by_model boolean not null,
  -- Names in a model's reading that nobody declared, and sentences about the brand.
  others jsonb not null,
  remarks jsonb not null,
  names_brand boolean not null
);
create index named_runs_of_scan on veracite.named_runs (scan_id);
create index named_runs_by_model on veracite.named_runs (brand_id, answered_at desc) where by_model;

-- One row for each of them in each answer, and one for the answer itself, whose subject is all zeros.
create table veracite.named (
  run_id uuid not null,
  subject_id uuid not null,
  brand_id uuid not null,
  scan_id uuid not null,
  prompt_id uuid not null,
  engine text not null,
  intent text not null,
  origin text not null,
  branded boolean not null,
  named smallint not null,
  first smallint not null,
  place smallint,
  by_model smallint not null,
  recommended smallint not null,
  instead smallint not null,
  together smallint not null,
  cited smallint not null,
  mentions integer not null,
  mentions_of_all integer not null,
  primary key (run_id, subject_id)
);
create index named_of_scan on veracite.named (scan_id, prompt_id);

-- Sums of these rows for each scan, replaced when all answers of the scan were counted.
create table veracite.named_counts (
  scan_id uuid not null,
  subject_id uuid not null,
  engine text not null,
  intent text not null,
  origin text not null,
  branded boolean not null,
  answers bigint not null,
  named bigint not null,
  first bigint not null,
  by_model bigint not null,
  recommended bigint not null,
  instead bigint not null,
  together bigint not null,
  cited bigint not null,
  mentions bigint not null,
  mentions_squared bigint not null,
  mentions_by_all bigint not null,
  -- How often at the first place, the second and so on; the last one counts all places from the tenth on.
  places bigint[] not null,
  primary key (scan_id, branded, origin, engine, intent, subject_id)
);

create table veracite.named_scans (
  scan_id uuid primary key,
  brand_id uuid not null,
  finished_at timestamptz not null,
  names_sha256 bytea not null,
  -- The version of the scan's runs that was counted, as in veracite.change_counts.
  changes bigint not null,
  counted_at timestamptz not null
);
create index named_scans_newest on veracite.named_scans (brand_id, finished_at desc);

do $$
declare
  event record;
  counted text;
begin
  foreach counted in array array['veracite.rivals', 'veracite.named_scans'] loop
    for event in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as e (name, side) loop
      execute format(
        'create trigger %I after %s on %s referencing %s table as changed for each statement execute function veracite.count_changes(%L, %L)',
        'count_brand_' || event.name, event.name, counted, event.side, 'brand', 'select brand_id from changed');
    end loop;
  end loop;
end $$;

do $$
declare
  made text;
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  foreach made in array array['rivals', 'named_runs', 'named', 'named_counts', 'named_scans'] loop
    execute format('alter table veracite.%I owner to veracite_owner', made);
    execute format('grant select, insert, update, delete on veracite.%I to veracite_app', made);
  end loop;
end $$;
