-- Re-verifications ask engines and cost money like scans do. Used per account and calendar month in UTC.
create table veracite.monthly_verifications (
  account_id uuid not null references veracite.accounts (id),
  period date not null,
  used integer not null check (used >= 0),
  primary key (account_id, period)
);

-- How often a run was re-verified on the newest day in UTC on which it was at all: one row for each run.
create table veracite.run_verification_days (
  run_id uuid primary key references veracite.runs (id),
  day date not null,
  used integer not null check (used >= 0)
);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.monthly_verifications owner to veracite_owner';
  execute 'alter table veracite.run_verification_days owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.monthly_verifications to veracite_app';
  execute 'grant select, insert, update, delete on veracite.run_verification_days to veracite_app';
end $$;
