import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../../platform/identity/public.ts';
import { invalidInput } from '../../../../platform/problems/public.ts';

/** Maximum number of hidden homes of a member, as in a browser; older ones are dropped. */
export const mostHidden = 500;

/** Ids of the homes that the viewer has hidden, latest first. @throws {Refusal} signed-out */
export async function hiddenListings(database: Database, caller: Viewer | null): Promise<number[]> {
  const rows = await database
    .selectFrom('hidden_listing')
    .select('listing_id as id')
    .where('member_id', '=', signedIn(caller).memberId)
    .orderBy('hidden_at', 'desc')
    .orderBy('listing_id', 'desc')
    .limit(mostHidden)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Hides homes and restores others, idempotently. Unknown homes are ignored.
 * @param hide the latest first
 * @returns the ids that are hidden now
 * @throws {Refusal} signed-out; invalid for too many at once
 */
export function changeHidden(
  database: Database,
  caller: Viewer | null,
  hide: readonly number[],
  show: readonly number[],
): Promise<number[]> {
  const { memberId } = signedIn(caller);
  for (const [field, ids] of [
    ['hide', hide],
    ['show', show],
  ] as const) {
    if (ids.length > mostHidden) throw invalidInput({ field, message: `must hold at most ${mostHidden} listings.` });
  }
  return inTransaction(database, async (transaction) => {
    await sql`delete from hidden_listing where member_id = ${memberId}::int
      and listing_id = any(${[...show]}::int[])`.execute(transaction);
    // In one call the first is the latest.
    await sql`
      insert into hidden_listing (member_id, listing_id, hidden_at)
      select ${memberId}::int, l.id, now() - (given.place || ' microseconds')::interval
      from unnest(${[...hide]}::int[]) with ordinality as given (id, place) join listing l on l.id = given.id
      on conflict do nothing`.execute(transaction);
    await sql`
      delete from hidden_listing where member_id = ${memberId}::int and listing_id not in (
        select listing_id from hidden_listing where member_id = ${memberId}::int order by hidden_at desc,
          listing_id desc limit ${mostHidden}::int)`.execute(transaction);
    return hiddenListings(transaction, caller);
  });
}
