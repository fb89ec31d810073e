-- The finder without a location puts agents and offices without a home on offer, sold or leased within a year last.
create index agent_active on agent ((recent > 0) desc, tier desc, standing desc, recent desc, id) where left_at is null;
create index office_active on office ((recent > 0) desc, tier desc, standing desc, recent desc, id);
drop index agent_standing;
drop index office_standing;
