-- Evidence: what was captured, what was judged, what it was judged against, and the log that makes it provable.
-- Rows here are written once. The next migration makes the database itself refuse anything else.

-- The signed statement behind every capture, classification, verification and custody event. Its bytes are
-- canonical JSON, kept as signed; its subject has the same id.
create table evidence.manifests (
  subject_id uuid primary key,
  kind text not null check (kind in ('capture', 'classification', 'verification', 'custody')),
  run_id uuid not null,
  body bytea not null check (octet_length(body) between 2 and 32768),
  sha256 bytea not null generated always as (sha256(body)) stored,
  signature bytea not null,
  key_id text not null,
  created_at timestamptz not null
);
create index manifests_by_run on evidence.manifests (run_id, created_at);

create table evidence.captures (
  id uuid primary key,
  run_id uuid not null,
  kind text not null check (kind in ('original', 'verification')),
  engine text not null,
  access_kind text not null,
  provider text not null,
  requested_model text,
  served_model text,
  wire text not null,
  adapter_version text not null,
  search_used boolean,
  locale text not null,
  -- The request as sent, without secrets, and what came with the reply.
  request jsonb not null,
  http_status smallint not null,
  content_type text not null,
  headers jsonb not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  byte_length integer not null check (byte_length >= 0),
  answer_sha256 bytea check (octet_length(answer_sha256) = 32),
  no_answer_reason text,
  -- Sources, queries, usage and the engine's own identifiers, as the extractor read them from the bytes.
  extracted jsonb not null,
  cost_usd numeric(14, 8),
  cost_basis text not null,
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  captured_at timestamptz not null
);
create index captures_by_run on evidence.captures (run_id, captured_at);
create index captures_by_sha256 on evidence.captures (sha256);
create index captures_by_answer_sha256 on evidence.captures (answer_sha256) where answer_sha256 is not null;
-- At most one original per run, whatever a zombie worker tries.
create unique index captures_original_once on evidence.captures (run_id) where kind = 'original';

-- The bytes themselves, by month of capture, so that old months can be moved to other storage. Part `response`
-- is the snapshot, `answer` the text read from it, `earlier.N` a reply that came before it for the same question.
create table evidence.capture_bytes (
  capture_id uuid not null,
  captured_at timestamptz not null,
  part text not null,
  sha256 bytea not null,
  bytes bytea not null,
  primary key (capture_id, captured_at, part),
  check (sha256 = sha256(bytes))
) partition by range (captured_at);

create table evidence.classifications (
  id uuid primary key,
  run_id uuid not null,
  capture_id uuid not null references evidence.captures (id),
  citation_class text not null check (citation_class in ('STRONG', 'DESCRIPTIVE', 'ECHO', 'CONFABULATED', 'ABSENT')),
  rule text not null,
  classifier_version text not null,
  -- The whole verdict: spans, claims, coverage.
  verdict jsonb not null,
  -- The facts it was judged against, as they were then.
  facts jsonb not null,
  deciding_fact_ids uuid[] not null,
  excerpt text not null,
  created_at timestamptz not null
);
create index classifications_by_run on evidence.classifications (run_id, created_at, id);
create index classifications_by_capture on evidence.classifications (capture_id, created_at, id);

-- One concluded re-verification: up to three fresh captures of the same question, and what they showed.
create table evidence.verifications (
  id uuid primary key,
  run_id uuid not null,
  job_id uuid not null unique,
  outcome text not null check (outcome in ('reproduced', 'not_reproduced', 'inconclusive')),
  capture_ids uuid[] not null,
  citation_class text,
  original_model text,
  served_model text,
  model_changed boolean not null,
  created_at timestamptz not null
);
create index verifications_by_run on evidence.verifications (run_id, created_at, id);

