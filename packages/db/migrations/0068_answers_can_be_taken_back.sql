-- What a person said about an answer, taken back: the reading stays evidence, but no verdict rests on it any more.
create table veracite.withdrawn_readings (
  reading_id uuid primary key,
  run_id uuid not null references veracite.runs (id),
  operator_name text not null,
  withdrawn_at timestamptz not null
);

-- A person looked and could not tell: the run waits no longer, until it is judged again.
create table veracite.undecided_reviews (
  run_id uuid primary key references veracite.runs (id),
  classification_id uuid not null,
  operator_name text not null,
  note text,
  answered_at timestamptz not null
);

-- A scan that the operator stopped: what was not asked by then is not asked any more.
alter table veracite.scans add column stopped_at timestamptz;

-- Archived prompts are listed, to be asked again.
create index prompts_archived on veracite.prompts (brand_id, id) where archived_at is not null;

-- What a case file is for, as whoever asked for it put it.
alter table evidence.cases add column purpose text;

-- Parts of a case file are deflated. A file that was handed out before stays the file it was, byte for byte.
alter table evidence.cases add column packed boolean not null default false;

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.withdrawn_readings owner to veracite_owner';
  execute 'alter table veracite.undecided_reviews owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.withdrawn_readings, veracite.undecided_reviews to veracite_app';
end $$;
