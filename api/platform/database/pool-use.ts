import type { Pool } from './pool.ts';

/** The number of connections in use, and of callers that wait for one. */
export interface PoolUse {
  readonly inUse: number;
  readonly waiting: number;
}
const uses = new WeakMap<object, PoolUse>();

/** A pool that counts connections in use and waiting callers. */
export function countedPool(pool: Pool): { readonly pool: Pool; readonly use: PoolUse } {
  const use = { inUse: 0, waiting: 0 };
  let ended: Promise<void> | undefined;
  return {
    use,
    pool: {
      options: pool.options,
      end: () => (ended ??= pool.end()),
      async connect() {
        use.waiting++;
        try {
          const client = await pool.connect();
          use.inUse++;
          let held = true;
          return {
            query: (text, values) => client.query(text, values),
            release(destroy) {
              if (held) use.inUse--;
              held = false;
              client.release(destroy);
            },
          };
        } finally {
          use.waiting--;
        }
      },
    },
  };
}

export const noteUse = (database: object, use: PoolUse): void => void uses.set(database, use);

/** How a database's pool is used at this moment. */
export const poolUse = (database: object): PoolUse => uses.get(database) ?? { inUse: 0, waiting: 0 };