-- A second opinion by a language model, beside the classification and never instead of it.
create table evidence.judge_opinions (
  id uuid primary key,
  classification_id uuid not null references evidence.classifications (id),
  run_id uuid not null,
  model text not null,
  prompt_sha256 bytea not null check (octet_length(prompt_sha256) = 32),
  opinion jsonb not null,
  agrees boolean not null,
  created_at timestamptz not null
);
create index judge_opinions_by_run on evidence.judge_opinions (run_id, created_at);

create table evidence.page_bytes (
  sha256 bytea primary key check (sha256 = sha256(bytes)),
  bytes bytea not null
);

create table evidence.pages (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  job_id uuid not null,
  url text not null,
  final_url text not null,
  http_status smallint not null,
  content_type text not null,
  headers jsonb not null,
  sha256 bytea not null references evidence.page_bytes (sha256),
  fetched_at timestamptz not null
);
create index pages_by_brand on evidence.pages (brand_id, fetched_at desc);

create table evidence.facts (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  predicate text not null,
  value jsonb not null,
  source_kind text not null,
  source_url text,
  source_quote text,
  source_sha256 bytea check (octet_length(source_sha256) = 32),
  source_fetched_at timestamptz,
  hash bytea not null check (octet_length(hash) = 32),
  note text,
  first_seen_at timestamptz not null
);
create index facts_by_brand on evidence.facts (brand_id, id);

-- What changes about a fact lives beside it: the statement itself stays as it was collected.
create table veracite.fact_states (
  fact_id uuid primary key references evidence.facts (id),
  brand_id uuid not null,
  active boolean not null,
  last_seen_at timestamptz not null,
  superseded_by uuid references evidence.facts (id)
);
create index fact_states_active on veracite.fact_states (brand_id) where active;

create table evidence.custody_events (
  id uuid primary key,
  run_id uuid not null,
  capture_id uuid,
  event text not null,
  actor text not null,
  reason text not null,
  occurred_at timestamptz not null
);
create index custody_events_by_run on evidence.custody_events (run_id, occurred_at, id);

-- The transparency log. Leaves wait here until the one sequencer takes them: the only table of the log that is emptied.
create table veracite.log_queue (
  subject_id uuid primary key,
  kind text not null,
  body bytea not null check (octet_length(body) between 1 and 65535),
  queued_at timestamptz not null
);
create index log_queue_in_order on veracite.log_queue (queued_at, subject_id);

create table evidence.log_leaves (
  idx bigint primary key check (idx >= 0),
  kind text not null,
  subject_id uuid not null unique,
  body bytea not null check (octet_length(body) between 1 and 65535),
  leaf_hash bytea not null generated always as (sha256('\x00'::bytea || body)) stored,
  integrated_at timestamptz not null
);

create table evidence.log_tiles (
  level smallint not null check (level between 0 and 63),
  n bigint not null check (n >= 0),
  width smallint not null check (width between 1 and 256),
  hashes bytea not null,
  primary key (level, n, width),
  check (octet_length(hashes) = width * 32)
);

create table evidence.log_tree_heads (
  size bigint primary key check (size > 0),
  root bytea not null check (octet_length(root) = 32),
  created_at timestamptz not null
);

create table evidence.log_checkpoints (
  size bigint primary key references evidence.log_tree_heads (size),
  note text not null,
  signed_at timestamptz not null
);

create table evidence.log_cosignatures (
  size bigint not null references evidence.log_checkpoints (size),
  witness text not null,
  line text not null,
  cosigned_at timestamptz not null,
  primary key (size, witness)
);

create table evidence.log_timestamps (
  id uuid primary key,
  over text not null check (over in ('checkpoint', 'capture')),
  size bigint references evidence.log_checkpoints (size),
  capture_id uuid,
  tsa text not null,
  gen_time timestamptz not null,
  request bytea not null,
  response bytea not null,
  created_at timestamptz not null,
  check ((over = 'checkpoint') = (size is not null)),
  check ((over = 'capture') = (capture_id is not null))
);
create index log_timestamps_by_size on evidence.log_timestamps (size) where size is not null;
create index log_timestamps_by_capture on evidence.log_timestamps (capture_id) where capture_id is not null;
