-- The pages that answers cite: captured once for all answers of a day, and what they say about false statements.
alter table veracite.brands add column capture_sources text not null default 'findings'
  constraint brands_capture_sources_check check (capture_sources in ('none', 'findings', 'all'));

-- A cited page as it was when it was fetched, or why it was not. Bytes and text are in page_bytes, each once.
create table evidence.source_pages (
  id uuid primary key,
  url text not null check (length(url) <= 2048),
  final_url text,
  outcome text not null check (outcome in ('fetched', 'refused', 'unreachable', 'not_asked')),
  reason jsonb,
  http_status integer,
  content_type text,
  headers jsonb not null,
  sha256 bytea references evidence.page_bytes (sha256),
  text_sha256 bytea references evidence.page_bytes (sha256),
  captured_at timestamptz not null,
  body bytea not null check (octet_length(body) between 2 and 32768),
  manifest_sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  check ((outcome = 'fetched') = (sha256 is not null)),
  check ((outcome = 'fetched') = (reason is null))
);
create index source_pages_by_url on evidence.source_pages (md5(url), captured_at desc);

-- What the cited pages of one answer say about what it gets wrong; the newest counts.
create table evidence.source_trails (
  id uuid primary key,
  run_id uuid not null,
  capture_id uuid not null,
  classification_id uuid not null,
  page_ids uuid[] not null,
  trail bytea not null,
  trail_sha256 bytea not null generated always as (sha256(trail)) stored,
  body bytea not null check (octet_length(body) between 2 and 32768),
  manifest_sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  created_at timestamptz not null
);
create index source_trails_by_capture on evidence.source_trails (capture_id, created_at desc, id desc);

select evidence_guard.guard_table('evidence.source_pages');
select evidence_guard.guard_table('evidence.source_trails');

-- Which pages an answer cites, and the capture of each; null while it is on its way.
create table veracite.cited_pages (
  capture_id uuid not null,
  place smallint not null check (place >= 0),
  url text not null check (length(url) <= 2048),
  page_id uuid,
  given_up boolean not null default false,
  primary key (capture_id, place)
);
create index cited_pages_waiting on veracite.cited_pages (md5(url)) where page_id is null and not given_up;

-- What a page says about a false statement, by the newest trail of each answer that cites it.
create table veracite.source_statements (
  capture_id uuid not null,
  place smallint not null,
  predicate text not null,
  about text not null,
  value text not null,
  brand_id uuid not null references veracite.brands (id),
  page_id uuid not null,
  address text not null check (length(address) <= 1000),
  says text not null check (says in ('same_error', 'truth', 'neither', 'unread')),
  quote text,
  reason text,
  primary key (capture_id, place, predicate, about, value)
);
create index source_statements_wrong on veracite.source_statements (brand_id, address) where says = 'same_error';

-- When a host may be asked for the next page, over all workers.
create table veracite.source_hosts (
  host text primary key check (length(host) <= 2048),
  next_at timestamptz not null
);
create index source_hosts_by_time on veracite.source_hosts (next_at);

create table veracite.source_days (
  day date primary key,
  pages integer not null check (pages >= 0),
  bytes bigint not null check (bytes >= 0)
);

do $$
declare
  made text;
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  foreach made in array array['veracite.cited_pages', 'veracite.source_statements', 'veracite.source_hosts', 'veracite.source_days'] loop
    execute format('alter table %s owner to veracite_owner', made);
    execute format('grant select, insert, update, delete on %s to veracite_app', made);
  end loop;
  foreach made in array array['evidence.source_pages', 'evidence.source_trails'] loop
    execute format('alter table %s owner to veracite_owner', made);
    execute format('grant select, insert on %s to veracite_app', made);
    execute format('grant select on %s to veracite_log', made);
  end loop;
end $$;
