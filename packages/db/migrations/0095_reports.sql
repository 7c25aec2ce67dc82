-- What happened to a brand in a period, as it was known when the report was made. Reports are never changed.
create table veracite.reports (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  account_id uuid not null references veracite.accounts (id),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  demo boolean not null,
  figures jsonb not null,
  document jsonb not null,
  logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  logo bytea check (octet_length(logo) <= 200000),
  made_by text not null,
  created_at timestamptz not null,
  check ((logo is null) = (logo_type is null))
);
create index reports_by_brand on veracite.reports (brand_id, id desc);

-- Under whose name, and with which logo.
create table veracite.letterheads (
  account_id uuid primary key references veracite.accounts (id),
  name text not null,
  logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  logo bytea check (octet_length(logo) <= 200000),
  updated_at timestamptz not null,
  check ((logo is null) = (logo_type is null))
);

-- Reports that make themselves.
create table veracite.report_plans (
  brand_id uuid primary key references veracite.brands (id),
  span text not null check (span in ('week', 'month')),
  cron text not null,
  time_zone text not null,
  next_at timestamptz not null,
  created_at timestamptz not null
);
create index report_plans_due on veracite.report_plans (next_at);

-- A report can be shown to somebody outside, like evidence.
alter table veracite.shares drop constraint shares_kind_check;
alter table veracite.shares add constraint shares_kind_check check (kind in ('finding', 'run', 'case', 'report'));

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.reports owner to veracite_owner';
  execute 'alter table veracite.letterheads owner to veracite_owner';
  execute 'alter table veracite.report_plans owner to veracite_owner';
  execute 'grant select, insert on veracite.reports to veracite_app';
  execute 'grant select, insert, update on veracite.letterheads to veracite_app';
  execute 'grant select, insert, update, delete on veracite.report_plans to veracite_app';
end $$;
