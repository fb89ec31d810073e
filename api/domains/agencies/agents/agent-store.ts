import { locationLabel, placeName } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { isAmong, type Database } from '../../../platform/database/public.ts';
import { avatarAddress } from '../../members/public.ts';
import { followerCounts } from '../../members/follows/public.ts';
import { tierName } from '../../listings/public.ts';
import type { Moment } from '../../../platform/moment.ts';
import type { OfficePlace } from '../offices/office-store.ts';
import type { AgentProfile, AgentRecord, ReviewSummary, ServicedLocation, SocialLinks } from './agent.ts';
import { readPerformances } from './performance-store.ts';

interface Row {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly title: string | null;
  readonly portrait: string | null;
  readonly tier: number;
  readonly bio: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly social: SocialLinks;
  readonly expertise: string[];
  readonly languages: string[];
  readonly video: string | null;
  readonly awards: AgentProfile['awards'];
  readonly left: boolean;
  readonly member_id: number | null;
  readonly following: number;
  readonly office_id: number;
  readonly office_slug: string;
  readonly office_name: string;
  readonly office_phone: string | null;
  readonly brand_colour: string | null;
  readonly logo: string | null;
  readonly office_suburb: string | null;
  readonly office_state: string | null;
  readonly office_postcode: string | null;
  readonly office_place: string | null;
}

/** Where an agent's office is; null when it has no suburb. */
function officePlaceOf({
  office_suburb: suburb,
  office_state: stateCode,
  office_postcode: postcode,
  office_place: locationSlug,
}: Row): OfficePlace | null {
  return suburb === null || stateCode === null || locationSlug === null
    ? null
    : { suburb, stateCode, postcode, locationSlug };
}

/** The id of an agent by username. */
export async function agentIdByUsername(database: Database, username: string): Promise<number | undefined> {
  const rows = await database
    .selectFrom('agent')
    .select('id')
    .where('username', '=', username.slice(0, 200).toLowerCase())
    .execute();
  return rows[0]?.id;
}

/**
 * Agents by id, without unknown ids.
 * @param withEmail whether to include email addresses, which only signed-in members see
 */
export async function agentRecords(
  database: Database,
  ids: readonly number[],
  withEmail: boolean,
): Promise<ReadonlyMap<number, AgentRecord>> {
  const { rows } = await sql<Row>`
    select a.id, a.username, a.name, a.title, a.portrait, a.tier, a.bio, a.phone, a.email, a.social, a.expertise,
      a.languages, a.video, a.awards, a.left_at is not null as left,
      m.id as member_id, (select count(*) from follow f where f.member_id = m.id)::int as following,
      o.id as office_id, o.slug as office_slug, o.name as office_name, o.phone as office_phone, o.brand_colour, o.logo,
      p.name as office_suburb, p.state_code as office_state, p.postcode as office_postcode, p.slug as office_place
    from agent a join office o on o.id = a.office_id left join locality p on p.id = o.locality_id
      left join member m on m.agent_id = a.id and m.deleted_at is null
    where a.id ${isAmong(ids, 'int')}`.execute(database);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        username: row.username,
        name: row.name,
        title: row.title,
        portrait: avatarAddress(row.portrait),
        tier: tierName(row.tier),
        bio: row.bio,
        phone: row.phone,
        email: withEmail ? row.email : null,
        office: {
          id: row.office_id,
          slug: row.office_slug,
          name: row.office_name,
          phone: row.office_phone,
          brandColour: row.brand_colour,
          logo: avatarAddress(row.logo),
          location: officePlaceOf(row),
        },
        socialLinks: row.social,
        areasOfExpertise: row.expertise,
        languages: row.languages,
        video: row.video,
        awards: row.awards,
        following: row.following,
        isClaimed: row.member_id !== null,
        hasLeft: row.left,
      },
    ]),
  );
}

/**
 * Agents by id with all data of their pages, without unknown ids. A constant number of statements for any number of
 * agents.
 * @param withEmail whether to include email addresses, which only signed-in members see
 */
