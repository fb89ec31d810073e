import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Question } from './question.ts';
import { questionsById } from './store.ts';

/**
 * Any of the words of a text, as a condition on `words`; null for a text without any. The words are quoted, so none is
 * an operator.
 */
const anyWordOf = (
  text: string,
) => sql`(select string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''', ' | ')::tsquery
  from unnest(to_tsvector('english', ${text})))`;

/**
 * How much a question is about the same: words weigh by where they stand, the same place as much as a word of the
 * title.
 */
const nearnessOf = (localityId: number | null) =>
  sql`ts_rank(p.words, near.query) + case when p.locality_id = ${localityId}::int then 0.3 else 0 end`;

/** Earlier questions in much the same words: at least two of the title's words, or the same location. */
export async function similarQuestions(
  database: Database,
  title: string,
  localityId: number | null,
  take: number,
): Promise<Question[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from (select ${anyWordOf(title)} as query) near, question p
    where p.is_visible and not p.removed and p.words @@ near.query and ${nearnessOf(localityId)} >= 0.35
    order by ${nearnessOf(localityId)} desc, p.popularity desc, p.id desc limit ${take}::int`.execute(database);
  return questionsById(
    database,
    null,
    rows.map(({ id }) => id),
  );
}

/** Questions to read after this one: of the same place or in the same words, the closest first. */
export async function relatedQuestions(
  database: Database,
  { postId, localityId, title }: Pick<Question, 'postId' | 'localityId' | 'title'>,
  take: number,
): Promise<Question[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from (select ${anyWordOf(title)} as query) near, question p
    where p.is_visible and not p.removed and p.id <> ${postId}::int and (p.locality_id = ${localityId}::int
      or p.words @@ near.query)
    order by ${nearnessOf(localityId)} desc nulls last, p.popularity desc, p.id desc limit ${take}::int`.execute(
    database,
  );
  return questionsById(
    database,
    null,
    rows.map(({ id }) => id),
  );
}
