import type { Figures } from '../figures.ts';
import { assumed, type Demand } from './demand.ts';
import type { Pods } from './pods.ts';

/** PostgreSQL: a primary and its standbys, all alike, since each may become the primary. */
export interface Servers {
  /** One more than the load needs. */
  readonly count: number;
  /** Of each server. */
  readonly processors: number;
  readonly memory: number;
  readonly disk: number;
  readonly maxConnections: number;
  /** Busy processors, of all servers together. */
  readonly busy: number;
  /** Bytes of rows and indexes. */
  readonly rows: number;
  /** Wall-clock seconds in which one listing is matched against all alerts. */
  readonly matchSeconds: number;
}

/** Maximum number of connections from each API process to one server (`docs/database.md`), and from others. */
const connections = { service: 40, others: 20 };
const smallest = { processors: 2, memory: 4 * 2 ** 30 };
const mostProcessors = 16;

/**
 * Duration of a search at a number of listings: interpolated linearly between the measured numbers, and extrapolated
 * beyond the largest.
 */
export function searchMs(listings: number, { growth }: Pick<Figures['search'], 'growth'>): number {
  const sorted = growth.toSorted((a, b) => a.listings - b.listings);
  const above = sorted.findIndex((each) => each.listings >= listings);
  const at = Math.max(1, above < 0 ? sorted.length - 1 : above);
  const [low, high] = [sorted[at - 1], sorted[at]] as [(typeof sorted)[number], (typeof sorted)[number]];
  return Math.max(
    sorted[0]?.ms ?? 0,
    low.ms + ((high.ms - low.ms) * (listings - low.listings)) / (high.listings - low.listings),
  );
}

/** @param pods their clients */
export function serversFor(demand: Demand, pods: Pods, { api, search, alerts }: Figures): Servers {
  const feedsASecond = (demand.feedListings * assumed.feedsInBusiestHour) / 3600;
  const growth = searchMs(demand.listings, search) / searchMs(api.listings, search);
  const matchMs = (alerts.matchMs * demand.alerts) / alerts.alerts;
  const busy = (pods.apiCalls * api.databaseMs * growth + feedsASecond * (api.feedDatabaseMs + matchMs)) / 1000;
  let count = 2;
  while (busy / (count - 1) / assumed.utilisation > mostProcessors) count += 1;
  const rows =
    search.emptyBytes +
    demand.listings * search.listingBytes +
    demand.alerts * alerts.alertBytes +
    demand.members * assumed.memberBytes;
  const maxConnections = pods.replicas * connections.service + connections.others;
  // What searches read stays in memory, in PostgreSQL's buffers and the system's cache; connections need additional
  // memory.
  const memory = Math.max(
    smallest.memory,
    1.5 * (demand.listings * search.searchBytes + demand.alerts * alerts.alertBytes) +
      maxConnections * assumed.connectionBytes +
      2 ** 30,
  );
  return {
    count,
    busy,
    rows,
    maxConnections,
    matchSeconds: matchMs / 1000,
    processors: Math.max(smallest.processors, Math.ceil(busy / (count - 1) / assumed.utilisation)),
    memory: 2 ** Math.ceil(Math.log2(memory)),
    disk: Math.ceil((rows * assumed.spare) / 1e9) * 1e9,
  };
}
