-- The largest locality of a state, whose position is the state's, was found by sorting all of them.
create index locality_largest on locality (state_code, population desc nulls last, id);
