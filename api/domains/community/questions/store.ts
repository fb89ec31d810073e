import { locationLabel, placeName, type QuestionTopic } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { readEach, type EntityKind } from '../../../platform/changes/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { liesIn, localitiesById, scopeKey, type Locality, type PlaceScope } from '../../geography/locations/public.ts';
import { followedAmong, followerCountPart } from '../../members/follows/public.ts';
import { afterMoment, withKeyset, momentKeys } from '../../../platform/keyset.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { authorColumns, authorJoins, authorOf, seenBy, type AuthorRow } from './author.ts';
import type { Question, QuestionSort, QuestionType } from './question.ts';
import { votesOf } from './vote-store.ts';

interface Row extends AuthorRow {
  id: number;
  uri: string;
  title: string;
  content: string;
  is_discussion: boolean;
  is_visible: boolean;
  locality_id: number;
  street: string | null;
  place: string;
  state_code: string;
  postcode: string | null;
  slug: string;
  created_at: Date;
  updated_at: Date;
  votes: number;
  answers: number;
  topics: QuestionTopic[];
  locked: boolean;
  best_answer_id: number | null;
  edited_at: Date | null;
  followers: number;
}

/** Reads questions `p` and what the viewer has to do with them, in three statements at most. */
async function readQuestions(
  database: Database,
  viewer: Viewer | null,
  which: RawBuilder<unknown>,
): Promise<Question[]> {
  const { rows } = await sql<Row>`
    select p.id, p.uri, p.title, p.content, p.is_discussion, p.is_visible, p.locality_id, p.street, p.created_at,
      p.updated_at, p.votes, p.answers,
      p.topics, p.locked, p.best_answer_id, p.edited_at, ${followerCountPart('question', sql.ref('p.id'))} as followers,
      l.name as place, l.state_code, l.postcode, l.slug, ${authorColumns}
    from question p join locality l on l.id = p.locality_id ${authorJoins} ${which}`.execute(database);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [followed, votes] =
    viewer === null
      ? [new Set<number>(), new Map<number, 1 | -1>()]
      : [
          await followedAmong(database, viewer.memberId, 'question', ids),
          await votesOf(database, viewer.memberId, 'question', ids),
        ];
  return rows.map((row) => ({
    postId: row.id,
    uri: row.uri,
    title: row.title,
    content: row.content,
    isDiscussion: row.is_discussion,
    isVisible: row.is_visible,
    localityId: row.locality_id,
    street: row.street,
    location: {
      id: row.locality_id,
      name: placeName({ slug: row.slug, name: row.place }),
      slug: row.slug,
      label: locationLabel({
        name: placeName({ slug: row.slug, name: row.place }),
        stateCode: row.state_code,
        postcode: row.postcode,
      }),
    },
    author: authorOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    votes: row.votes,
    viewerVote: votes.get(row.id) ?? 0,
    followerCount: row.followers,
    isFollowing: followed.has(row.id),
    replyCount: row.answers,
    topics: row.topics,
    isLocked: row.locked,
    bestAnswerId: row.best_answer_id,
    editedAt: row.edited_at?.toISOString() ?? null,
  }));
}

/** Undefined for what the viewer does not see. */
export async function questionById(
  database: Database,
  viewer: Viewer | null,
  id: number,
): Promise<Question | undefined> {
  return (await readQuestions(database, viewer, sql`where p.id = ${id}::int and ${seenBy(viewer)}`))[0];
}

/** By its uri, or by the id that a former uri ends in. */
export async function questionByUri(
  database: Database,
  viewer: Viewer | null,
  uri: string,
): Promise<Question | undefined> {
  const id = Number(/(?:^|-)(\d{1,9})$/.exec(uri)?.[1] ?? 0);
  return id === 0 ? undefined : questionById(database, viewer, id);
}

/** In the order of the ids; those that the viewer may not see are left out. */
export function questionsById(database: Database, viewer: Viewer | null, ids: readonly number[]): Promise<Question[]> {
  return readQuestions(
    database,
    viewer,
    sql`where p.id = any(${[...ids]}::int[]) and ${seenBy(viewer)} order by array_position(${[...ids]}::int[], p.id)`,
  );
}

export interface QuestionFilter {
  /** Absent: of all places; then a viewer's own hidden ones are left out. */
  readonly scope?: PlaceScope;
  readonly street?: string | undefined;
  readonly memberId?: number;
  readonly type?: QuestionType;
  readonly topic?: QuestionTopic | undefined;
  /** Words as typed into a search box. */
  readonly term?: string | undefined;
  readonly sort: QuestionSort;
}

const orders: Readonly<Record<QuestionSort, RawBuilder<unknown>>> = {
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
  popular: sql`p.popularity desc, p.id desc`,
  unanswered: sql`p.created_at desc, p.id desc`,
};

/** Totals are counted up to this. */
export const mostCounted = 50_000;

