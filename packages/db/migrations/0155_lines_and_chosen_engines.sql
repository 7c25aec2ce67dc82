-- Lists of false statements show how often each was said, scan by scan: the prompts that led to it are looked up by finding.
create index finding_prompts_by_finding on veracite.finding_prompts (finding_id, prompt_id);

-- The engines that people begin with when they choose some for a scan or a schedule; null: every engine of the plan.
alter table veracite.brands add column engines text[];
