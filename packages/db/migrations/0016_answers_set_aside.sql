-- A run whose answer broke its reader keeps its capture and says why in `error`; it has no class, and can be judged anew.
alter table veracite.runs drop constraint runs_status_check;
alter table veracite.runs add constraint runs_status_check
  check (status in ('QUEUED', 'RUNNING', 'CAPTURED', 'CLASSIFIED', 'SET_ASIDE', 'NO_ANSWER', 'FAILED'));
alter table veracite.runs add constraint runs_set_aside_has_capture_and_reason
  check (status <> 'SET_ASIDE' or (capture_id is not null and captured_at is not null and error is not null));

-- Judging a brand anew walks through these page by page.
drop index veracite.runs_classified_by_brand;
create index runs_judged_by_brand on veracite.runs (brand_id, id) where status in ('CLASSIFIED', 'SET_ASIDE');
