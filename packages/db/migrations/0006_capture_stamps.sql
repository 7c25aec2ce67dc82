-- Finding the captures that an authority has not stamped yet must not read all of them again every time.
create index captures_originals_by_time on evidence.captures (captured_at, id) where kind = 'original';
