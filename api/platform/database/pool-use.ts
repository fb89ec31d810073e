import { currentCaller, lateness, shareOfOne, Turns } from '../turns/public.ts';
import type { Pool, PoolClient } from './pool.ts';

/** The number of connections in use, and of callers that wait for one. */
export interface PoolUse {
  readonly inUse: number;
  readonly waiting: number;
}
const uses = new WeakMap<object, PoolUse>();

/** Callers that wait for a connection at most, and milliseconds that they do. */
const [mostWaiting, longestWait] = [5000, 10_000];
const noTurn = (): void => undefined;

/**
 * A pool for which callers take turns, and which counts connections in use and waiting callers. One network has
 * `shareOfOne` connections at once.
 */
export function countedPool(pool: Pool): { readonly pool: Pool; readonly use: PoolUse } {
  const use = { inUse: 0, waiting: 0 };
  const turns = new Turns({ most: pool.options.max, mostAtOnce: shareOfOne, mostWaiting, longestWait }, (ms) =>
    lateness.record('connections', ms),
  );
  let ended: Promise<void> | undefined;
  const connect = async (): Promise<PoolClient> => {
    const who = currentCaller();
    const endTurn = who.held && who.held.count > 0 ? noTurn : await turns.take(who);
    const client = await pool.connect().catch((error: unknown) => {
      endTurn();
      throw error;
    });
    use.inUse++;
    if (who.held) who.held.count++;
    let held = true;
    return {
      query: (text, values) => client.query(text, values),
      release(destroy) {
        if (held) {
          use.inUse--;
          if (who.held) who.held.count--;
        }
        held = false;
        client.release(destroy);
        endTurn();
      },
    };
  };
  return {
    use,
    pool: {
      options: pool.options,
      end: () => (ended ??= pool.end()),
      connect() {
        use.waiting++;
        return connect().finally(() => use.waiting--);
      },
    },
  };
}

export const noteUse = (database: object, use: PoolUse): void => void uses.set(database, use);

/** How a database's pool is used at this moment. */
export const poolUse = (database: object): PoolUse => uses.get(database) ?? { inUse: 0, waiting: 0 };
