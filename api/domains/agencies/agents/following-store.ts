import { agentAddress, locationAddress, locationLabel, placeName } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { FollowKind } from '../../members/follows/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';

/**
 * Groups of followed targets; questions and discussions are separate groups, although both are followed as questions.
 */
export const followedGroups = ['agents', 'locations', 'questions', 'discussions', 'members'] as const;
export type FollowedGroup = (typeof followedGroups)[number];

/** A followed target, with its name. */
export interface FollowedThing {
  readonly kind: FollowKind;
  readonly targetId: number;
  readonly group: FollowedGroup;
  readonly name: string;
  /** Details in one line: an agent's office, a question's location. */
  readonly detail: string | null;
  /** The address of its page. */
  readonly address: string;
  /** ISO 8601 */
  readonly followedAt: string;
}

interface Row {
  readonly kind: FollowKind;
  readonly group: FollowedGroup;
  readonly targetId: number;
  readonly name: string;
  readonly detail: string | null;
  readonly key: string;
  readonly stateCode: string | null;
  readonly postcode: string | null;
  readonly at: Date;
}

/** Targets that the agent's member follows. An unclaimed agent follows nothing. */
export const followedByAgent = (database: Database, agentId: number, paging: Paging): Promise<Page<FollowedThing>> =>
  followedBy(database, { agentId }, paging);

type Who = { readonly agentId: number } | { readonly memberId: number };

const group = sql<FollowedGroup>`case f.kind when 'question' then case
  when q.is_discussion then 'discussions' else 'questions' end else f.kind || 's' end`;

const foundBy = (who: Who) => sql`
  from member m join follow f on f.member_id = m.id
  left join agent a on f.kind = 'agent' and a.id = f.target_id
  left join office w on w.id = a.office_id
  left join locality l on f.kind = 'location' and l.id = f.target_id
  left join question q on f.kind = 'question' and q.id = f.target_id and q.is_visible and not q.removed
  left join locality p on p.id = q.locality_id
  left join member o on f.kind = 'member' and o.id = f.target_id and o.deleted_at is null
  where ${'agentId' in who ? sql`m.agent_id = ${who.agentId}::int` : sql`m.id = ${who.memberId}::int`}
    and m.deleted_at is null and coalesce(a.id, l.id, q.id, o.id) is not null`;

/** Targets that a member follows, latest first, without hidden and deleted ones. @param of absent: everything */
export async function followedBy(
  database: Database,
  who: Who,
  { skip, take }: Paging,
  of?: FollowedGroup,
): Promise<Page<FollowedThing>> {
  const found = of === undefined ? foundBy(who) : sql`${foundBy(who)} and ${group} = ${of}`;
  const { rows } = await sql<Row>`
    select f.kind, ${group} as "group", f.target_id as "targetId", coalesce(a.name, l.name, q.title, o.name) as name,
      coalesce(a.username, l.slug, q.uri, o.username) as key,
      coalesce(w.name, p.name) as detail, l.state_code as "stateCode", l.postcode, f.created_at as at
    ${found} order by f.created_at desc, f.kind, f.target_id limit ${take}::int offset ${skip}::int`.execute(database);
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(database);
  return {
    total: count?.n ?? 0,
    results: rows.map(({ at, key, stateCode, postcode, ...row }) => ({
      ...row,
      name:
        stateCode === null
          ? row.name
          : locationLabel({ name: placeName({ slug: key, name: row.name }), stateCode, postcode }),
      address: addressOf(row.kind, key),
      followedAt: at.toISOString(),
    })),
  };
}

/** Number of followed targets in each group, without hidden and deleted ones. */
export async function followedCounts(
  database: Database,
  memberId: number,
): Promise<Readonly<Record<FollowedGroup, number>>> {
  const { rows } = await sql<{
    group: FollowedGroup;
    n: number;
  }>`select ${group} as "group", count(*)::int as n ${foundBy({ memberId })} group by 1`.execute(database);
  return {
    agents: 0,
    locations: 0,
    questions: 0,
    discussions: 0,
    members: 0,
    ...Object.fromEntries(rows.map((row) => [row.group, row.n])),
  };
}

function addressOf(kind: FollowKind, key: string): string {
  switch (kind) {
    case 'agent':
      return agentAddress(key);
    case 'location':
      return locationAddress(key);
    case 'question':
      return `/question/${encodeURIComponent(key)}`;
    case 'member':
      return `/user/${encodeURIComponent(key)}`;
  }
}
