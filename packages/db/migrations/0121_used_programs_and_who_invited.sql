-- A registered program that nobody has let in is forgotten after an hour. `consumed_at` marks those that a person let in.
update veracite.oauth_records client set consumed_at = client.created_at
where client.kind = 'Client' and exists (
  select 1 from veracite.oauth_records given
  where given.kind = 'Grant' and given.payload ->> 'clientId' = client.payload ->> 'client_id');
update veracite.oauth_records set expires_at = least(expires_at, created_at + interval '1 hour')
where kind = 'Client' and consumed_at is null;

-- Links that an owner made end when they are no longer an owner. Null: made by the operator, by a key, or before this version.
alter table veracite.invitations add column made_by uuid references veracite.people (id);
