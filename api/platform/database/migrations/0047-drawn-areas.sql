-- Drawn searches of several areas, or without a part: then alert.area is the box around them.
alter table alert
  add column outlines polygon[],                   -- each area, in millionths of a degree
  add column cut_out polygon[];                    -- what is left out of all of them
