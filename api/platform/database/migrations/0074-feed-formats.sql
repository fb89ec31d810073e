-- How the document of an upload is written.
alter table feed_upload add column format text not null default 'reaxml' check (format in ('reaxml', 'json'));
