-- A scan asks each prompt of each engine `samples` times: one answer proves that something was said, several tell how
-- often. Everything from before was asked once.
alter table veracite.brands add column samples_per_prompt smallint not null default 1
  constraint brands_samples_per_prompt_check check (samples_per_prompt between 1 and 100);

alter table veracite.scans add column samples smallint not null default 1
  constraint scans_samples_check check (samples between 1 and 100);

-- Which of the samples of its prompt and engine a run is, from 1 on.
alter table veracite.runs add column sample smallint not null default 1
  constraint runs_sample_check check (sample between 1 and 100);
