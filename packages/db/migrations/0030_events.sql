-- What happened, in one order: deliveries, the command line and the console read this and nothing else.
create table evidence.events (
  -- Without gaps, and in the order of commits: whoever has read up to n misses nothing at or below n.
  id bigint primary key check (id > 0),
  kind text not null check (kind ~ '^[a-z_]+\.[a-z_]+$'),
  -- What may be told once only has a key.
  once_key text unique check (length(once_key) <= 200),
  account_id uuid,
  brand_id uuid,
  -- Ids, hashes, places in the log and numbers. Never what an engine answered.
  data jsonb not null check (octet_length(data::text) <= 16384),
  occurred_at timestamptz not null
);
create index events_by_brand on evidence.events (brand_id, id) where brand_id is not null;

-- Every transaction that writes events holds this row until it commits: a sequence would number them in the order in
-- which they were begun, and a reader that is past a number would never see one that commits behind it.
create table veracite.event_counter (
  only_row boolean primary key default true check (only_row),
  last bigint not null check (last >= 0)
);
insert into veracite.event_counter (last) values (0);

select evidence_guard.guard_table('evidence.events');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.events owner to veracite_owner';
  execute 'alter table veracite.event_counter owner to veracite_owner';
  execute 'grant select, insert on evidence.events to veracite_app';
  execute 'grant select, update on veracite.event_counter to veracite_app';
end $$;