export async function agentProfiles(
  database: Database,
  ids: readonly number[],
  now: Moment,
  withEmail: boolean,
): Promise<ReadonlyMap<number, AgentProfile>> {
  const records = await agentRecords(database, ids, withEmail);
  const known = [...records.keys()];
  const [reviews, locations, followers, stats] = await Promise.all([
    reviewSummaries(database, known),
    servicedLocations(database, known),
    followerCounts(database, 'agent', known),
    readPerformances(database, known, now),
  ]);
  return new Map(
    [...records].map(([id, record]) => [
      id,
      {
        ...record,
        servicedLocations: locations.get(id) ?? [],
        reviewSummary: reviews.get(id) ?? noReviews,
        performance: requireFound(stats.get(id)),
        followers: followers.get(id) ?? 0,
      },
    ]),
  );
}

function requireFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('An agent has no figures.');
  return value;
}

export const noReviews: ReviewSummary = { count: 0, average: null, stars: [0, 0, 0, 0, 0], factors: [] };

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Figures of published reviews by agent, without agents that have none. */
export function reviewSummaries(
  database: Database,
  agentIds: readonly number[],
): Promise<ReadonlyMap<number, ReviewSummary>> {
  return summariesOf(database, sql`agent_review r where r.agent_id ${isAmong(agentIds, 'int')}`, sql`r.agent_id`);
}

/** Of an office's present agents together. */
export async function officeReviewSummary(database: Database, officeId: number): Promise<ReviewSummary> {
  const found = await summariesOf(
    database,
    sql`agent_review r join agent a on a.id = r.agent_id where a.office_id = ${officeId}::int and a.left_at is null`,
    sql`a.office_id`,
  );
  return found.get(officeId) ?? noReviews;
}

/** @param reviews `agent_review r` and where; @param whose what they are summed up by */
async function summariesOf(
  database: Database,
  reviews: RawBuilder<unknown>,
  whose: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, ReviewSummary>> {
  const { rows: found } = await sql<{ id: number; rating: number | null; factor: string; average: number; n: number }>`
    with each as materialized (select ${whose} as id, r.rating, r.ratings from ${reviews} and r.status = 'published')
    select id, rating, '' as factor, 0::float8 as average, count(*)::int as n from each group by 1, 2
    union all
    select id, null, f.key, avg(f.value::numeric)::float8, count(*)::int
    from each cross join jsonb_each_text(each.ratings) f group by 1, 3 order by 1, 3`.execute(database);
  const rows = found.filter(({ rating }) => rating !== null);
  const factors = found.filter(({ rating }) => rating === null);
  const byAgent = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byAgent].map(([id, counts]) => {
      const stars = [1, 2, 3, 4, 5].map((rating) => counts.find((each) => each.rating === rating)?.n ?? 0);
      const count = stars.reduce((sum, n) => sum + n, 0);
      return [
        id,
        {
          count,
          stars,
          average: oneDecimal(stars.reduce((sum, n, index) => sum + n * (index + 1), 0) / count),
          factors: factors
            .filter((each) => each.id === id)
            .map(({ factor, average, n }) => ({ factor, average: oneDecimal(average), count: n })),
        },
      ];
    }),
  );
}

/** The suburbs that agents serve, by agent, without agents who name none. */
export async function servicedLocations(
  database: Database,
  agentIds: readonly number[],
): Promise<ReadonlyMap<number, ServicedLocation[]>> {
  const { rows } = await sql<Omit<ServicedLocation, 'label'> & { agentId: number }>`
    select s.agent_id as "agentId", l.id, l.name, l.slug, l.state_code as "stateCode", l.postcode
    from agent_location s join locality l on l.id = s.locality_id
    where s.agent_id ${isAmong(agentIds, 'int')} order by l.name, l.id`.execute(database);
  const byAgent = Map.groupBy(rows, ({ agentId }) => agentId);
  return new Map(
    [...byAgent].map(([id, list]) => [
      id,
      list.map(({ agentId: _, ...suburb }) => {
        const place = { ...suburb, name: placeName(suburb) };
        return { ...place, label: locationLabel(place) };
      }),
    ]),
  );
}

/** The office of an agent; undefined for an unknown agent. */
export async function officeOfAgent(database: Database, agentId: number): Promise<{ officeId: number } | undefined> {
  const rows = await database.selectFrom('agent').select('office_id as officeId').where('id', '=', agentId).execute();
  return rows[0];
}
