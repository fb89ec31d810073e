import type { Servers } from '../database/public.ts';

/** The servers' part of `/readyz`. */
export interface ServersStatus {
  /** null while none takes writes. */
  readonly primary: string | null;
  readonly replicas: readonly {
    readonly name: string;
    /**
     * 'behind': it responds, but its lag is too long to read from it; 'spare': it responds, and reads are not sent to
     * it.
     */
    readonly state: 'read' | 'behind' | 'spare' | 'away';
    /** Seconds; null while it has not been measured. */
    readonly behind: number | null;
    /** Reads that it has served since this process started. */
    readonly reads: number;
  }[];
  /** Whether acknowledged writes are on a second server; only where that is required. */
  readonly synchronous?: boolean;
}

export function serversStatus({ cluster, reads }: Servers): ServersStatus {
  const primary = cluster.servers.find(({ state }) => state?.role === 'primary');
  const responded = reads();
  return {
    primary: primary?.address.name ?? null,
    replicas: cluster.servers
      .filter((server) => server !== primary)
      .map((server) => ({
        name: server.address.name,
        state:
          server.state === null ? 'away' : !cluster.readsReplicas ? 'spare' : cluster.isFit(server) ? 'read' : 'behind',
        behind: Number.isFinite(server.behind) ? Math.round(server.behind) / 1000 : null,
        reads: responded.get(server) ?? 0,
      })),
    ...(cluster.isSynchronous === undefined ? {} : { synchronous: cluster.isSynchronous }),
  };
}
