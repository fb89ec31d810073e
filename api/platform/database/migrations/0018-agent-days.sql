-- What visitors do with an agent, by the day of the agent's suburb.
create table agent_day (
  agent_id integer not null references agent on delete cascade,
  day date not null,
  views integer not null default 0,                -- of the agent's page
  calls integer not null default 0,                -- presses on the agent's phone number, on any page
  enquiries integer not null default 0,
  primary key (agent_id, day)
);
-- Days come in their order: a few pages of index find those that are old.
create index agent_day_day on agent_day using brin (day);
