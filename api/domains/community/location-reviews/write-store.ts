import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Poster } from '../questions/poster.ts';
import type { NewReview } from './input.ts';

/** The member's review of a location, whatever its status. */
export async function ownReviewId(
  database: Database,
  localityId: number,
  memberId: number,
): Promise<number | undefined> {
  const rows = await database
    .selectFrom('location_review')
    .select('id')
    .where('locality_id', '=', localityId)
    .where('member_id', '=', memberId)
    .execute();
  return rows[0]?.id;
}

/** @returns undefined when the member has reviewed the place already */
export async function writeReview(
  database: Database,
  localityId: number,
  { memberId, name }: Poster,
  { relation, rating, ratings, title, text, pros, cons }: NewReview,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into location_review (locality_id, member_id, author_name, relation, rating, ratings, title, text, pros,
      cons)
    values (${localityId}::int, ${memberId}::int, ${name}, ${relation}, ${rating}::smallint,
      ${JSON.stringify(ratings)}::jsonb, ${title}, ${text}, ${pros.join('\n')}, ${cons.join('\n')})
    on conflict (locality_id, member_id) where member_id is not null do nothing returning id`.execute(database);
  return rows[0]?.id;
}

/** Of a member's own published review. @returns whether it exists */
export async function rewriteReview(
  database: Database,
  reviewId: number,
  memberId: number,
  { relation, rating, ratings, title, text, pros, cons }: NewReview,
): Promise<boolean> {
  const rows = await database
    .updateTable('location_review')
    .set({
      relation,
      rating,
      ratings: JSON.stringify(ratings),
      title,
      text,
      pros: pros.join('\n'),
      cons: cons.join('\n'),
    })
    .where('id', '=', reviewId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'published')
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Deletes a member's own published review and its comments. @returns whether it existed */
export async function deleteReview(database: Database, reviewId: number, memberId: number): Promise<boolean> {
  const rows = await database
    .deleteFrom('location_review')
    .where('id', '=', reviewId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'published')
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Author of a published review; undefined if the review does not exist, null for a former member. */
export async function reviewAuthor(database: Database, reviewId: number): Promise<number | null | undefined> {
  const rows = await database
    .selectFrom('location_review')
    .select('member_id')
    .where('id', '=', reviewId)
    .where('status', '=', 'published')
    .execute();
  return rows[0]?.member_id;
}

/** One word of a member on a review; the last counts. */
export async function writeHelpful(
  database: Database,
  reviewId: number,
  memberId: number,
  helpful: boolean,
): Promise<void> {
  await sql`insert into location_review_helpful (review_id, member_id, helpful)
    values (${reviewId}::int, ${memberId}::int, ${helpful})
    on conflict (review_id, member_id) do update set helpful = excluded.helpful`.execute(database);
}

export async function removeHelpful(database: Database, reviewId: number, memberId: number): Promise<void> {
  await database
    .deleteFrom('location_review_helpful')
    .where('review_id', '=', reviewId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Which reviews of a place a member has marked. */
export async function markedIn(
  database: Database,
  localityId: number,
  memberId: number,
): Promise<{ helpful: number[]; unhelpful: number[] }> {
  const { rows } = await sql<{ id: number; helpful: boolean }>`
    select h.review_id as id, h.helpful from location_review_helpful h join location_review r on r.id = h.review_id
    where r.locality_id = ${localityId}::int and r.status = 'published' and h.member_id = ${memberId}::int
      order by h.review_id`.execute(database);
  return {
    helpful: rows.filter(({ helpful }) => helpful).map(({ id }) => id),
    unhelpful: rows.filter(({ helpful }) => !helpful).map(({ id }) => id),
  };
}
