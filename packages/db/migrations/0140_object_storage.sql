-- Bytes of evidence may be kept in object storage, under their SHA-256. The row that names them stays, without its bytes;
-- `not null` goes, and the checks of digests hold for rows that have bytes.
alter table evidence.capture_bytes alter column bytes drop not null;
alter table evidence.page_bytes alter column bytes drop not null;
alter table evidence.case_parts alter column bytes drop not null;
alter table evidence.failed_replies alter column bytes drop not null;
alter table veracite.feed_chunks alter column bytes drop not null;

-- How long the bytes are; null in older rows that have them.
alter table evidence.page_bytes add column size integer;

-- Computed once for the rows that are there: append-only rows cannot be updated.
alter table evidence.case_parts
  add column sha256 bytea not null generated always as (sha256(bytes)) stored,
  add column size integer not null generated always as (octet_length(bytes)) stored;
alter table evidence.case_parts alter column sha256 drop expression, alter column size drop expression,
  add constraint case_parts_sha256 check (sha256 = sha256(bytes));
alter table veracite.feed_chunks add column sha256 bytea not null generated always as (sha256(bytes)) stored;
alter table veracite.feed_chunks alter column sha256 drop expression;

-- Which objects are needed.
create index capture_bytes_outside on evidence.capture_bytes (sha256) where bytes is null;
create index page_bytes_outside on evidence.page_bytes (sha256) where bytes is null;
create index case_parts_outside on evidence.case_parts (sha256) where bytes is null;
create index failed_replies_outside on evidence.failed_replies (sha256) where bytes is null;
create index feed_chunks_outside on veracite.feed_chunks (sha256) where bytes is null;

-- Moving bytes changes nothing that a row says: the owner may take them out or put them back, in a transaction that declares
-- it. The application's role may not, because it has no right to update evidence.
create or replace function evidence_guard.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  moved constant text[] := array['bytes', 'size'];
begin
  if tg_op = 'UPDATE' and current_setting('veracite.moving_bytes', true) = 'on'
     and tg_table_name ~ '^(capture_bytes(_.*)?|page_bytes|case_parts|failed_replies)$' then
    if tg_level = 'STATEMENT' then
      return null;
    elsif to_jsonb(old) - moved = to_jsonb(new) - moved then
      return new;
    end if;
  end if;
  raise exception 'evidence is append-only: % on %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
