-- What has happened to findings lately is told in the feed, whichever finding it was.
create index finding_events_by_time on evidence.finding_events (created_at);
