import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { afterMoment, withKeyset, momentKeys } from '../../../platform/keyset.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { formerName } from '../../members/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import type { ImportedInput, ReviewInput } from './input.ts';
import type { AgentReview } from './review.ts';

interface Row extends Omit<AgentReview, 'repliedAt' | 'createdAt' | 'authorName' | 'authorUsername'> {
  readonly author: string;
  readonly username: string | null;
  readonly memberName: string | null;
  readonly replied: Date | null;
  readonly created: Date;
}

/** Published ones for everyone; a member's own ones for them, all that are not removed for admins. */
const seenBy = (viewer: Viewer | null): RawBuilder<unknown> =>
  viewer === null
    ? sql`r.status = 'published'`
    : viewer.role === 'admin'
      ? sql`r.status <> 'removed'`
      : sql`(r.status = 'published' or (r.member_id = ${viewer.memberId}::int and r.status <> 'removed'))`;

async function readReviews(database: Database, which: RawBuilder<unknown>): Promise<AgentReview[]> {
  const { rows } = await sql<Row>`
    select r.id, r.agent_id as "agentId", r.author_name as author, m.username, m.name as "memberName", r.role,
      r.rating, r.ratings, r.title, r.text, r.source, r.status,
      (select l.id from listing l where l.id = r.listing_id and l.published) as "listingId", r.reply,
        r.replied_at as replied, r.created_at as created
    from agent_review r left join member m on m.id = r.member_id and m.deleted_at is null ${which}`.execute(database);
  return rows.map(({ author, username, memberName, replied, created, ...review }) => ({
    ...review,
    authorName: review.source === 'member' ? (memberName ?? formerName) : author,
    authorUsername: username,
    repliedAt: replied?.toISOString() ?? null,
    createdAt: created.toISOString(),
  }));
}

/** Latest first. @param only of one source */
export async function reviewsOfAgent(
  database: Database,
  viewer: Viewer | null,
  agentId: number | undefined,
  { skip, take }: Paging,
  only?: AgentReview['source'],
): Promise<Page<AgentReview>> {
  const found = sql`where ${seenBy(viewer)}
    and ${agentId === undefined ? sql`true` : sql`r.agent_id = ${agentId}::int`}
    and ${only === undefined ? sql`true` : sql`r.source = ${only}`}`;
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from agent_review r ${found}`.execute(database);
  return {
    total: count?.n ?? 0,
    results: await readReviews(
      database,
      sql`${found} order by r.created_at desc, r.id desc limit ${take}::int offset ${skip}::int`,
    ),
  };
}

/** Reviews of an agent that a viewer sees after a place in the list, latest first, with their places. */
export async function reviewsAfter(
  database: Database,
  viewer: Viewer | null,
  agentId: number,
  { first, after }: { readonly first: number; readonly after: readonly number[] | undefined },
): Promise<{ readonly item: AgentReview; readonly keys: readonly number[] }[]> {
  const reviews = await readReviews(
    database,
    sql`where ${seenBy(viewer)} and r.agent_id = ${agentId}::int ${afterMoment(sql`r.created_at`, sql`r.id`, after)}
      order by r.created_at desc, r.id desc limit ${first + 1}::int`,
  );
  const ids = reviews.map(({ id }) => id);
  return withKeyset(reviews, ({ id }) => id, await momentKeys(database, 'agent_review', ids));
}

/** Latest first. @param unanswered those without a reply only */
export async function publishedReviews(
  database: Database,
  agentId: number,
  unanswered: boolean,
  { skip, take }: Paging,
): Promise<Page<AgentReview>> {
  const found = sql`where r.agent_id = ${agentId}::int and r.status = 'published' ${
    unanswered
      ? sql`and r.reply is
    null`
      : sql``
  }`;
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from agent_review r ${found}`.execute(database);
  return {
    total: count?.n ?? 0,
    results: await readReviews(
      database,
      sql`${found} order by r.created_at desc, r.id desc limit ${take}::int offset ${skip}::int`,
    ),
  };
}

/** By id; undefined for one that the viewer does not see. */
export async function reviewById(
  database: Database,
  viewer: Viewer | null,
  id: number,
): Promise<AgentReview | undefined> {
  return (await readReviews(database, sql`where r.id = ${id}::int and ${seenBy(viewer)}`))[0];
}

interface Author {
  readonly memberId: number | null;
  readonly requestId: number | null;
  readonly name: string;
  readonly source: AgentReview['source'];
}

/** @returns its id; undefined when the member has reviewed this agent for this listing before */
export async function writeReview(
  database: Database,
  agentId: number,
  { memberId, requestId, name, source }: Author,
  { role, rating, ratings, title, text, listingId }: ReviewInput,
): Promise<number | undefined> {
  const rows = await database
    .insertInto('agent_review')
    .values({
      agent_id: agentId,
      member_id: memberId,
      request_id: requestId,
      listing_id: listingId,
      author_name: name,
      role,
      rating,
      ratings: JSON.stringify(ratings),
      title,
      text,
      source,
      status: 'pending',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows[0]?.id;
}

/** Whether a published listing has this agent. */
export async function isListingOf(database: Database, agentId: number, listingId: number): Promise<boolean> {
  const { rows } = await sql`
    select from listing_agent la join listing l on l.id = la.listing_id where la.agent_id = ${agentId}::int
      and l.id = ${listingId}::int and l.published`.execute(database);
  return rows.length > 0;
}

/** An agent's reply as it concerns the review's author. */
export interface RepliedReview {
  /** The author; null for one without an account. */
  readonly memberId: number | null;
  readonly agentName: string;
  readonly agentUsername: string;
}

/** @returns undefined unless it is a published review of this agent */
export async function writeReply(
  database: Database,
  agentId: number,
  reviewId: number,
  reply: string,
): Promise<RepliedReview | undefined> {
  const { rows } = await sql<RepliedReview>`
    update agent_review r set reply = ${reply}, replied_at = now() from agent a
    where r.id = ${reviewId}::int and r.agent_id = ${agentId}::int and r.status = 'published' and a.id = r.agent_id
    returning r.member_id as "memberId", a.name as "agentName", a.username as "agentUsername"`.execute(database);
  return rows[0];
}

/** @returns whether it was the member's own */
export async function deleteReview(database: Database, memberId: number, reviewId: number): Promise<boolean> {
  const rows = await database
    .deleteFrom('agent_review')
    .where('id', '=', reviewId)
    .where('member_id', '=', memberId)
    .where('status', '<>', 'removed')
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Writes reviews from elsewhere, each once. @returns how many are new */
export async function writeImported(transaction: Database, { agentId, reviews }: ImportedInput): Promise<number> {
  // Two imports at once would both find a review missing.
  await sql`select from agent where id = ${agentId}::int for no key update`.execute(transaction);
  const { rows } = await sql`
    insert into agent_review (agent_id, author_name, role, rating, ratings, title, text, source, status, created_at)
    select distinct on (n."authorName", n."createdAt", n.text) ${agentId}::int, n."authorName", n.role, n.rating,
      n.ratings, n.title, n.text, 'imported', 'published', n."createdAt"::timestamptz
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as n("authorName" text, role text, rating smallint,
      ratings jsonb, title text, text text, "createdAt" date)
    where not exists (
      select from agent_review r where r.agent_id = ${agentId}::int and r.source = 'imported'
        and r.author_name = n."authorName" and r.text = n.text and r.created_at = n."createdAt"::timestamptz)
    returning id`.execute(transaction);
  return rows.length;
}
