import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../../failure.ts';
import { DatabaseProblem } from '../pool.ts';
import { readAddresses, type ServerAddress } from './addresses.ts';
import { Lag } from './lag.ts';
import type { Position } from './position.ts';
import { Probe, type ServerState } from './probe.ts';

/** One server as it was last seen. */
export interface Server {
  readonly address: ServerAddress;
  /** null while it does not respond. */
  state: ServerState | null;
  /** Why it does not respond. */
  problem: string;
  /** Milliseconds of a replica's lag. */
  behind: number;
}

export interface ClusterOptions {
  /** Maximum lag of a replica that is read from, seconds. */
  readonly longestLag?: number;
  /** Whether writes must be on a second server before they are acknowledged. */
  readonly synchronous?: boolean;
  /** Called when the state of the cluster changes, with one line and whether it has become worse. */
  readonly onChange?: (line: string, worse: boolean) => void;
}

/** Milliseconds. */
const lookEvery = { calm: 500, troubled: 200 } as const;
/** Milliseconds for which a write waits for a primary. */
export const longestWait = 10_000;

/** No server accepts writes at the moment; has PostgreSQL's code for a transient failure. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
  readonly code = '57P03';
}

/** The PostgreSQL servers of a DATABASE_URL: the primary, and the replicas that can be read from. */
export class Cluster {
  readonly servers: readonly Server[];
  /** Whether there is anything to watch: not with one server that needs no second. */
  readonly watched: boolean;
  readonly #readsReplicas: boolean;
  readonly #options: ClusterOptions;
  readonly #probes: readonly Probe[];
  readonly #lag: Lag;
  readonly #onUnavailable = new Set<(server: Server) => void>();
  #round: Promise<void> | undefined;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #said = '';

  /** @throws {DatabaseProblem} in one line, for a URL that can't be */
  constructor(url: string, options: ClusterOptions = {}) {
    const { servers, readsReplicas } = readAddresses(url);
    this.servers = servers.map((address) => ({ address, state: null, problem: 'not checked yet', behind: Infinity }));
    this.watched = servers.length > 1 || options.synchronous === true;
    this.#readsReplicas = readsReplicas && servers.length > 1;
    this.#options = options;
    this.#probes = servers.map((address) => new Probe(address));
    this.#lag = new Lag((options.longestLag ?? 10) * 1000);
  }

  /** Its address, for people. */
  get name(): string {
    return this.servers.map(({ address }) => address.name).join(', ');
  }

  /** Whether replicas may serve reads. */
  get readsReplicas(): boolean {
    return this.#readsReplicas;
  }

  /** Probes all servers now and periodically. @throws {DatabaseProblem} when none of them is a primary */
  async start(): Promise<void> {
    if (!this.watched) return;
    await this.look();
    if (this.#known() === undefined) {
      this.stop();
      throw new DatabaseProblem(
        `Can't use the database at ${this.name} (DATABASE_URL): none of them is a primary (${this.servers.map((server) => `${server.address.name}: ${server.state?.role ?? server.problem}`).join('; ')}).`,
      );
    }
    const next = (): void => {
      if (this.#stopped) return;
      this.#timer = setTimeout(
        () => {
          void this.look().then(next);
        },
        this.servers.every(({ state }) => state !== null) && this.#known() ? lookEvery.calm : lookEvery.troubled,
      ).unref();
    };
    next();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const probe of this.#probes) probe.stop();
  }

  /** Calls back when a server has stopped responding, so that its connections can be destroyed. */
  onUnavailable(tell: (server: Server) => void): void {
    this.#onUnavailable.add(tell);
  }

