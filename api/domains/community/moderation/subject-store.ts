import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { listingSubscribers } from '../../listing-subscribers/public.ts';
import { refreshSearchRows } from '../../listings/public.ts';
import { formerName } from '../../members/public.ts';
import type { AuthorRecord, ReportKind, Subject, SubjectState } from './kinds.ts';

interface Source {
  /** Tables, the judged one as `p`. */
  readonly from: RawBuilder<unknown>;
  readonly state: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
  readonly path: RawBuilder<unknown>;
  readonly place: RawBuilder<unknown>;
  /** Absent when the author is the member of `p`. */
  readonly email?: RawBuilder<unknown>;
  readonly authorName?: RawBuilder<unknown>;
}

// Content that its author has deleted is not moderated.
const postState = sql`case when p.withdrawn_at is not null then null when p.removed then 'removed'
  when p.is_visible then 'visible' else 'hidden' end`;
const reviewState = sql`case p.status when 'published' then 'visible' else p.status end`;

const suburb = sql`concat_ws(' ', l.name, upper(l.state_code), l.postcode)`;

const sources: Readonly<Record<ReportKind, Source>> = {
  question: {
    from: sql`question p join locality l on l.id = p.locality_id`,
    state: postState,
    text: sql`p.title || E'\n' || p.content`,
    path: sql`'/question/' || p.uri`,
    place: suburb,
  },
  answer: {
    from: sql`answer p join question q on q.id = p.question_id join locality l on l.id = q.locality_id`,
    state: postState,
    text: sql`p.text`,
    path: sql`'/question/' || q.uri`,
    place: suburb,
  },
  'answer-comment': {
    from: sql`answer_comment p join answer a on a.id = p.answer_id join question q on q.id = a.question_id
      join locality l on l.id = q.locality_id`,
    state: postState,
    text: sql`p.text`,
    path: sql`'/question/' || q.uri`,
    place: suburb,
  },
  'agent-review': {
    from: sql`agent_review p join agent g on g.id = p.agent_id`,
    state: reviewState,
    text: sql`p.title || E'\n' || p.text`,
    path: sql`'/agent/' || g.username || '/reviews'`,
    place: sql`g.name`,
  },
  'location-review': {
    from: sql`location_review p join locality l on l.id = p.locality_id`,
    state: reviewState,
    text: sql`concat_ws(E'\n', p.title, 'Pros: ' || replace(nullif(p.pros, ''), E'\n', ', '),
      'Cons: ' || replace(nullif(p.cons, ''), E'\n', ', '), p.text)`,
    path: sql`'/location/' || l.slug || '/reviews'`,
    place: suburb,
  },
  'location-review-comment': {
    from: sql`location_review_comment p join location_review r on r.id = p.review_id
      join locality l on l.id = r.locality_id`,
    state: reviewState,
    text: sql`p.text`,
    path: sql`'/location/' || l.slug || '/reviews'`,
    place: suburb,
  },
  listing: {
    from: sql`(select *, null::integer as member_id from listing) p join office o on o.id = p.office_id left
      join listing_hold h on h.listing_id = p.id left join locality l on l.id = p.locality_id
      left join lateral (select g.name, g.email from listing_agent la join agent g on g.id = la.agent_id
        where la.listing_id = p.id order by la.place limit 1) g on true`,
    state: sql`coalesce(h.state, case when p.published and p.status <> 'removed' then 'visible' end)`,
    text: sql`p.title || E'\n' || p.description`,
    path: sql`'/property/' || p.uri`,
    place: suburb,
    email: sql`coalesce(g.email, o.email)`,
    authorName: sql`coalesce(g.name, o.name)`,
  },
};

/**
 * Things by their ids; with `lock` no other judgement and no change by their author comes before the transaction ends.
 * Listings that their own feed withholds are none.
 */
