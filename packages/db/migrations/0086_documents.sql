-- Documents that facts were read from: press kits, fact sheets. Their bytes are kept like those of pages, each once.
create table evidence.documents (
  id uuid primary key,
  brand_id uuid not null references veracite.brands (id),
  name text not null check (length(name) between 1 and 200),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null references evidence.page_bytes (sha256),
  uploaded_by text not null,
  uploaded_at timestamptz not null
);
create index documents_by_brand on evidence.documents (brand_id, id desc);
create index documents_by_digest on evidence.documents (brand_id, sha256);
select evidence_guard.guard_table('evidence.documents');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.documents owner to veracite_owner';
  execute 'grant select, insert on evidence.documents to veracite_app';
end $$;
