-- Mail beside webhooks and chats: once a week, what is grave at once, and only to who said yes.
alter table veracite.webhooks drop constraint webhooks_digest_check;
alter table veracite.webhooks add constraint webhooks_digest_check check (digest in ('none', 'daily', 'weekly'));
alter table veracite.webhooks drop constraint webhooks_off_reason_check;
alter table veracite.webhooks add constraint webhooks_off_reason_check
  check (off_reason in ('gone', 'failing', 'operator', 'unconfirmed', 'unsubscribed'));
-- Grave news do not wait for the digest.
alter table veracite.webhooks add column grave_at_once boolean not null default false;
alter table veracite.deliveries drop constraint deliveries_kind_check;
alter table veracite.deliveries add constraint deliveries_kind_check
  check (kind in ('event', 'digest', 'test', 'confirm'));
