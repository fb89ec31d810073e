import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { OwnVote } from './question.ts';

export type VoteKind = 'question' | 'answer';

/** How a member voted on some posts; those without a vote are left out. */
export async function votesOf(
  database: Database,
  memberId: number,
  kind: VoteKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, 1 | -1>> {
  const { rows } = await sql<{ target_id: number; value: 1 | -1 }>`
    select target_id, value from vote where kind = ${kind} and target_id = any(${[...ids]}::int[])
      and member_id = ${memberId}::int`.execute(database);
  return new Map(rows.map((row) => [row.target_id, row.value]));
}

/**
 * A member's vote; the same way again takes it back, the other way changes it. Call it in a transaction that holds the
 * member.
 */
export async function castVote(
  database: Database,
  memberId: number,
  kind: VoteKind,
  id: number,
  value: 1 | -1,
): Promise<OwnVote> {
  const { rows: undone } = await sql<object>`
    delete from vote where kind = ${kind} and target_id = ${id}::int and member_id = ${memberId}::int
      and value = ${value}::int returning 1`.execute(database);
  if (undone.length > 0) return 0;
  await sql`
    insert into vote (kind, target_id, member_id, value) values (${kind}, ${id}::int, ${memberId}::int, ${value}::int)
    on conflict (kind, target_id, member_id) do update set value = excluded.value`.execute(database);
  return value;
}

/** Those for a post less those against. */
export async function voteSum(database: Database, kind: VoteKind, id: number): Promise<number> {
  const { rows } = await sql<{
    votes: number;
  }>`select votes from ${kind === 'question' ? sql`question` : sql`answer`} where id = ${id}::int`.execute(database);
  return rows[0]?.votes ?? 0;
}