  /** The primary; waits while there is none. @throws {NoPrimary} after ten seconds */
  async primary(deadline = performance.now() + longestWait): Promise<Server> {
    if (!this.watched) return this.servers[0] as Server;
    for (let found = this.#known(); ; found = this.#known()) {
      if (found) return found;
      if (performance.now() >= deadline || this.#stopped)
        throw new NoPrimary(`None of the database servers takes writes (${this.name}).`);
      await this.look();
      if (!this.#known()) await pause(50);
    }
  }

  /**
   * A replica that has reached a position and is not too far behind, round robin; undefined without one. Without a
   * primary the most recent replica: stale data is better than none.
   */
  replica(from: Position, without: ReadonlySet<Server>): Server | undefined {
    if (!this.#readsReplicas) return undefined;
    const responding = this.servers.filter((server) => server.state?.role === 'replica' && !without.has(server));
    const fit = responding.filter((server) => this.isFit(server) && (server.state?.position ?? 0n) >= from);
    this.#turn += 1;
    if (fit.length > 0) return fit[this.#turn % fit.length];
    if (this.#known()) return undefined;
    return responding.toSorted((a, b) => Number((b.state?.position ?? 0n) - (a.state?.position ?? 0n)))[0];
  }

  /** Whether a replica's lag is short enough to read from it. */
  isFit(server: Server): boolean {
    return server.state?.role === 'replica' && server.behind <= (this.#options.longestLag ?? 10) * 1000;
  }

  /** Marks a server as failed, until it has been probed. */
  doubt(server: Server): void {
    if (!this.watched) return;
    server.state = null;
    server.problem = 'it broke off a connection';
    void this.look();
  }

  /**
   * Whether every acknowledged write is on a second server; undefined when that is not required, or there is no
   * primary.
   */
  get isSynchronous(): boolean | undefined {
    if (!this.#options.synchronous) return undefined;
    const state = this.#known()?.state?.synchronous;
    return state ? state.requested && state.servers !== null && state.servers > 0 : undefined;
  }

  /** Probes all servers once; calls meanwhile wait for the same results. */
  look(): Promise<void> {
    this.#round ??= this.#lookAtAll().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  async #lookAtAll(): Promise<void> {
    if (this.#stopped) return;
    await Promise.all(
      this.servers.map(async (server, index) => {
        try {
          server.state = await (this.#probes[index] as Probe).ask();
        } catch (error) {
          const before = server.state;
          server.state = null;
          server.problem = messageOf(error);
          if (before !== null || server.behind !== Infinity) for (const tell of this.#onUnavailable) tell(server);
          server.behind = Infinity;
        }
      }),
    );
    const primary = this.#known();
    if (primary?.state) this.#lag.note(performance.now(), primary.state.position);
    for (const server of this.servers)
      if (server.state) server.behind = server.state.role === 'primary' ? 0 : this.#lag.of(server.state.position);
    this.#tell();
  }

  /** Of several servers that claim to be the primary, the last promoted one. */
  #known(): Server | undefined {
    return this.servers
      .filter(({ state }) => state?.role === 'primary')
      .toSorted((a, b) => (b.state?.timeline ?? 0) - (a.state?.timeline ?? 0))[0];
  }

  #tell(): void {
    const primaries = this.servers.filter(({ state }) => state?.role === 'primary').length;
    const lines = [
      `primary ${this.#known()?.address.name ?? 'none'}`,
      ...(primaries > 1 ? [`${primaries} servers take themselves for it`] : []),
      ...this.servers
        .filter(({ state }) => state?.role !== 'primary')
        .map(
          (server) =>
            `${server.address.name} ${server.state === null ? `unavailable (${server.problem})` : this.isFit(server) ? 'is read from' : 'lags too far behind'}`,
        ),
      ...(this.isSynchronous === false ? ['acknowledged writes are not on a second server'] : []),
    ];
    const line = lines.join('; ');
    if (line === this.#said) return;
    this.#said = line;
    this.#options.onChange?.(
      line,
      !this.#known() ||
        primaries > 1 ||
        this.isSynchronous === false ||
        this.servers.some(({ state }) => state === null),
    );
  }
}
