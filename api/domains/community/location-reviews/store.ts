import { locationLabel, placeName } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { readEach, type EntityKind } from '../../../platform/changes/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { afterMoment, withKeyset, momentKeys } from '../../../platform/keyset.ts';
import { liesIn, scopeKey, type PlaceScope } from '../../geography/locations/public.ts';
import { authorColumns, authorJoins, authorOf, type AuthorRow } from '../questions/author.ts';
import { placeFactors, type PlaceFactor, type PlaceRelation } from './factors.ts';
import { pointsOf } from './points.ts';
import type { LocationReview, ReviewOrder } from './review.ts';

interface Row extends AuthorRow {
  readonly id: number;
  readonly locality_id: number;
  readonly suburb: string;
  readonly state_code: string;
  readonly postcode: string | null;
  readonly slug: string;
  readonly relation: PlaceRelation;
  readonly rating: number;
  readonly ratings: Readonly<Partial<Record<PlaceFactor, number>>>;
  readonly title: string;
  readonly text: string;
  readonly pros: string;
  readonly cons: string;
  readonly created_at: Date;
  readonly helpful: number;
  readonly unhelpful: number;
  readonly mine: boolean | null;
  readonly comments: number;
}

const orders: Readonly<Record<ReviewOrder, RawBuilder<unknown>>> = {
  newest: sql`p.created_at desc, p.id desc`,
  mostHelpful: sql`h.helpful - h.unhelpful desc, p.created_at desc, p.id desc`,
  highestRating: sql`p.rating desc, p.created_at desc, p.id desc`,
  lowestRating: sql`p.rating, p.created_at desc, p.id desc`,
};

const selectReviews = (viewerId: number | null): RawBuilder<Row> => sql`
  select p.id, p.locality_id, l.name as suburb, l.state_code, l.postcode, l.slug, ${authorColumns},
    p.relation, p.rating, p.ratings, p.title, p.text, p.pros, p.cons, p.created_at, h.helpful, h.unhelpful, h.mine,
    (select count(*)::int from location_review_comment c
      where c.review_id = p.id and c.status = 'published') as comments
  from location_review p
  join locality l on l.id = p.locality_id
  ${authorJoins}
  cross join lateral (
    select count(*) filter (where helpful)::int as helpful, count(*) filter (where not helpful)::int as unhelpful,
      bool_or(helpful) filter (where member_id = ${viewerId}::int) as mine
    from location_review_helpful where review_id = p.id) h`;

function toReview(row: Row, viewerId: number | null): LocationReview {
  return {
    id: row.id,
    locationId: row.locality_id,
    locationSlug: row.slug,
    locationLabel: locationLabel({
      name: placeName({ slug: row.slug, name: row.suburb }),
      stateCode: row.state_code,
      postcode: row.postcode,
    }),
    author: authorOf(row),
    relation: row.relation,
    rating: row.rating,
    ratings: placeFactors.flatMap((factor) =>
      row.ratings[factor] === undefined ? [] : [{ factor, rating: row.ratings[factor] }],
    ),
    title: row.title,
    text: row.text,
    pros: pointsOf(row.pros),
    cons: pointsOf(row.cons),
    helpfulCount: row.helpful,
    unhelpfulCount: row.unhelpful,
    markedHelpful: row.mine,
    isOwn: viewerId !== null && row.member_id === viewerId,
    commentCount: row.comments,
    createdOn: row.created_at.toISOString(),
  };
}

export interface ReviewPage {
  readonly skip: number;
  readonly take: number;
  readonly order: ReviewOrder;
}

/** Published reviews of a place after a place in the list, latest first, with their places. */
export async function reviewsAfter(
  database: Database,
  scope: PlaceScope,
  viewerId: number | null,
  { first, after }: { readonly first: number; readonly after: readonly number[] | undefined },
): Promise<{ readonly item: LocationReview; readonly keys: readonly number[] }[]> {
  const { rows } = await sql<Row>`${selectReviews(viewerId)}
    where ${liesIn(sql.ref('p.locality_id'), scope)}
      and p.status = 'published' ${afterMoment(sql`p.created_at`, sql`p.id`, after)}
    order by ${orders.newest} limit ${first + 1}::int`.execute(database);
  const ids = rows.map(({ id }) => id);
  return withKeyset(
    rows.map((row) => toReview(row, viewerId)),
    ({ id }) => id,
    await momentKeys(database, 'location_review', ids),
  );
}

/** Published reviews of a place. */
export async function reviewsIn(
  database: Database,
  scope: PlaceScope,
  viewerId: number | null,
  { skip, take, order }: ReviewPage,
): Promise<LocationReview[]> {
  const { rows } = await sql<Row>`${selectReviews(viewerId)}
    where ${liesIn(sql.ref('p.locality_id'), scope)} and p.status = 'published'
    order by ${orders[order]} limit ${take}::int offset ${skip}::int`.execute(database);
  return rows.map((row) => toReview(row, viewerId));
}

/** A page of published reviews of a place, as visitors see them. */
export const reviewPage: EntityKind<ReviewPage & { readonly scope: PlaceScope }, readonly LocationReview[]> = {
  madeOf: ['place-reviews', 'places', 'people', 'agents'],
  most: 200,
  nameOf: ({ scope, skip, take, order }) => `${scopeKey(scope)} ${skip} ${take} ${order}`,
  read: readEach((database, { scope, ...page }) => reviewsIn(database, scope, null, page)),
};

export async function reviewsById(
  database: Database,
  ids: readonly number[],
  viewerId: number | null,
): Promise<ReadonlyMap<number, LocationReview>> {
  const { rows } =
    await sql<Row>`${selectReviews(viewerId)} where p.id = any(${[...ids]}::int[]) and p.status = 'published'`.execute(
      database,
    );
  return new Map(rows.map((row) => [row.id, toReview(row, viewerId)]));
}
