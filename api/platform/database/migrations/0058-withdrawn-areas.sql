-- An area that was taken off the site keeps its pin, and an area can be in rollout before it has a pin.
alter table releases.pin add column withdrawn jsonb;   -- {"redirects": {"/first-homes": "/buy"}}; absent: it is on the site
