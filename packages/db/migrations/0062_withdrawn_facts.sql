-- A fact that should never have been there: nothing is judged by it, and no refresh brings the same statement back.
alter table veracite.fact_states add column withdrawn_at timestamptz;
alter table veracite.fact_states add constraint fact_states_withdrawn check (withdrawn_at is null or not active);
