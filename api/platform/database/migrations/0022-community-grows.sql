-- Questions: topics, the best answer, changes by their authors, search by words ------------------------------------------

alter table question
  add column topics text[] not null default '{}',                 -- names of shared/market/vocabulary/question-topics.ts
  add column best_answer_id integer references answer on delete set null,
  add column locked boolean not null default false,               -- by moderators: takes no more answers and comments
  add column edited_at timestamptz,
  add column withdrawn_at timestamptz,                            -- by its author: removed for everyone, moderators too
  add column words tsvector generated always as (setweight(to_tsvector('english'::regconfig, title), 'A') || setweight(to_tsvector('english'::regconfig, content), 'B')) stored;
alter table answer add column edited_at timestamptz, add column withdrawn_at timestamptz;
alter table answer_comment add column edited_at timestamptz, add column withdrawn_at timestamptz;
create index question_words on question using gin (words) where is_visible and not removed;
create index question_topics on question using gin (topics) where is_visible and not removed;

-- Moderators can also warn an author, and close a question to answers.
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in ('show', 'hide', 'restore', 'remove', 'dismiss', 'warn', 'lock', 'unlock'));

-- Two editors of one post don't overwrite each other: what is saved names the version that it began with.
alter table post add column version integer not null default 1;
