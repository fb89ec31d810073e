import { CostRecord, type ReleaseStatus } from './release-cost.ts';
import type { RenderJob, Rendered } from './messages.ts';
import { RenderPool, type PoolOptions, type PoolStats, type PoolUse } from './pool.ts';
import { RenderFailure } from './render-failure.ts';
import type { KillReason } from './render-worker.ts';

/** A release that a host serves. */
export interface ServedRelease {
  /** Its health page, which is rendered once before the release takes traffic. */
  readonly job: RenderJob;
  /**
   * live: all visitors are served it; trial: it is new here or in rollout, and renders apart from the others until its
   * release cost is known; standby: it replaces a live release that fails, and is not rendered before.
   */
  readonly role: 'live' | 'trial' | 'standby';
}

/**
 * Why a release renders in a worker of its own: it is new, its pages take too much processor time or retain memory, or
 * it ended a worker.
 */
export type Confinement = 'trial' | Exclude<ReleaseStatus, 'unknown' | 'good'>;

export interface BulkheadOptions extends Omit<
  PoolOptions,
  'killed' | 'full' | 'spent' | 'areaShare' | 'pagesPerNetwork'
> {
  /** Called when a release moves to a worker of its own, with the reason, or back (null). */
  readonly moved?: (release: Pick<RenderJob, 'area' | 'version'>, reason: Confinement | null) => void;
  /** Called when a worker was ended over a page of a release that is served. */
  readonly ended?: (release: Pick<RenderJob, 'area' | 'version'>, reason: KillReason) => void;
  /** Milliseconds after which an ended worker is no longer held against a release; ten minutes by default. */
  readonly forgiveMs?: number;
}

/** What a release has cost a host since it serves it. */
export interface ReleaseCost {
  readonly area: string;
  readonly version: string;
  /** Milliseconds of processor time. */
  readonly cpuMs: number;
  /** Workers that were ended over its pages. */
  readonly kills: Readonly<Record<KillReason, number>>;
  /** Why it renders in a worker of its own; null: it shares the workers of all. */
  readonly confinement: Confinement | null;
}

/** A worker apart from the shared ones. */
interface Partition {
  readonly pool: RenderPool;
  /** Its worker has started and rendered the release once. */
  readonly ready: Promise<unknown>;
  readonly reason: Confinement;
  /** The shared workers render the release once, before it joins them. */
  opening: boolean;
}

interface Known {
  readonly job: RenderJob;
  role: ServedRelease['role'];
  readonly cost: CostRecord;
  readonly kills: Record<KillReason, number>;
  /** Where it renders; null: in the shared workers. */
  partition: Partition | null;
}

const noStats: PoolStats = {
  rendered: 0,
  slow: 0,
  killed: 0,
  unresponsive: 0,
  outOfMemory: 0,
  recycled: 0,
  crowded: 0,
};
/** Releases with a worker of their own; further ones share one with each other and with previews. */
const mostPartitions = 4;
/** Added to the priority of workers that are not shared: on a busy machine they yield to all others. */
const niceness = 5;
/** Half of the places are the most for one area: one whose pages all wait for slow data leaves the others as many. */
const areaShare = 0.5;
/** Of one network, in a worker that is not shared. */
const pagesPerNetwork = 4;
const tenMinutes = 600_000;

const nameOf = ({ area, version }: Pick<RenderJob, 'area' | 'version'>): string => `${area}@${version}`;

/**
 * The render workers of one host, divided so that a bad release harms no area but its own. Releases of good status
 * share some workers, with places left for every area. A release that is new, takes too much processor time or has
 * ended a worker renders in one of its own until its release cost is good. Releases that only some visitors chose, such
 * as previews, have one worker together.
 */
