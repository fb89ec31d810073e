import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { authorColumns, authorJoins, authorOf, type AuthorRow } from '../questions/author.ts';
import type { Poster } from '../questions/poster.ts';
import type { ReviewComment } from './review.ts';

interface Row extends AuthorRow {
  readonly id: number;
  readonly review_id: number;
  readonly text: string;
  readonly created_at: Date;
}

const toComment = (row: Row): ReviewComment => ({
  id: row.id,
  reviewId: row.review_id,
  author: authorOf(row),
  text: row.text,
  createdOn: row.created_at.toISOString(),
});

/** So many are shown with a review. */
const mostComments = 100;

/** Published comments by review, oldest first. */
export async function commentsOf(
  database: Database,
  reviewIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ReviewComment[]>> {
  const { rows } = await sql<Row>`
    select p.id, p.review_id, ${authorColumns}, p.text, p.created_at
    from unnest(${[...reviewIds]}::int[]) wanted(id)
    cross join lateral (
      select * from location_review_comment c where c.review_id = wanted.id and c.status = 'published'
        order by c.created_at, c.id limit ${mostComments}::int) p
    ${authorJoins}
    order by p.review_id, p.created_at, p.id`.execute(database);
  const found = new Map<number, ReviewComment[]>(reviewIds.map((id) => [id, []]));
  for (const row of rows) found.get(row.review_id)?.push(toComment(row));
  return found;
}

/** @returns undefined when the review is not there to be commented on */
export async function writeComment(
  database: Database,
  reviewId: number,
  { memberId, name }: Poster,
  text: string,
): Promise<ReviewComment | undefined> {
  const { rows } = await sql<Row>`
    with p as (
      insert into location_review_comment (review_id, member_id, author_name, text)
      select v.id, ${memberId}::int, ${name}, ${text} from location_review v
        where v.id = ${reviewId}::int and v.status = 'published'
      returning *)
    select p.id, p.review_id, ${authorColumns}, p.text, p.created_at from p ${authorJoins}`.execute(database);
  return rows[0] && toComment(rows[0]);
}
