-- Owners see which programs were let into their account.
create index oauth_grants_of_account on veracite.oauth_records (split_part(payload ->> 'accountId', '~', 2), created_at desc)
  where kind = 'Grant';
