import { agentAddress, locationAddress, locationLabel } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import type { FollowKind, Page, Paging } from '../follows/public.ts';

/** Something that an agent follows, by its name. */
export interface FollowedThing {
  readonly kind: FollowKind;
  readonly targetId: number;
  readonly name: string;
  /** Where its page lies. */
  readonly address: string;
  /** ISO 8601 */
  readonly followedAt: string;
}

interface Row { readonly kind: FollowKind; readonly targetId: number; readonly name: string; readonly key: string; readonly stateCode: string | null; readonly postcode: string | null; readonly at: Date }

/** What the member who is this agent follows. An unclaimed agent follows nothing. */
export const followedByAgent = (database: Database, agentId: number, paging: Paging): Promise<Page<FollowedThing>> => followedBy(database, { agentId }, paging);

/** What a member follows, latest first; what is hidden or gone is left out. */
export async function followedBy(database: Database, who: { readonly agentId: number } | { readonly memberId: number }, { skip, take }: Paging): Promise<Page<FollowedThing>> {
  const member = 'agentId' in who ? sql`m.agent_id = ${who.agentId}::int` : sql`m.id = ${who.memberId}::int`;
  const found = sql`
    from member m join follow f on f.member_id = m.id
    left join agent a on f.kind = 'agent' and a.id = f.target_id
    left join locality l on f.kind = 'location' and l.id = f.target_id
    left join question q on f.kind = 'question' and q.id = f.target_id and q.is_visible and not q.removed
    left join member o on f.kind = 'member' and o.id = f.target_id and o.deleted_at is null
    where ${member} and m.deleted_at is null and coalesce(a.id, l.id, q.id, o.id) is not null`;
  const { rows } = await sql<Row>`
    select f.kind, f.target_id as "targetId", coalesce(a.name, l.name, q.title, o.name) as name, coalesce(a.username, l.slug, q.uri, o.username) as key,
      l.state_code as "stateCode", l.postcode, f.created_at as at
    ${found} order by f.created_at desc, f.kind, f.target_id limit ${take}::int offset ${skip}::int`.execute(database);
  const { rows: [count] } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(database);
  return {
    total: count?.n ?? 0,
    results: rows.map(({ at, key, stateCode, postcode, ...row }) => ({
      ...row, name: stateCode === null ? row.name : locationLabel({ name: row.name, stateCode, postcode }), address: addressOf(row.kind, key), followedAt: at.toISOString(),
    })),
  };
}

function addressOf(kind: FollowKind, key: string): string {
  switch (kind) {
    case 'agent': return agentAddress(key);
    case 'location': return locationAddress(key);
    case 'question': return `/question/${encodeURIComponent(key)}`;
    case 'member': return `/user/${encodeURIComponent(key)}`;
  }
}
