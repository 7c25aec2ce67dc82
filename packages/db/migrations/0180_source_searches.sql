-- Orders to search every page behind an answer for its false statements, with a model. The result is a trail.
create table veracite.source_searches (
  capture_id uuid primary key,
  ordered_at timestamptz not null,
  -- Null while it waits for pages or is under way.
  ended_at timestamptz
);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.source_searches owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.source_searches to veracite_app';
end $$;
