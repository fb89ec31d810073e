-- How the office's feeds mean a missing display attribute: yes, as the format rules, or no.
alter table office add column feed_display_default text not null default 'yes' check (feed_display_default in ('yes', 'no'));
