-- The ring around a point that a saved search asks for, in millionths of a degree.
alter table alert add column near polygon;
