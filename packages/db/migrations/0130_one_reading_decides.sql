-- The second reading of an accusation is stored like the first.
alter table evidence.readings
  drop constraint readings_reader_kind_check,
  add constraint readings_reader_kind_check check (reader_kind in ('rules', 'model', 'confirmation', 'person'));

-- A class from before the configured model has read the answer, or has confirmed what it accuses it of.
alter table evidence.classifications add column provisional boolean not null default false;
alter table veracite.runs add column provisional boolean not null default false;
create index runs_provisional on veracite.runs (captured_at) where provisional;
create index runs_provisional_by_scan on veracite.runs (scan_id) where provisional;

-- How many of the counted runs are provisional.
alter table veracite.class_counts_daily add column provisional integer not null default 0;
alter table veracite.class_counts_total add column provisional bigint not null default 0;

-- A scan that waits for its readings: since when nothing has come, and how many were missing then.
alter table veracite.scans add column reading_since timestamptz, add column reading_left integer;
