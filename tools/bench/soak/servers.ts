import { shippedBinaries, startPrivateCluster } from '@verandah/api/test-kit';

/** PostgreSQL as in production: a primary, and a standby that follows it and serves reads. */
export interface SoakServers {
  /** DATABASE_URL with both. */
  readonly url: string;
  /** Of the primary alone: writes are checked there. */
  readonly primary: string;
  readonly version: string;
  /** Transactions on the standby so far. */
  readsOfStandby(): Promise<number>;
  stop(): Promise<void>;
}

/** @throws {Error} when they don't start */
export async function startSoakServers(): Promise<SoakServers> {
  const { url, nodes, stop } = await startPrivateCluster({ replicas: 1 });
  const [primary, standby] = nodes as [(typeof nodes)[number], (typeof nodes)[number]];
  return {
    url,
    primary: primary.url,
    version: shippedBinaries().version,
    stop,
    async readsOfStandby() {
      const [row] = await standby.ask<{ reads: string }>(
        'select xact_commit as reads from pg_stat_database where datname = current_database()',
      );
      return Number(row?.reads ?? 0);
    },
  };
}
