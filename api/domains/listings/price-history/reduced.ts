import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { GraphContext } from '../../../platform/graph/public.ts';
import { listingRows } from '../listing-row.ts';
import type { Moment } from '../../../platform/moment.ts';
import { eventsOf } from './events.ts';
import { pastPrices } from './store.ts';

/** Number of days for which a lower price is shown as reduced. */
const newsDays = 30;

/**
 * The day on which the price of a home on offer was reduced: the last change within 30 days reduced it, and both prices
 * were visible. Costs one query when no listing on a page has changed its price, which is usual.
 */
export async function reducedOn(
  database: Database,
  ids: readonly number[],
  now: Moment,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number }>`
    select distinct listing_id as id from listing_price where listing_id = any(${[...ids]}::int[]) and until > ${now.iso}::timestamptz - make_interval(days => ${newsDays}::int)`.execute(
    database,
  );
  const changed = rows.map(({ id }) => id);
  if (changed.length === 0) return new Map();
  const [listings, past] = [await listingRows(database, changed), await pastPrices(database, changed)];
  const earliest = new Date(Date.parse(now.iso) - newsDays * 86_400_000).toISOString().slice(0, 10);
  return new Map(
    listings.flatMap((row) => {
      if (row.status !== 'available') return [];
      const [before, last] = eventsOf(row, past.get(row.id) ?? []).slice(-2);
      const lower =
        before &&
        last &&
        last.kind === 'changed' &&
        before.amount !== null &&
        last.amount !== null &&
        last.amount < before.amount;
      return lower && last.on >= earliest ? [[row.id, last.on] as const] : [];
    }),
  );
}

const made = new WeakMap<GraphContext, DataLoader<number, string | null>>();

/** One query for all cards of an operation. */
export function reducedLoader(context: GraphContext): DataLoader<number, string | null> {
  const loader =
    made.get(context) ??
    new DataLoader<number, string | null>(async (ids) => {
      const days = await reducedOn(context.database, ids, context.now);
      return ids.map((id) => days.get(id) ?? null);
    });
  made.set(context, loader);
  return loader;
}
