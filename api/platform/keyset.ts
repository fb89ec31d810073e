import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database/public.ts';

/** The largest id. */
export const mostId = 2 ** 31 - 1;
/** The largest numbers of a place by moment and id. */
export const mostMoment: readonly number[] = [Number.MAX_SAFE_INTEGER, mostId];

const microseconds = sql`interval '1 microsecond'`;

/**
 * The condition of entries after a place in a list that is ordered by a moment and an id, latest first; it begins with
 * `and`, and is empty at the beginning of the list.
 * @param after microseconds since 1970 and the id of the entry at that place
 */
export const afterMoment = (
  moment: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  after: readonly number[] | undefined,
): RawBuilder<unknown> =>
  after === undefined
    ? sql``
    : sql`and (${moment}, ${id}) < (timestamptz 'epoch' + ${after[0]}::float8 * ${microseconds}, ${after[1]}::int)`;

/** The keys of entries by id: microseconds since 1970 of `created_at`, and the id. */
export async function momentKeys(
  database: Database,
  table: 'agent_review' | 'location_review' | 'question',
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ id: number; at: string }>`
    select id, (extract(epoch from created_at) * 1000000)::bigint as at from ${sql.table(table)}
      where id = any(${[...ids]}::int[])`.execute(database);
  return new Map(rows.map(({ id, at }) => [id, [Number(at), id]]));
}

/** Entries with their keys; those without (deleted a moment ago) are left out. */
export const withKeyset = <Item>(
  items: readonly Item[],
  idOf: (item: Item) => number,
  keys: ReadonlyMap<number, readonly number[]>,
): { item: Item; keys: readonly number[] }[] =>
  items.flatMap((item) => {
    const its = keys.get(idOf(item));
    return its ? [{ item, keys: its }] : [];
  });
