-- What public registers answered, so that the same question is not asked again for a while. The bytes are kept with those of pages.
create table veracite.register_replies (
  url text primary key check (length(url) <= 2048),
  register text not null,
  status smallint not null,
  content_type text not null,
  sha256 bytea not null references evidence.page_bytes (sha256),
  fetched_at timestamptz not null
);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.register_replies owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.register_replies to veracite_app';
end $$;
