-- Who did what: sign-ins, changes, exports, reviews and the use of keys. Append-only like the evidence, by the same guards;
-- each day is closed by a signed manifest with the digest of its acts, which enters the log.
create table evidence.acts (
  id uuid primary key,
  at timestamptz not null,
  what text not null check (what in ('sign_in', 'sign_in_refused', 'sign_out', 'change', 'review', 'export', 'key_use', 'refused')),
  who_kind text not null check (who_kind in ('operator', 'person', 'key', 'nobody')),
  who_id uuid,
  who_name text not null,
  -- Whose things it was about; null for those of the installation.
  account_id uuid,
  -- The operation of the contract, or the way of signing in.
  operation text not null,
  -- The thing that was named first, if any.
  target_id text,
  address text,
  request_id text not null
);
create index acts_by_account on evidence.acts (account_id, id desc);
create index acts_by_kind on evidence.acts (what, id desc);
create index acts_by_who on evidence.acts (who_id, id desc) where who_id is not null;
create index acts_by_day on evidence.acts (((at at time zone 'UTC')::date), id);

create table evidence.act_days (
  id uuid primary key,
  day date not null unique,
  acts integer not null check (acts >= 0),
  -- Over the acts of the day, one canonical line each, in the order of their ids.
  acts_sha256 bytea not null check (octet_length(acts_sha256) = 32),
  body bytea not null check (octet_length(body) between 2 and 32768),
  signature bytea not null,
  key_id text not null,
  leaf bytea not null,
  created_at timestamptz not null
);

select evidence_guard.guard_table('evidence.acts');
select evidence_guard.guard_table('evidence.act_days');

-- What is in the log must stay what it was: nothing is added to a day that is closed, whoever asks.
create function evidence_guard.refuse_closed_day() returns trigger
language plpgsql set search_path = pg_catalog as $$
begin
  if exists (select from evidence.act_days where day >= (new.at at time zone 'UTC')::date) then
    raise exception 'the record of % is closed', (new.at at time zone 'UTC')::date using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger refuse_closed_day before insert on evidence.acts
  for each row execute function evidence_guard.refuse_closed_day();
alter table evidence.acts enable always trigger refuse_closed_day;

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.acts owner to veracite_owner';
  execute 'alter table evidence.act_days owner to veracite_owner';
  execute 'grant select, insert on evidence.acts, evidence.act_days to veracite_app';
  execute 'grant select on evidence.act_days to veracite_log';
end $$;
