-- What feeds say of agents besides name, telephone and email.
alter table agent add column feed_key text;        -- uniqueListingAgentID: the sender's own id, among those of the office
alter table agent add column feed_photo text;      -- address of the photograph in the feed, '#' and its version
alter table agent add column feed_portrait text;   -- media key that was made from it; another portrait is the agent's own
create unique index agent_feed_key on agent (office_id, feed_key) where feed_key is not null;
