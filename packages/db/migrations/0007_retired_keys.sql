-- When a key went out of use. Beside the key and not in it, because rows of evidence are never changed: a retirement is
-- an event of its own, and the first one stands.
create table evidence.key_retirements (
  role text not null,
  key_id text not null,
  -- What the key signed with a later time is not to be believed.
  not_after timestamptz not null,
  recorded_at timestamptz not null,
  primary key (role, key_id),
  foreign key (role, key_id) references evidence.keys (role, key_id)
);

select evidence_guard.guard_table('evidence.key_retirements');

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.key_retirements owner to veracite_owner';
  execute 'grant select, insert on evidence.key_retirements to veracite_app';
end $$;
