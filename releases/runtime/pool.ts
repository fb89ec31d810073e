import { setTimeout as delay } from 'node:timers/promises';
import { FairQueue } from '@verandah/rate-limits';
import type { RenderJob, Rendered, Urgency } from './messages.ts';
import { RenderFailure } from './render-failure.ts';
import { Displaced, RenderWorker, type WorkerOptions } from './render-worker.ts';

export interface PoolOptions extends WorkerOptions {
  readonly size: number;
  /**
   * Milliseconds for which one worker has coped alone after which the others end; they start when all have a page.
   * Undefined: all run from the start.
   */
  readonly quietMs?: number;
  /** Milliseconds after which the worker itself is ended and replaced. */
  readonly hardMs: number;
  /** Maximum number of pages in one worker at once, most of them waiting for data. */
  readonly perWorker: number;
  readonly maxQueue: number;
  /** Milliseconds that a page waits for a worker at most; then nobody waits for it any more. Undefined: no limit. */
  readonly longestWait?: Readonly<Record<Urgency, number>>;
  /**
   * Called with the milliseconds that a page has waited when it begins or is given up, unless it waited for others of
   * its network or area.
   */
  readonly queuedFor?: (ms: number, urgency: Urgency) => void;
  /** Called when a worker is replaced because its heap is nearly full, with its last page. */
  readonly full?: (job: RenderJob) => void;
  /** Pages after which a worker is replaced, because bundles may leak memory. */
  readonly recycleAfter: number;
  /**
   * Share of the workers' places and of the queue that the pages of one area may have, 0 to 1: others find the rest
   * free. Undefined: no limit.
   */
  readonly areaShare?: number;
  /**
   * Pages of one network in the workers at once. Undefined: one fewer than there are workers, so that others find one.
   */
  readonly pagesPerNetwork?: number;
}

/** Counts of a pool since its start. */
export interface PoolStats {
  readonly rendered: number;
  /** Pages that were given up after `softMs`. */
  readonly slow: number;
  /** Workers that were ended since a page blocked them for `hardMs`. */
  readonly killed: number;
  /** Workers that were ended since they did not respond, although no page was in them. */
  readonly unresponsive: number;
  /** Workers that ended because they ran out of memory. */
  readonly outOfMemory: number;
  /** Workers that were replaced after `recycleAfter` pages, or because their heap was nearly full. */
  readonly recycled: number;
  /** Pages that were rejected. */
  readonly crowded: number;
}

/** Pages that wait for a worker; workers that render, that are blocked by a page, that are idle, that start. */
export interface PoolUse {
  readonly queued: number;
  readonly busy: number;
  readonly blocked: number;
  readonly idle: number;
  readonly starting: number;
}

/** Numbers of pages of one area. */
interface AreaLoad {
  waiting: number;
  running: number;
}

interface Queued {
  readonly job: RenderJob;
  readonly area: AreaLoad;
  /** By `performance.now()`. */
  readonly since: number;
  /** It waits for workers, and not for others of its network or area. */
  readonly isNext: boolean;
  tries: number;
  resolve(rendered: Rendered): void;
  reject(problem: Error): void;
}

/** A worker without pages has that many times as long: no page waits for it. */
const idlePatience = 3;
/** Milliseconds between two checks of workers, with and without pages, unless the limits are shorter. */
const [checkMs, idleCheckMs] = [100, 5000];

/** The failure of a page that was displaced too often, or whose form may have been applied. */
const failureOf = ({ byItsOwn }: Displaced): RenderFailure =>
  byItsOwn
    ? new RenderFailure('slow', 'pages of its release blocked its worker')
    : new RenderFailure('crowded', 'its worker was blocked or ended, and not by its release');

const urgencyOf = ({ urgency = 'arriving' }: RenderJob): Urgency => urgency;
const networkOf = ({ network }: RenderJob): string | null => network ?? null;

/** How many pages of each kind are rendered for one spare page. */
const weights: Readonly<Record<Urgency, number>> = { staying: 16, arriving: 4, spare: 1 };
const weightOf = (job: RenderJob): number => weights[urgencyOf(job)];

/**
 * Render workers. Networks take turns, so that one with many requests does not delay others, and an area has no more
 * than its share of places, so that one whose pages wait for slow data leaves some to the others. A page that loops,
 * uses too much memory or throws costs only itself, at most its own worker: the pages beside it move to another worker.
 * A replacement renders every warm-up job once before it takes traffic.
 */
