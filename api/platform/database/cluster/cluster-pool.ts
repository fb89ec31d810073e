import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, isLost } from '../../failure.ts';
import type { Pool, PoolClient, QueryResult } from '../pool.ts';
import { defaultSize, serverPool, type ServerOptions, type ServerPool } from '../server-pool.ts';
import { longestWait, type Cluster, type Server } from './cluster.ts';
import { currentReading, type Reading } from './reading.ts';

/** Error codes of read-only servers, and of replicas whose replay conflicts with a statement. */
const isNoPlaceToWrite = (error: unknown): boolean => codeOf(error) === '25006';
const wasInTheWay = (error: unknown): boolean => codeOf(error) === '40001';

/** A statement may begin with a comment, such as that of `onePlan`. */
const readWords = /^\s*(?:\/\*[^*]*\*\/\s*)*(?:select|with|values)\b/i;
/** Fails on a replica. Replicas reject other ways to write in a select as well. */
const writeWords = /\b(?:insert\s+into|update|delete\s+from)\b/i;

/** Whether a replica is worth querying. */
const looksLikeReading = (text: string): boolean => readWords.test(text) && !writeWords.test(text);

/**
 * The servers of a cluster as one pool. Transactions and writes go to the current primary. Single reads of
 * replica-eligible requests go to a replica, and to the next server if it is unreachable, behind or in conflict, since
 * reads can be repeated.
 */
export class ClusterPool implements Pool {
  readonly options: Pool['options'];
  readonly #cluster: Cluster;
  readonly #server: ServerOptions;
  /** Separate pools: writes that wait for a second server must not block reads. */
  readonly #pools = { reads: new Map<Server, ServerPool>(), writes: new Map<Server, ServerPool>() };
  /** Number of replica-eligible reads served by each server. */
  readonly reads = new Map<Server, number>();

  constructor(cluster: Cluster, options: ServerOptions = {}) {
    this.#cluster = cluster;
    this.#server = options;
    const size = options.size ?? defaultSize;
    this.options = { max: cluster.readsReplicas ? 2 * size : size };
    cluster.onUnavailable((server) => {
      for (const pools of Object.values(this.#pools)) pools.get(server)?.breakOff();
    });
  }

  async connect(): Promise<PoolClient> {
    const request = currentReading();
    if (!request?.anywhere || !this.#cluster.readsReplicas) {
      if (request) request.done.wrote = true;
      return this.#primaryClient();
    }
    return this.#choosingClient(request);
  }

  async end(): Promise<void> {
    await Promise.all([...this.#pools.reads.values(), ...this.#pools.writes.values()].map((pool) => pool.end()));
  }

  #pool(server: Server, use: 'reads' | 'writes'): ServerPool {
    const known = this.#pools[use].get(server) ?? serverPool(server.address.url, this.#server);
    this.#pools[use].set(server, known);
    return known;
  }

  /** A connection to the primary; waits for one while it fails over. */
  async #primaryClient(): Promise<PoolClient> {
    const deadline = performance.now() + longestWait;
    for (;;) {
      const server = await this.#cluster.primary(deadline);
      try {
        return this.#watched(server, await this.#pool(server, 'writes').connect());
      } catch (error) {
        if (!this.#cluster.watched || !isLost(error) || performance.now() >= deadline) throw error;
        this.#cluster.doubt(server);
        await pause(50);
      }
    }
  }

  /** Reports server failures of statements to the cluster. */
  #watched(server: Server, client: PoolClient): PoolClient {
    return {
      release: (destroy) => client.release(destroy),
      query: async (text, values) => {
        try {
          return await client.query(text, values);
        } catch (error) {
          if (isLost(error) || isNoPlaceToWrite(error)) this.#cluster.doubt(server);
          throw error;
        }
      },
    };
  }

  /** A connection whose first statement selects the server. */
  #choosingClient(request: Reading): PoolClient {
    let own: PoolClient | undefined;
    return {
      release: (destroy) => own?.release(destroy),
      query: async (text, values) => {
        if (!own && looksLikeReading(text)) {
          const response = await this.#read(request, text, values);
          if (response) return response;
        }
        request.done.wrote = true;
        own ??= await this.#primaryClient();
        return own.query(text, values);
      },
    };
  }

  /** @returns undefined for what turns out to write */
  async #read(
    request: Reading,
    text: string,
    values: readonly unknown[] | undefined,
  ): Promise<QueryResult | undefined> {
    const deadline = performance.now() + longestWait;
    const tried = new Set<Server>();
    for (;;) {
      const server = this.#cluster.replica(request.from, tried) ?? (await this.#cluster.primary(deadline));
      try {
        const client = this.#watched(server, await this.#pool(server, 'reads').connect());
        const response = await client.query(text, values).finally(() => client.release());
        this.reads.set(server, (this.reads.get(server) ?? 0) + 1);
        return response;
      } catch (error) {
        if (isNoPlaceToWrite(error)) return undefined;
        if ((!isLost(error) && !wasInTheWay(error)) || performance.now() >= deadline) throw error;
        if (isLost(error)) this.#cluster.doubt(server);
        // After losing the primary, use its successor, or temporarily a replica.
        if (tried.has(server)) await pause(50);
        tried.add(server);
        if (tried.size === this.#cluster.servers.length) tried.clear();
      }
    }
  }
}
