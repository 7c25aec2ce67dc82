-- Addresses that are told of events.
create table veracite.webhooks (
  id uuid primary key,
  url text not null check (length(url) <= 2048),
  -- Null: of every brand.
  brand_id uuid references veracite.brands (id),
  -- Empty: every kind.
  kinds text[] not null,
  digest text not null check (digest in ('none', 'daily')),
  -- The secret is derived from these and a key of the server, and shown once; its digest tells whether the key changed.
  nonce text not null check (nonce ~ '^[0-9a-f]{32}$'),
  secret_sha256 bytea not null check (octet_length(secret_sha256) = 32),
  created_at timestamptz not null,
  removed_at timestamptz,
  off_since timestamptz,
  off_reason text check (off_reason in ('gone', 'failing', 'operator')),
  -- The first failure since the last success.
  failing_since timestamptz,
  check ((off_since is null) = (off_reason is null))
);
create index webhooks_listed on veracite.webhooks (id) where removed_at is null;

-- One message to one address. Its id is told to the receiver and stays the same however often it is sent.
create table veracite.deliveries (
  id uuid primary key,
  webhook_id uuid not null references veracite.webhooks (id),
  kind text not null check (kind in ('event', 'digest', 'test')),
  brand_id uuid,
  state text not null check (state in ('pending', 'delivered', 'failed', 'skipped')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- From the first attempt on its body does not change: a digest takes no more events.
  sealed_at timestamptz,
  finished_at timestamptz,
  check ((state = 'pending') = (finished_at is null))
);
create index deliveries_by_webhook on veracite.deliveries (webhook_id, id desc);
create index deliveries_by_state on veracite.deliveries (webhook_id, state, id desc);
create unique index deliveries_open_digest on veracite.deliveries (webhook_id, coalesce(brand_id, webhook_id))
  where kind = 'digest' and sealed_at is null;

create table veracite.delivery_events (
  delivery_id uuid not null references veracite.deliveries (id) on delete cascade,
  event_id bigint not null references evidence.events (id),
  primary key (delivery_id, event_id)
);

create table veracite.delivery_attempts (
  id uuid primary key,
  delivery_id uuid not null references veracite.deliveries (id) on delete cascade,
  started_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  -- Null when nobody answered; then `error` says why.
  status smallint,
  error text,
  -- The first 200 bytes.
  reply text not null default ''
);
create index delivery_attempts_by_delivery on veracite.delivery_attempts (delivery_id, id desc);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.webhooks owner to veracite_owner';
  execute 'alter table veracite.deliveries owner to veracite_owner';
  execute 'alter table veracite.delivery_events owner to veracite_owner';
  execute 'alter table veracite.delivery_attempts owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.webhooks, veracite.deliveries, veracite.delivery_events, veracite.delivery_attempts to veracite_app';
end $$;