export class Bulkheads {
  readonly #options: BulkheadOptions;
  readonly #poolOptions: PoolOptions & Pick<Required<PoolOptions>, 'killed'>;
  readonly #shared: RenderPool;
  /** Of previews, and of releases without a partition. */
  #others: RenderPool | null = null;
  readonly #known = new Map<string, Known>();
  /** The names of the releases that were served last. */
  #served: ReadonlySet<string> = new Set();
  readonly #retiring = new Set<RenderPool>();
  #endedStats: PoolStats = noStats;
  #closed = false;

  constructor(options: BulkheadOptions) {
    this.#options = options;
    // Pages of other workers wait for their own release.
    const { queuedFor, ...limits } = options;
    this.#poolOptions = {
      ...limits,
      spent: (job, { cpu, retained, abandoned = false }) => {
        const known = this.#known.get(nameOf(job));
        if (!known) return;
        if (abandoned) known.cost.charge(cpu);
        else known.cost.rendered(cpu);
        if (retained !== undefined && this.#isAlone(known)) known.cost.retained(retained);
        this.#review(known);
      },
      killed: (job, reason) => {
        const known = this.#known.get(nameOf(job));
        if (!known) return;
        known.kills[reason]++;
        known.cost.killed(performance.now());
        this.#options.ended?.(job, reason);
        this.#review(known);
      },
    };
    this.#shared = new RenderPool({ ...this.#poolOptions, areaShare, ...(queuedFor && { queuedFor }) });
  }

  async start(): Promise<this> {
    await this.#shared.start();
    return this;
  }

  /** @throws {RenderFailure} */
  async render(job: RenderJob): Promise<Rendered> {
    const known = this.#known.get(nameOf(job));
    if (!known) return this.#othersPool().render(job);
    if (known.partition) return known.partition.pool.render(job);
    try {
      return await this.#shared.render(job);
    } catch (problem) {
      // Another release may have filled the memory of the shared worker that ended. A form may have been applied
      // already.
      const partition = this.#known.get(nameOf(job))?.partition;
      if (!(problem instanceof RenderFailure) || problem.reason !== 'killed' || !partition || job.request.form)
        throw problem;
      return partition.pool.render(job);
    }
  }

