import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Poster } from './poster.ts';

export interface NewQuestion {
  readonly localityId: number;
  readonly street: string | null;
  readonly title: string;
  readonly content: string;
  readonly isDiscussion: boolean;
  readonly topics: readonly string[];
  /** Its uri without the id. */
  readonly name: string;
}

export async function writeQuestion(
  database: Database,
  { memberId, name: author }: Poster,
  { localityId, street, title, content, isDiscussion, topics, name }: NewQuestion,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval(pg_get_serial_sequence('question', 'id'))::int as id)
    insert into question (id, uri, locality_id, street, member_id, author_name, title, content, is_discussion, topics)
    select id, ${name} || '-' || id, ${localityId}::int, ${street}, ${memberId}::int, ${author}, ${title}, ${content},
      ${isDiscussion}::boolean, ${[...topics]}::text[] from next returning id`.execute(database);
  return writtenId(rows);
}

/** An answer is the question's latest change. */
export async function writeAnswer(
  database: Database,
  { memberId, name }: Poster,
  questionId: number,
  text: string,
): Promise<number> {
  const rows = await database
    .insertInto('answer')
    .values({ question_id: questionId, member_id: memberId, author_name: name, text })
    .returning('id')
    .execute();
  await database
    .updateTable('question')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', '=', questionId)
    .execute();
  return writtenId(rows);
}

export async function writeComment(
  database: Database,
  { memberId, name }: Poster,
  answerId: number,
  text: string,
): Promise<number> {
  const rows = await database
    .insertInto('answer_comment')
    .values({ answer_id: answerId, member_id: memberId, author_name: name, text })
    .returning('id')
    .execute();
  return writtenId(rows);
}

function writtenId([row]: readonly { id: number }[]): number {
  if (row === undefined) throw new Error('A post was not written.');
  return row.id;
}

/** Whether the member posted the same text before in the same place: a repetition by mistake, or spam. */
export async function saidBefore(
  database: Database,
  memberId: number,
  said:
    | { localityId: number; title: string }
    | { questionId: number; text: string }
    | { answerId: number; text: string },
): Promise<boolean> {
  const same =
    'localityId' in said
      ? sql`select from question where member_id = ${memberId}::int and locality_id = ${said.localityId}::int
        and lower(title) = lower(${said.title}) and not removed`
      : 'questionId' in said
        ? sql`select from answer where member_id = ${memberId}::int and question_id = ${said.questionId}::int
          and lower(text) = lower(${said.text}) and not removed`
        : sql`select from answer_comment where member_id = ${memberId}::int and answer_id = ${said.answerId}::int
          and lower(text) = lower(${said.text}) and not removed`;
  const { rows } = await sql<{ found: boolean }>`select exists (${same}) as found`.execute(database);
  return rows[0]?.found ?? false;
}

/** Number of posts of a member since yesterday with the same text, in any place. */
export async function copiesOf(database: Database, memberId: number, text: string): Promise<number> {
  const recent = sql`member_id = ${memberId}::int and created_at > now() - interval '1 day'`;
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from question where ${recent} and (lower(content) = lower(${text})
      or lower(title) = lower(${text})))
      + (select count(*) from answer where ${recent} and lower(text) = lower(${text})))::int as n`.execute(database);
  return rows[0]?.n ?? 0;
}
