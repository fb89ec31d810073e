import { agentAddress, locationAddress, locationLabel, placeName } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { avatarAddress } from '../public.ts';
import { scoreOf, type FacebookPage, type Profile, type ProfileReview } from './profile.ts';

interface Row {
  id: number;
  username: string;
  name: string;
  avatar: string | null;
  bio: string;
  created_at: Date;
  agent_id: number | null;
  agent_username: string | null;
  reviews: number;
  questions: number;
  discussions: number;
  answers: number;
  votes: number;
}

const shown = sql`is_visible and not removed`;

/** Undefined for unknown and former members. Counts public content only. */
export async function profileBy(
  database: Database,
  who: { readonly username: string } | { readonly memberId: number },
): Promise<Profile | undefined> {
  const {
    rows: [row],
  } = await sql<Row>`
    select m.id, m.username, m.name, m.avatar, m.bio, m.created_at, m.agent_id, g.username as agent_username,
      ((select count(*) from agent_review r where r.member_id = m.id and r.status = 'published')
        + (select count(*) from location_review r where r.member_id = m.id and r.status = 'published'))::int as reviews,
      q.questions, q.discussions, a.answers, (q.votes + a.votes)::int as votes
    from member m left join agent g on g.id = m.agent_id
    cross join lateral (
      select count(*) filter (where not is_discussion)::int as questions, count(*)
        filter (where is_discussion)::int as discussions, coalesce(sum(votes), 0) as votes
      from question where member_id = m.id and ${shown}
    ) q
    cross join lateral (
      select count(*)::int as answers, coalesce(sum(a.votes), 0) as votes from answer a
        join question o on o.id = a.question_id
      where a.member_id = m.id and a.is_visible and not a.removed and o.is_visible and not o.removed
    ) a
    where m.deleted_at is null and ${
      'username' in who
        ? sql`m.username = ${who.username.toLowerCase()}`
        : sql`m.id =
      ${who.memberId}::int`
    }`.execute(database);
  if (row === undefined) return undefined;
  const { reviews, questions, discussions, answers, votes } = row;
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    avatar: avatarAddress(row.avatar),
    bio: row.bio,
    memberSince: row.created_at.toISOString(),
    agentId: row.agent_id,
    agentUsername: row.agent_username,
    reviewCount: reviews,
    questionCount: questions,
    answerCount: answers,
    discussionCount: discussions,
    score: scoreOf({ reviews, answers, questions: questions + discussions, votes }),
  };
}

interface ReviewRow {
  kind: 'agent' | 'location';
  id: number;
  title: string;
  text: string;
  rating: number;
  created_at: Date;
  about: string;
  key: string;
  state_code: string | null;
  postcode: string | null;
}

/** Published reviews of a member, latest first. @param kind of agents or of places only */
export async function reviewsBy(
  database: Database,
  memberId: number,
  kind: ProfileReview['kind'] | undefined,
  { skip, take }: Paging,
): Promise<Page<ProfileReview>> {
  const found = sql`from (
      select 'agent' as kind, r.id, r.title, r.text, r.rating, r.created_at, g.name as about, g.username as key,
        null as state_code, null as postcode
      from agent_review r join agent g on g.id = r.agent_id where r.member_id = ${memberId}::int
        and r.status = 'published'
      union all
      select 'location', r.id, r.title, concat_ws(E'\n', 'Pros: ' || replace(nullif(r.pros, ''), E'\n', ', '),
        'Cons: ' || replace(nullif(r.cons, ''), E'\n', ', '), nullif(r.text, '')), r.rating, r.created_at, l.name,
        l.slug, l.state_code, l.postcode
      from location_review r join locality l on l.id = r.locality_id where r.member_id = ${memberId}::int
        and r.status = 'published'
    ) each where ${kind ?? null}::text is null or kind = ${kind ?? null}`;
  const { rows } = await sql<ReviewRow>`select * ${found} order by created_at desc, kind, id desc
      limit ${take}::int offset ${skip}::int`.execute(database);
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(database);
  return {
    total: count?.n ?? 0,
    results: rows.map(
      ({ kind: which, id, title, text, rating, created_at: at, about, key, state_code: stateCode, postcode }) => ({
        kind: which,
        reviewId: id,
        title,
        text,
        rating,
        createdAt: at.toISOString(),
        about:
          stateCode === null
            ? about
            : locationLabel({ name: placeName({ slug: key, name: about }), stateCode, postcode }),
        path: which === 'agent' ? agentAddress(key, 'reviews') : locationAddress(key, 'reviews'),
      }),
    ),
  };
}

/** How a member rated agents: reviews by number of stars, from one to five. */
export async function starsGiven(database: Database, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ rating: number; n: number }>`
    select rating, count(*)::int as n from agent_review where member_id = ${memberId}::int and status = 'published'
      group by rating`.execute(database);
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.n ?? 0);
}

/** Web addresses only: what an agent wrote may be anything. */
const hasPage = sql`m.deleted_at is null and g.left_at is null and g.social->>'facebook' ~ '^https?://'`;

/** Facebook pages of members who are agents, by name. */
export async function facebookPages(database: Database, { skip, take }: Paging): Promise<Page<FacebookPage>> {
  const found = sql`from member m join agent g on g.id = m.agent_id where ${hasPage}`;
  const { rows } = await sql<FacebookPage>`
    select m.id as "memberId", g.id as "agentId", g.username, g.name, g.social->>'facebook' as url ${found}
      order by g.name, g.id limit ${take}::int offset ${skip}::int`.execute(database);
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(database);
  return { total: count?.n ?? 0, results: rows };
}

export async function facebookPageOf(database: Database, memberId: number): Promise<FacebookPage | undefined> {
  const { rows } = await sql<FacebookPage>`
    select m.id as "memberId", g.id as "agentId", g.username, g.name, g.social->>'facebook' as url
    from member m join agent g on g.id = m.agent_id where m.id = ${memberId}::int and ${hasPage}`.execute(database);
  return rows[0];
}