export async function readSubjects(
  database: Database,
  kind: ReportKind,
  ids: readonly number[],
  lock = false,
): Promise<Subject[]> {
  if (lock)
    for (const id of ids)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`judge ${kind} ${id}`}, 6))`.execute(database);
  const { from, state, text, path, place, email, authorName } = sources[kind];
  const { rows } = await sql<Omit<Subject, 'kind'> & { state: SubjectState | null }>`
    select p.id as "targetId", ${state} as state, ${kind === 'question' ? sql`p.locked` : sql`false`} as "isLocked",
      left(btrim(${text}, E' \n'), 500) as text, ${path} as path, ${place} as place, m.id as "authorId",
      ${authorName ?? sql`coalesce(m.name, p.author_name)`} as "authorName", ${email ?? sql`m.email`} as email
    from ${from} left join member m on m.id = p.member_id and m.deleted_at is null
    where p.id = any(${[...ids]}::int[]) ${lock ? sql`for no key update of p` : sql``}`.execute(database);
  return rows.flatMap((row) => (row.state === null ? [] : [{ kind, ...row }]));
}

const tables = {
  question: sql`question`,
  answer: sql`answer`,
  'answer-comment': sql`answer_comment`,
  'agent-review': sql`agent_review`,
  'location-review': sql`location_review`,
  'location-review-comment': sql`location_review_comment`,
};

/** The records of members as authors. */
export async function authorRecords(
  database: Database,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, AuthorRecord>> {
  if (memberIds.length === 0) return new Map();
  const ids = sql`any(${[...memberIds]}::int[])`;
  const post = (table: RawBuilder<unknown>) => sql`select member_id, is_visible and not removed as published,
    removed or not is_visible as rejected from ${table} where member_id = ${ids} and withdrawn_at is null`;
  const review = (table: RawBuilder<unknown>) => sql`select member_id, status = 'published' as published,
    status in ('hidden', 'removed') as rejected from ${table} where member_id = ${ids}`;
  const { rows } = await sql<Omit<AuthorRecord, 'memberSince'> & { readonly since: Date }>`
    select m.id as "memberId", m.username, m.created_at as since,
      (count(*) filter (where w.published))::int as published, (count(*) filter (where w.rejected))::int as rejected
    from member m left join (${post(tables.question)} union all ${post(tables.answer)}
      union all ${post(tables['answer-comment'])}
      union all ${review(tables['agent-review'])} union all ${review(tables['location-review'])}
        union all ${review(tables['location-review-comment'])}
    ) w on w.member_id = m.id where m.id = ${ids} and m.deleted_at is null group by m.id`.execute(database);
  return new Map(
    rows.map(({ since, ...record }) => [record.memberId, { ...record, memberSince: since.toISOString() }]),
  );
}

/** Sets the state of an item. */
export async function setState(
  transaction: Database,
  kind: ReportKind,
  id: number,
  state: Exclude<SubjectState, 'pending'>,
): Promise<void> {
  if (kind === 'listing') return holdListing(transaction, id, state);
  const change =
    kind === 'question' || kind === 'answer' || kind === 'answer-comment'
      ? state === 'removed'
        ? sql`removed = true`
        : sql`removed = false, is_visible = ${state === 'visible'}::boolean`
      : sql`status = ${state === 'visible' ? 'published' : state}`;
  await sql`update ${tables[kind]} set ${change} where id = ${id}::int`.execute(transaction);
}

/** The agent that a review is about. */
export async function reviewedAgents(transaction: Database, reviewId: number): Promise<number[]> {
  const rows = await transaction
    .selectFrom('agent_review')
    .select('agent_id as id')
    .where('id', '=', reviewId)
    .execute();
  return rows.map(({ id }) => id);
}

/** A review as everybody reads it, with the office of its agent. */
export interface PublishedReview {
  readonly officeId: number;
  readonly id: number;
  readonly agentId: number;
  readonly agentUsername: string;
  /** The reviewed listing, if it is public. */
  readonly listingId: number | null;
  readonly authorName: string;
  readonly role: string;
  readonly rating: number;
  readonly ratings: Readonly<Record<string, number>>;
  readonly title: string;
  readonly text: string;
  /** ISO 8601 */
  readonly createdAt: string;
}

/** undefined for one that is not published, or whose agent has no office. */
export async function publishedReview(transaction: Database, reviewId: number): Promise<PublishedReview | undefined> {
  const { rows } = await sql<Omit<PublishedReview, 'createdAt'> & { readonly created: Date }>`
    select a.office_id as "officeId", r.id, r.agent_id as "agentId", a.username as "agentUsername",
      (select l.id from listing l where l.id = r.listing_id and l.published) as "listingId",
      case when r.source = 'member' then coalesce(m.name, ${formerName}) else r.author_name end as "authorName",
      r.role, r.rating, r.ratings, r.title, r.text, r.created_at as created
    from agent_review r join agent a on a.id = r.agent_id left join member m on m.id = r.member_id
      and m.deleted_at is null
    where r.id = ${reviewId}::int and r.status = 'published' and a.office_id is not null`.execute(transaction);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { created, ...review } = found;
  return { ...review, createdAt: created.toISOString() };
}

/** Closes a question to answers and comments, or opens it again. */
export async function setLocked(transaction: Database, questionId: number, locked: boolean): Promise<void> {
  await transaction.updateTable('question').set({ locked }).where('id', '=', questionId).execute();
}

/** A database trigger keeps held listings unpublished; released ones get back their own state. */
async function holdListing(transaction: Database, id: number, state: 'visible' | 'hidden' | 'removed'): Promise<void> {
  if (state === 'visible') {
    const held = await transaction
      .deleteFrom('listing_hold')
      .where('listing_id', '=', id)
      .returning('published')
      .executeTakeFirst();
    await transaction
      .updateTable('listing')
      .set({ published: held?.published ?? true })
      .where('id', '=', id)
      .execute();
  } else {
    await sql`insert into listing_hold (listing_id, state) values (${id}::int, ${state})
      on conflict (listing_id) do update set state = excluded.state`.execute(transaction);
    // Already held: keep the state from before.
    await sql`update listing set published = coalesce((select h.published from listing_hold h
      where h.listing_id = listing.id), published) where id = ${id}::int`.execute(transaction);
  }
  await refreshSearchRows(transaction, [id], listingSubscribers);
}