  /**
   * Serves these releases from now on; each is rendered once where it will render, and failures of that are not
   * reported. Those that were served until now keep their workers until the next call: visits may still use them.
   */
  async serve(releases: readonly ServedRelease[]): Promise<void> {
    const now = new Set(releases.map(({ job }) => nameOf(job)));
    const unused = [...this.#known].filter(([name]) => !now.has(name) && !this.#served.has(name));
    this.#served = now;
    for (const [name, { partition }] of unused) {
      this.#known.delete(name);
      if (partition) this.#retire(partition.pool);
    }
    for (const { job, role } of releases) {
      const known = this.#known.get(nameOf(job));
      if (known) known.role = role;
      else this.#add(job, role);
    }
    await Promise.all([
      this.#warmShared(),
      ...Array.from(this.#known.values(), ({ partition, role }) => role === 'trial' && partition?.ready),
    ]);
  }

  /** What each release that is served has cost. */
  get costs(): readonly ReleaseCost[] {
    const served = [...this.#known].filter(([name]) => this.#served.has(name));
    return served.map(([, { job, cost, kills, partition }]) => ({
      area: job.area,
      version: job.version,
      cpuMs: cost.cpuMs,
      kills,
      confinement: partition?.reason ?? null,
    }));
  }

  /** The current state of all workers. */
  get use(): PoolUse {
    return sumOf(this.#pools.map(({ use }) => use));
  }

  /** Counts of all workers since the start. */
  get stats(): PoolStats {
    return sumOf([this.#endedStats, ...this.#pools.map(({ stats }) => stats)]);
  }

  /** Milliseconds for which none of the shared workers has responded; each is pinged, and replaced if it is silent. */
  get silentMs(): number {
    return this.#shared.silentMs;
  }

  /** Microseconds of CPU that the current workers have used since they started. */
  async cpu(): Promise<number> {
    const used = await Promise.all(this.#pools.map((pool) => pool.cpu()));
    return used.reduce((sum, one) => sum + one, 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#pools.map((pool) => pool.close()));
  }

  get #pools(): readonly RenderPool[] {
    const partitions = Array.from(this.#known.values(), ({ partition }) => partition?.pool ?? this.#shared);
    return [...new Set([this.#shared, ...(this.#others ? [this.#others] : []), ...partitions, ...this.#retiring])];
  }

  #add(job: RenderJob, role: ServedRelease['role']): void {
    const cost = new CostRecord(this.#options.forgiveMs ?? tenMinutes);
    const known: Known = { job, role, cost, kills: { blocked: 0, memory: 0, exit: 0 }, partition: null };
    this.#known.set(nameOf(job), known);
    if (role === 'trial') this.#confine(known, 'trial');
  }

  /** @param joining a release that is about to join the shared workers */
  #warmShared(joining?: Known): Promise<void> {
    const sharing = [...this.#known.values()].filter(
      (known) => known === joining || (known.partition === null && known.role !== 'standby'),
    );
    return this.#shared.warm(sharing.map(({ job }) => job));
  }

  /** A pool of one worker. Pages that come before it has started wait. */
  #openPool(): RenderPool {
    return new RenderPool({
      ...this.#poolOptions,
      size: 1,
      niceness,
      areaShare: 1,
      pagesPerNetwork,
      // In a shared worker it may be any of its releases.
      full: (job) => this.#poolOptions.killed(job, 'memory'),
    });
  }

  #othersPool(): RenderPool {
    if (!this.#others) {
      this.#others = this.#openPool();
      void this.#others.start();
    }
    return this.#others;
  }

  /** Whether no other release renders in the worker of this one. */
  #isAlone({ partition }: Known): boolean {
    return partition !== null && partition.pool !== this.#others;
  }

  #openPartition(job: RenderJob, reason: Confinement): Partition {
    const used = [...this.#known.values()].filter(
      ({ partition }) => partition && partition.pool !== this.#others,
    ).length;
    if (used >= mostPartitions) {
      const pool = this.#othersPool();
      return { pool, reason, opening: false, ready: pool.warm([job]) };
    }
    const pool = this.#openPool();
    return { pool, reason, opening: false, ready: pool.warm([job]).then(() => pool.start()) };
  }

  #review(known: Known): void {
    const status = known.cost.status(performance.now());
    if (status === 'good') void this.#acquit(known);
    else if (status !== 'unknown') this.#confine(known, status);
  }

  #confine(known: Known, reason: Confinement): void {
    if (this.#closed || known.partition?.reason === reason) return;
    known.partition = known.partition
      ? { ...known.partition, reason, opening: false }
      : this.#openPartition(known.job, reason);
    this.#options.moved?.(known.job, reason);
  }

  /** Lets a release join the shared workers, once they have rendered it. */
  async #acquit(known: Known): Promise<void> {
    const { partition } = known;
    if (!partition || partition.opening) return;
    partition.opening = true;
    await this.#warmShared(known);
    // It may have been confined for another reason meanwhile, or be served no longer.
    if (known.partition !== partition || this.#known.get(nameOf(known.job)) !== known) return;
    known.partition = null;
    this.#retire(partition.pool);
    this.#options.moved?.(known.job, null);
  }

  #retire(pool: RenderPool): void {
    if (pool === this.#others || this.#retiring.has(pool)) return;
    this.#retiring.add(pool);
    void pool.retire().then(() => {
      this.#retiring.delete(pool);
      this.#endedStats = sumOf([this.#endedStats, pool.stats]);
    });
  }
}

/** Adds up records of numbers, of which there is at least one. */
const sumOf = <Key extends string>(records: readonly Readonly<Record<Key, number>>[]): Record<Key, number> =>
  records.reduce<Record<Key, number>>(
    (sum, record) => {
      for (const key of Object.keys(record) as Key[]) sum[key] = (sum[key] ?? 0) + record[key];
      return sum;
    },
    {} as Record<Key, number>,
  );
