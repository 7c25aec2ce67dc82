-- Why a person should look at a run's newest classification; empty when nobody has to.
alter table veracite.runs add column review_reasons text[] not null default '{}';
create index runs_for_review on veracite.runs (brand_id, id) where review_reasons <> '{}';

-- Of the runs in each cell, how many wait for a person.
alter table veracite.class_counts_daily add column for_review integer not null default 0;
alter table veracite.class_counts_total add column for_review bigint not null default 0;

-- What reading by a model cost per UTC day, counted on attempts and apart from the engines.
create table veracite.reader_spend (
  model text not null,
  day date not null,
  calls integer not null,
  cost_usd numeric(14, 8) not null,
  primary key (model, day)
);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.reader_spend owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.reader_spend to veracite_app';
end $$;