export class RenderPool {
  readonly stats = { rendered: 0, slow: 0, killed: 0, unresponsive: 0, outOfMemory: 0, recycled: 0, crowded: 0 };
  readonly #options: PoolOptions;
  #workers: RenderWorker[] = [];
  readonly #queue: FairQueue<Queued>;
  readonly #areas = new Map<string, AreaLoad>();
  readonly #areaLimits: AreaLoad;
  #warmJobs: readonly RenderJob[] = [];
  /** Folders of releases whose page ended a worker: a replacement that rendered it first might never be ready. */
  readonly #harmful = new Set<string>();
  readonly #stuck = new Set<RenderWorker>();
  readonly #starting = new Set<RenderWorker>();
  readonly #leaving = new Set<RenderWorker>();
  #watch: NodeJS.Timeout | undefined;
  #isAtRest = true;
  /** When one worker has not coped alone. */
  #neededAt = -Infinity;
  /** When workers are checked next, by `performance.now()`. */
  #dueAt = performance.now();
  /** Time of the last message of a worker that has ended; of the pool's start before the first. */
  #heardAt = performance.now();
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    const { areaShare = Infinity, maxQueue, perWorker, size, pagesPerNetwork = Math.max(1, size - 1) } = options;
    this.#queue = new FairQueue({ most: maxQueue, mostAtOnce: pagesPerNetwork });
    const shareOf = (count: number): number => Math.max(1, Math.floor(count * areaShare));
    this.#areaLimits = { waiting: shareOf(maxQueue), running: shareOf(perWorker * size) };
    this.#scheduleLook();
  }

  async start(): Promise<this> {
    const { size, quietMs } = this.#options;
    await Promise.all(Array.from({ length: quietMs === undefined ? size : 1 }, () => this.#spawn()));
    return this;
  }

  /** @throws {RenderFailure} */
  render(job: RenderJob): Promise<Rendered> {
    if (this.#closed) return Promise.reject(new RenderFailure('crowded', 'the server is closing'));
    const area = this.#areas.get(job.area) ?? { waiting: 0, running: 0 };
    this.#areas.set(job.area, area);
    this.#growIfNeeded();
    if (this.#isAtRest) this.#scheduleLook(false);
    return new Promise((resolve, reject) => {
      const network = networkOf(job);
      area.waiting++;
      const queued = {
        job,
        area,
        since: performance.now(),
        isNext: this.#isNext(job, area),
        tries: 0,
        resolve,
        reject,
      };
      const crowdedOut = this.#queue.add(network, queued, weightOf(job));
      const { waiting } = this.#areaLimits;
      // In a worker of its own, all that waits is the release's.
      this.#reject(crowdedOut, area.waiting > waiting ? 'overloaded' : 'crowded', this.#options.maxQueue);
      if (area.waiting > waiting)
        this.#reject(
          this.#queue.drop(network, (queued) => queued.area === area),
          'overloaded',
          waiting,
        );
      this.#pump();
    });
  }

  #reject(queued: Queued | undefined, reason: 'crowded' | 'overloaded', waiting: number): void {
    if (!queued) return;
    const which = reason === 'crowded' ? '' : 'of this area ';
    this.#giveUp(queued, new RenderFailure(reason, `${waiting} pages ${which}are waiting to be rendered already`));
  }

  #giveUp({ area, reject }: Queued, problem: RenderFailure): void {
    this.stats.crowded++;
    area.waiting--;
    reject(problem);
  }

  /** An area without a place waits for its own pages, unless these are at work: then it waits for the workers. */
  #isNext(job: RenderJob, { running }: AreaLoad): boolean {
    if (this.#queue.holds(networkOf(job))) return false;
    const { perWorker } = this.#options;
    return running < this.#areaLimits.running || this.#workers.every(({ inHand }) => inHand >= perWorker / 2);
  }

  #rejectLate(now: number): void {
    const { longestWait } = this.#options;
    if (longestWait === undefined || this.#queue.length === 0) return;
    const isLate = ({ job, since }: Queued): boolean => now - since > longestWait[urgencyOf(job)];
    for (const queued of this.#queue.removeWhere(isLate)) {
      this.#noteWait(queued, now);
      this.#giveUp(queued, new RenderFailure('crowded', `no worker was free for ${Math.round(now - queued.since)} ms`));
    }
  }

  #noteWait({ job, isNext, since, tries }: Queued, now: number): void {
    if (isNext && tries === 0) this.#options.queuedFor?.(now - since, urgencyOf(job));
  }

  /**
   * Renders the jobs once in every worker that doesn't hold their bundles, and in each replacement from now on.
   * Failures are not reported.
   */
  async warm(jobs: readonly RenderJob[]): Promise<void> {
    const warmFolders = new Set(this.#warmJobs.map((job) => job.folder));
    this.#warmJobs = jobs;
    const fresh = jobs.filter(({ folder }) => !warmFolders.has(folder) && !this.#harmful.has(folder));
    await Promise.all(
      this.#workers.map((worker) =>
        this.#warmUp(
          worker,
          fresh.filter(({ folder }) => !worker.holds(folder)),
        ),
      ),
    );
  }

  /** The current state of the workers. */
  get use(): PoolUse {
    const blocked = this.#stuck.size;
    const busy = this.#workers.filter((worker) => worker.inHand > 0 && !this.#stuck.has(worker)).length;
    return {
      queued: this.#queue.length,
      busy,
      blocked,
      idle: Math.max(0, this.#workers.length - busy - blocked),
      starting: this.#starting.size,
    };
  }

  /** Milliseconds for which no worker has responded. Each is pinged; one that is silent for `hardMs` is replaced. */
  get silentMs(): number {
    const heardAt = Math.max(this.#heardAt, ...Array.from(this.#all, (worker) => worker.heardAt));
    return performance.now() - heardAt;
  }

  /** Microseconds of CPU that the current workers have used since they started. */
  async cpu(): Promise<number> {
    const used = await Promise.all(this.#workers.map((worker) => worker.cpu()));
    return used.reduce((sum, one) => sum + one, 0);
  }

  /** Closes it once its last pages are done. */
  async retire(): Promise<void> {
    while (!this.#closed && (this.#queue.length > 0 || this.#workers.some(({ load }) => load > 0))) await delay(50);
    await this.close();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#watch);
    for (const queued of this.#queue.clear()) queued.reject(new RenderFailure('crowded', 'the server is closing'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  /** A worker whose pages wait for an unavailable API is as warm as it can be. */
  async #warmUp(worker: RenderWorker, jobs: readonly RenderJob[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise((resolve) => {
      timer = setTimeout(resolve, this.#options.hardMs);
    });
    await Promise.race([Promise.allSettled(jobs.map((job) => worker.render(job))), enough]);
    clearTimeout(timer);
  }

  async #spawn(): Promise<void> {
    if (this.#closed) return;
    const worker = new RenderWorker({
      ...this.#options,
      killed: (job, reason) => {
        this.#harmful.add(job.folder);
        this.#options.killed?.(job, reason);
      },
      spent: (job, cost) => {
        this.#options.spent?.(job, cost);
        if (!cost.full || !this.#recycle(worker)) return;
        // Further pages wait for its successor, or another worker takes them: they would fill the rest.
        this.#workers = this.#workers.filter((other) => other !== worker);
        this.#options.full?.(job);
      },
    });
    this.#starting.add(worker);
    void worker.ended.then(() => this.#ended(worker));
    await worker.ready;
    await this.#warmUp(
      worker,
      this.#warmJobs.filter(({ folder }) => !this.#harmful.has(folder)),
    );
    this.#starting.delete(worker);
    if (this.#closed || worker.dead) return;
    this.#workers.push(worker);
    this.#pump();
  }

  get #all(): ReadonlySet<RenderWorker> {
    return new Set([...this.#workers, ...this.#starting, ...this.#leaving]);
  }

  #ended(worker: RenderWorker): void {
    const served = this.#workers.includes(worker) && !this.#leaving.has(worker);
    this.#heardAt = Math.max(this.#heardAt, worker.heardAt);
    this.#workers = this.#workers.filter((other) => other !== worker);
    this.#stuck.delete(worker);
    this.#leaving.delete(worker);
    if (worker.outOfMemory) this.stats.outOfMemory++;
    // A worker that died while warming is replaced after a delay; one that was serving, at once.
    if (served) void this.#spawn();
    else if (this.#starting.delete(worker) && !this.#closed) setTimeout(() => void this.#spawn(), 500).unref();
  }

  /** Starts another worker when all that there are have a page. */
  #growIfNeeded(): void {
    const { size, quietMs } = this.#options;
    if (quietMs === undefined || this.#workers.some(({ load }) => load === 0)) return;
    this.#neededAt = performance.now();
    const count = this.#workers.length;
    if (count > 0 && count < size && this.#starting.size === 0) void this.#spawn();
  }

  #endSpares(now: number): void {
    const { quietMs } = this.#options;
    if (quietMs === undefined || now - this.#neededAt < quietMs) return;
    if (this.#starting.size > 0 || this.#leaving.size > 0) return;
    for (const spare of this.#workers.slice(1).filter(({ isIdle }) => isIdle)) {
      this.#workers = this.#workers.filter((other) => other !== spare);
      void spare.terminate();
    }
  }

  #scheduleLook(isAtRest = this.#queue.length === 0 && [...this.#all].every(({ isIdle }) => isIdle)): void {
    clearTimeout(this.#watch);
    if (this.#closed) return;
    this.#isAtRest = isAtRest;
    const { softMs, idlePingMs = Infinity, quietMs = Infinity } = this.#options;
    const pause = isAtRest ? Math.min(idleCheckMs, idlePingMs, quietMs) : Math.min(checkMs, softMs / 4);
    this.#dueAt = performance.now() + pause;
    this.#watch = setTimeout(() => {
      this.#look();
      this.#scheduleLook();
    }, pause).unref();
  }

  #look(): void {
    const { softMs, hardMs } = this.#options;
    const now = performance.now();
    this.#endSpares(now);
    this.#rejectLate(now);
    const wasBlocked = now - this.#dueAt >= hardMs;
    for (const worker of this.#all) {
      if (worker.dead || worker.ending) continue;
      if (wasBlocked) worker.forgivePing();
      const stuckFor = worker.stuckFor(now);
      if (stuckFor >= (worker.isIdle ? idlePatience : 1) * hardMs) {
        this.stats[worker.isIdle ? 'unresponsive' : 'killed']++;
        worker.kill(`it blocked its worker for ${hardMs} ms`);
      } else if (stuckFor >= softMs) {
        if (!this.#stuck.has(worker) && !worker.isIdle) this.stats.slow++;
        this.#stuck.add(worker);
        worker.giveUp(`it took more than ${softMs} ms to render`);
      } else if (this.#stuck.delete(worker)) {
        this.#pump();
      }
    }
  }

  #pump(): void {
    const now = performance.now();
    while (this.#queue.length > 0) {
      const best = this.#best();
      const turn = best && this.#queue.next(({ area }) => area.running < this.#areaLimits.running);
      if (!turn) return;
      turn.item.area.waiting--;
      this.#noteWait(turn.item, now);
      void this.#run(best, turn.item);
    }
  }

  /**
   * The first worker that copes, else the one with the least load. Prefers the same worker for as long as possible: its
   * code and data are in the CPU caches, which saves a quarter of the work on a page. The others are warm spares for
   * when it is blocked or busy.
   */
  #best(): RenderWorker | undefined {
    const now = performance.now();
    let best: RenderWorker | undefined;
    let least = Infinity;
    for (const worker of this.#workers) {
      if (worker.dead || this.#stuck.has(worker) || worker.load >= this.#options.perWorker) continue;
      if (worker.copes(now)) return worker;
      const { inHand } = worker;
      if (inHand < least) [best, least] = [worker, inHand];
    }
    return best;
  }

  async #run(worker: RenderWorker, queued: Queued): Promise<void> {
    const network = networkOf(queued.job);
    queued.area.running++;
    try {
      const rendered = await worker.render(queued.job);
      this.stats.rendered++;
      queued.resolve(rendered);
    } catch (problem) {
      // A form may have been applied already: it is never sent twice.
      if (problem instanceof Displaced && !queued.job.request.form && queued.tries++ < 2 && !this.#closed) {
        queued.area.waiting++;
        this.#queue.putBack(network, queued, weightOf(queued.job));
      } else queued.reject(problem instanceof Displaced ? failureOf(problem) : (problem as Error));
    } finally {
      queued.area.running--;
      this.#queue.done(network);
    }
    if (worker.finished >= this.#options.recycleAfter) this.#recycle(worker);
    this.#pump();
  }

  /**
   * Has a worker replaced: it serves until its successor is warm, and ends when its last page is done.
   * @returns false: it is being replaced already, or has not begun to serve
   */
  #recycle(worker: RenderWorker): boolean {
    if (this.#leaving.has(worker) || !this.#workers.includes(worker)) return false;
    this.#leaving.add(worker);
    this.stats.recycled++;
    void this.#spawn().then(() => {
      this.#workers = this.#workers.filter((other) => other !== worker);
      const leave = setInterval(() => {
        if (worker.load > 0 && !this.#closed) return;
        clearInterval(leave);
        void worker.terminate();
      }, 50);
    });
    return true;
  }
}
