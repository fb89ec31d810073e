-- Keys of enquiries are in the table idempotency, as all others. The version before still writes this column: a later
-- migration drops it.
alter table enquiry alter column idempotency_key drop not null;
