-- Having something corrected: what it is about, how far it has come, and everything that happened.
create table veracite.corrections (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  -- What it was opened for: one false statement of one engine, or everything that contradicts one fact.
  kind text not null check (kind in ('finding', 'fact')),
  fact_id uuid,
  predicate text not null,
  about text not null,
  truth text,
  origin text not null check (origin in ('engine', 'stand_in', 'demo')),
  state text not null check (state in ('open', 'asked', 'page_changed', 'engine_changed', 'closed', 'returned')),
  state_since timestamptz not null,
  opened_at timestamptz not null,
  opened_by text not null,
  asked_at timestamptz,
  closed_at timestamptz,
  deadline timestamptz,
  -- When its job has something to do next; null when nothing is watched.
  wake_at timestamptz,
  check (kind <> 'fact' or fact_id is not null)
);
create index corrections_by_brand on veracite.corrections (brand_id, id desc);
create index corrections_by_wake on veracite.corrections (wake_at) where wake_at is not null;

create table veracite.correction_findings (
  correction_id uuid not null references veracite.corrections (id),
  finding_id uuid not null references veracite.findings (id),
  primary key (correction_id, finding_id)
);
create index correction_findings_by_finding on veracite.correction_findings (finding_id);

-- What happened to it: never changed. Notes of people are here and nowhere else.
create table evidence.correction_events (
  id uuid primary key,
  correction_id uuid not null references veracite.corrections (id),
  move text not null,
  -- Null when it was opened.
  from_state text,
  state text not null,
  who text not null,
  note text check (length(note) <= 4000),
  -- What it was about: a step, a page, an engine, figures.
  data jsonb not null,
  at timestamptz not null
);
create index correction_events_in_order on evidence.correction_events (correction_id, id);

-- Pages that say the same wrong thing, or the brand's own that should say the truth, captured again and again.
create table veracite.correction_pages (
  correction_id uuid not null references veracite.corrections (id),
  url text not null check (length(url) <= 2048),
  role text not null check (role in ('source', 'own', 'contact')),
  -- The capture from before anybody was asked, and the newest since; both are signed and in the log.
  before_page_id uuid,
  newest_page_id uuid,
  says_before text check (says_before in ('same_error', 'truth', 'neither', 'unread')),
  says text check (says in ('same_error', 'truth', 'neither', 'unread')),
  changed_at timestamptz,
  -- What the capture from before says about itself: its language, and whom it names to write to.
  language text check (length(language) <= 35),
  contacts jsonb,
  next_at timestamptz,
  -- When its next capture was ordered.
  ordered_at timestamptz,
  primary key (correction_id, url)
);
create index correction_pages_ordered on veracite.correction_pages (md5(url)) where ordered_at is not null;

-- Asking an engine again by a plan that is in the log before the first question.
create table veracite.correction_watches (
  id uuid primary key,
  correction_id uuid not null references veracite.corrections (id),
  engine text not null,
  plan jsonb not null,
  phase text not null check (phase in ('asking', 'waiting', 'surveillance', 'ended')),
  round integer not null check (round >= 0),
  result text check (result in ('gone', 'still_said', 'back', 'undecided')),
  result_at timestamptz,
  -- Why the last look could not be started, if it could not.
  hindered text,
  next_at timestamptz,
  started_at timestamptz not null,
  started_by text not null,
  ended_at timestamptz
);
create index correction_watches_of on veracite.correction_watches (correction_id, id);
create unique index correction_watches_once on veracite.correction_watches (correction_id, engine) where phase <> 'ended';

-- Each look is a scan of its own, with its own plan and outcomes in the log.
create table veracite.correction_looks (
  watch_id uuid not null references veracite.correction_watches (id),
  number integer not null check (number >= 1),
  round integer not null check (round >= 0),
  phase text not null check (phase in ('asking', 'surveillance')),
  scan_id uuid not null,
  questions integer not null check (questions >= 1),
  started_at timestamptz not null,
  primary key (watch_id, number)
);
create index correction_looks_by_scan on veracite.correction_looks (scan_id);

-- The signed plan of a watch, and what became of it.
create table evidence.watch_manifests (
  id uuid primary key,
  watch_id uuid not null,
  kind text not null check (kind in ('watch_plan', 'watch_outcome')),
  body bytea not null check (octet_length(body) between 2 and 32768),
  manifest_sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  created_at timestamptz not null
);
create index watch_manifests_of on evidence.watch_manifests (watch_id, id);

select evidence_guard.guard_table('evidence.correction_events');
select evidence_guard.guard_table('evidence.watch_manifests');

do $$
declare
  made text;
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  foreach made in array array['corrections', 'correction_findings', 'correction_pages', 'correction_watches', 'correction_looks'] loop
    execute format('alter table veracite.%I owner to veracite_owner', made);
    execute format('grant select, insert, update, delete on veracite.%I to veracite_app', made);
  end loop;
  foreach made in array array['correction_events', 'watch_manifests'] loop
    execute format('alter table evidence.%I owner to veracite_owner', made);
    execute format('grant select, insert on evidence.%I to veracite_app', made);
  end loop;
  execute 'grant select on evidence.watch_manifests to veracite_log';
end $$;
