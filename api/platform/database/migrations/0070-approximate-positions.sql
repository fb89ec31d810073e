-- Whether a listing's position is only the middle of its street or suburb, until its agent places a pin.
alter table listing add column position_approximate boolean not null default false;
