import { sql, type RawBuilder } from 'kysely';
import { isAmong, type Database } from '../../../platform/database/public.ts';
import { avatarAddress } from '../public.ts';
import type { Follower, FollowKind } from './follow.ts';
import type { Page, Paging } from '../../../platform/paging.ts';

/** Deleted members follow nothing. */
const present = sql`join member m on m.id = f.member_id and m.deleted_at is null`;

/** Idempotent. */
export async function writeFollow(
  database: Database,
  memberId: number,
  kind: FollowKind,
  targetId: number,
): Promise<void> {
  await database
    .insertInto('follow')
    .values({ member_id: memberId, kind, target_id: targetId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Idempotent. */
export async function removeFollow(
  database: Database,
  memberId: number,
  kind: FollowKind,
  targetId: number,
): Promise<void> {
  await database
    .deleteFrom('follow')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .execute();
}

/** Which of some targets a member follows. */
export async function followedAmong(
  database: Database,
  memberId: number,
  kind: FollowKind,
  targetIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ target_id: number }>`
    select target_id from follow where member_id = ${memberId}::int and kind = ${kind}
      and target_id = any(${[...targetIds]}::int[])`.execute(database);
  return new Set(rows.map((row) => row.target_id));
}

/** The number of followers of a target, as a part of a statement. @param target column with its id */
export const followerCountPart = (kind: FollowKind, target: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*)::int from follow f ${present} where f.kind = ${kind} and f.target_id = ${target})`;

/** Number of followers by target, without targets that have none. */
export async function followerCounts(
  database: Database,
  kind: FollowKind,
  targetIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ target_id: number; n: number }>`
    select f.target_id, count(*)::int as n from follow f ${present}
    where f.kind = ${kind} and f.target_id ${isAmong(targetIds, 'int')} group by f.target_id`.execute(database);
  return new Map(rows.map((row) => [row.target_id, row.n]));
}

export async function followerCount(database: Database, kind: FollowKind, targetId: number): Promise<number> {
  return (await followerCounts(database, kind, [targetId])).get(targetId) ?? 0;
}

/** The followers of something, latest first. */
export async function readFollowers(
  database: Database,
  kind: FollowKind,
  targetId: number,
  { skip, take }: Paging,
): Promise<Page<Follower>> {
  const { rows } = await sql<Omit<Follower, 'followedAt'> & { at: Date }>`
    select m.id as "memberId", m.username, m.name, m.avatar, f.created_at as at from follow f ${present}
    where f.kind = ${kind} and f.target_id = ${targetId}::int
    order by f.created_at desc, m.id desc limit ${take}::int offset ${skip}::int`.execute(database);
  return {
    total: await followerCount(database, kind, targetId),
    results: rows.map(({ at, avatar, ...member }) => ({
      ...member,
      avatar: avatarAddress(avatar),
      followedAt: at.toISOString(),
    })),
  };
}

/** The number of targets of each kind that a member follows. */
export async function followingCounts(
  database: Database,
  memberId: number,
): Promise<Readonly<Record<FollowKind, number>>> {
  const { rows } = await sql<{
    kind: FollowKind;
    n: number;
  }>`select kind, count(*)::int as n from follow where member_id = ${memberId}::int group by kind`.execute(database);
  return { agent: 0, location: 0, question: 0, member: 0, ...Object.fromEntries(rows.map((row) => [row.kind, row.n])) };
}

/** Whether a viewer can see a target: hidden questions are visible to their authors and admins only. */
export async function canBeFollowed(
  database: Database,
  kind: FollowKind,
  targetId: number,
  viewer: { readonly memberId: number; readonly role: string },
): Promise<boolean> {
  const target = {
    agent: sql`select from agent where id = ${targetId}::int`,
    location: sql`select from locality where id = ${targetId}::int`,
    question: sql`select from question where id = ${targetId}::int and not removed and (is_visible
      or member_id = ${viewer.memberId}::int or ${viewer.role === 'admin'}::boolean)`,
    member: sql`select from member where id = ${targetId}::int and deleted_at is null`,
  }[kind];
  const { rows } = await sql<{ found: boolean }>`select exists (${target}) as found`.execute(database);
  return rows[0]?.found ?? false;
}