/** Where the questions and discussions of a filter are that a viewer sees. */
function matchesWords(
  viewer: Viewer | null,
  { scope, street, memberId, type = 'all', topic, term, sort }: QuestionFilter,
): RawBuilder<unknown> {
  const everywhere = scope === undefined && memberId === undefined;
  return sql`where ${seenBy(everywhere ? null : viewer)}
    ${scope === undefined ? sql`` : sql`and ${liesIn(sql.ref('p.locality_id'), scope)}`}
    ${street === undefined ? sql`` : sql`and lower(p.street) = lower(${street})`}
    ${memberId === undefined ? sql`` : sql`and p.member_id = ${memberId}::int`}
    ${type === 'all' ? sql`` : sql`and p.is_discussion = ${type === 'discussions'}::boolean`}
    ${topic === undefined ? sql`` : sql`and p.topics @> array[${topic}]::text[]`}
    ${term === undefined ? sql`` : sql`and p.words @@ websearch_to_tsquery('english', ${term})`}
    ${sort === 'unanswered' ? sql`and p.answers = 0` : sql``}`;
}

/** Questions and discussions of a page, without their total. */
export async function questionsBy(
  database: Database,
  viewer: Viewer | null,
  filter: QuestionFilter,
  { skip, take }: Paging,
): Promise<Question[]> {
  if (take === 0) return [];
  const found = matchesWords(viewer, filter);
  return readQuestions(
    database,
    viewer,
    sql`${found} order by ${orders[filter.sort]} limit ${take}::int offset ${skip}::int`,
  );
}

/** The first questions of all places or of one, as visitors see them. */
export const firstQuestions: EntityKind<
  { readonly scope?: PlaceScope; readonly sort: QuestionSort; readonly take: number },
  readonly Question[]
> = {
  // With the names of suburbs and authors, and the number of followers.
  madeOf: ['questions', 'places', 'people', 'agents', 'follows'],
  most: 500,
  nameOf: ({ scope, sort, take }) => `${scope ? scopeKey(scope) : ''} ${sort} ${take}`,
  read: readEach((database, { take, ...filter }) => questionsBy(database, null, filter, { skip: 0, take })),
};

/** Questions and discussions after a place in the list, latest first, with their places. */
export async function questionsAfter(
  database: Database,
  viewer: Viewer | null,
  filter: QuestionFilter,
  { first, after }: { readonly first: number; readonly after: readonly number[] | undefined },
): Promise<{ readonly item: Question; readonly keys: readonly number[] }[]> {
  const questions = await readQuestions(
    database,
    viewer,
    sql`${matchesWords(viewer, filter)} ${afterMoment(sql`p.created_at`, sql`p.id`, after)} order by ${orders.newest}
      limit ${first + 1}::int`,
  );
  const ids = questions.map(({ postId }) => postId);
  return withKeyset(questions, ({ postId }) => postId, await momentKeys(database, 'question', ids));
}

/** A page of questions and discussions. */
export async function questionPage(
  database: Database,
  viewer: Viewer | null,
  filter: QuestionFilter,
  paging: Paging,
): Promise<Page<Question>> {
  const {
    rows: [count],
  } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select from question p ${matchesWords(viewer, filter)}
    limit ${mostCounted + 1}::int) f`.execute(database);
  return { total: count?.n ?? 0, results: await questionsBy(database, viewer, filter, paging) };
}

/** The same, as visitors see it. */
export const visitorsPage: EntityKind<QuestionFilter & Paging, Page<Question>> = {
  madeOf: firstQuestions.madeOf,
  most: 100,
  nameOf: ({ scope, street, memberId, type, topic, sort, skip, take }) =>
    JSON.stringify([scope && scopeKey(scope), street, memberId, type, topic, sort, skip, take]),
  read: readEach((database, wanted) => questionPage(database, null, wanted, wanted)),
};

/** A suburb with its number of questions, among the latest five thousand of all places. */
export interface BusyPlace {
  readonly locality: Locality;
  readonly questionCount: number;
}

/** Locations with the most public questions, and their numbers. */
export const busiestPlaces: EntityKind<number, readonly BusyPlace[]> = {
  madeOf: ['questions', 'places'],
  nameOf: (take) => take,
  read: readEach(readBusiestPlaces),
};

async function readBusiestPlaces(database: Database, take: number): Promise<readonly BusyPlace[]> {
  const { rows } = await sql<{ locality_id: number; n: number }>`
    select locality_id, count(*)::int as n from (
      select locality_id from question where is_visible and not removed order by created_at desc, id desc limit 5000
    ) latest group by locality_id order by n desc, locality_id limit ${take}::int`.execute(database);
  const ids = rows.map((row) => row.locality_id);
  const places = new Map((await localitiesById(database, ids)).map((locality) => [locality.id, locality]));
  return rows.flatMap((row) => {
    const locality = places.get(row.locality_id);
    return locality ? [{ locality, questionCount: row.n }] : [];
  });
}

/** A topic with its number of questions that everyone sees, among the latest five thousand of all topics. */
export interface BusyTopic {
  readonly topic: QuestionTopic;
  readonly questionCount: number;
}

/** All topics, the busiest first. */
export const busiestTopics: EntityKind<'all', readonly BusyTopic[]> = {
  madeOf: ['questions'],
  nameOf: (all) => all,
  read: readEach(readBusiestTopics),
};

async function readBusiestTopics(database: Database): Promise<readonly BusyTopic[]> {
  const { rows } = await sql<{ topic: QuestionTopic; n: number }>`
    select topic, count(*)::int as n from (
      select topics from question where is_visible and not removed order by created_at desc, id desc limit 5000
    ) latest, unnest(topics) as topic group by topic order by n desc, topic`.execute(database);
  return rows.map(({ topic, n }) => ({ topic, questionCount: n }));
}
