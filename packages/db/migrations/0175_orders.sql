-- Notices and orders as they were recorded: signed, in the log, and never changed. What one says is in its body alone.
create table evidence.orders (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  -- The record in whose place it stands.
  supersedes uuid unique references evidence.orders (id),
  body bytea not null check (octet_length(body) between 2 and 32768),
  manifest_sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  recorded_at timestamptz not null
);
create index orders_by_brand on evidence.orders (brand_id, id desc);

-- That a record is withdrawn is another entry; the record stays.
create table evidence.order_withdrawals (
  id uuid primary key,
  order_id uuid not null unique references evidence.orders (id),
  body bytea not null check (octet_length(body) between 2 and 32768),
  manifest_sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  withdrawn_at timestamptz not null
);

-- How far the asking has come. Its plan is in the signed record.
create table veracite.order_watches (
  order_id uuid primary key references evidence.orders (id),
  prompt_ids uuid[] not null,
  -- Null when nothing is asked any more.
  next_at timestamptz,
  hindered text
);
create table veracite.order_looks (
  order_id uuid not null references evidence.orders (id),
  number integer not null check (number >= 1),
  scan_id uuid not null,
  started_at timestamptz not null,
  primary key (order_id, number)
);

select evidence_guard.guard_table('evidence.orders');
select evidence_guard.guard_table('evidence.order_withdrawals');

do $$
declare
  made text;
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  foreach made in array array['order_watches', 'order_looks'] loop
    execute format('alter table veracite.%I owner to veracite_owner', made);
    execute format('grant select, insert, update, delete on veracite.%I to veracite_app', made);
  end loop;
  foreach made in array array['orders', 'order_withdrawals'] loop
    execute format('alter table evidence.%I owner to veracite_owner', made);
    execute format('grant select, insert on evidence.%I to veracite_app', made);
    execute format('grant select on evidence.%I to veracite_log', made);
  end loop;
end $$;
