-- Answers that people bring from apps: an origin of their own, a grade that says how much is proven, and scans that hold
-- them. Such a scan asked nothing: it is not listed, has no end, and no rate is computed from it.
alter table evidence.captures add column grade text;
alter table evidence.captures add constraint captures_grade_check
  check ((access_kind = 'app') = (grade is not null) and grade in ('A', 'B', 'C', 'D')) not valid;
alter table evidence.captures validate constraint captures_grade_check;

alter table veracite.scans add column imported boolean not null default false;
create index runs_of_apps on veracite.runs (brand_id, id desc) where origin = 'app';

do $$
declare
  counted record;
begin
  for counted in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'c' and connamespace = 'veracite'::regnamespace
      and pg_get_constraintdef(oid) ~ '\morigin\M.*stand_in'
  loop
    execute format('alter table %s drop constraint %I', counted.of_table, counted.conname);
    execute format('alter table %s add constraint %I check (origin in (''engine'', ''app'', ''stand_in'', ''demo'')) not valid',
      counted.of_table, counted.conname);
    execute format('alter table %s validate constraint %I', counted.of_table, counted.conname);
  end loop;
end $$;
