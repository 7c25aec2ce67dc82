-- Failures per engine and day are counted without a look at the calls that went well.
create index engine_calls_failed on veracite.engine_calls (started_at)
  where outcome <> 'answered' and outcome <> 'no_answer';
