import { FairQueue } from './fair-queue.ts';
import type { RenderJob, Rendered } from './messages.ts';
import { RenderFailure } from './render-failure.ts';
import { Displaced, RenderWorker, type WorkerOptions } from './render-worker.ts';

export interface PoolOptions extends WorkerOptions {
  readonly size: number;
  /** Milliseconds of rendering after which a page is abandoned, without the time for its data. */
  readonly softMs: number;
  /** Milliseconds after which the worker itself is ended and replaced. */
  readonly hardMs: number;
  /** Maximum number of pages in one worker at once, most of them waiting for data. */
  readonly perWorker: number;
  readonly maxQueue: number;
  /** Pages after which a worker is replaced, because bundles may leak memory. */
  readonly recycleAfter: number;
}

/** Pages that wait for a worker; workers that render, that are blocked by a page, that are idle, that start. */
export interface PoolUse {
  readonly queued: number;
  readonly busy: number;
  readonly blocked: number;
  readonly idle: number;
  readonly starting: number;
}

interface Queued {
  readonly job: RenderJob;
  tries: number;
  resolve(rendered: Rendered): void;
  reject(problem: Error): void;
}

const networkOf = ({ network }: RenderJob): string | null => network ?? null;

/**
 * The render workers of one host. Networks take turns, so that one with many requests delays nobody else. A page that
 * loops, uses too much memory or throws costs only itself, at most its own worker: the pages beside it move to another
 * worker. A replacement renders every warm-up job once before it takes traffic.
 */
export class RenderPool {
  readonly stats = { rendered: 0, slow: 0, killed: 0, recycled: 0, crowded: 0 };
  readonly #options: PoolOptions;
  #workers: RenderWorker[] = [];
  readonly #queue: FairQueue<Queued>;
  #warmJobs: readonly RenderJob[] = [];
  readonly #stuck = new Set<RenderWorker>();
  readonly #starting = new Set<RenderWorker>();
  readonly #leaving = new Set<RenderWorker>();
  readonly #watch: NodeJS.Timeout;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    // One network leaves one worker free: the page of another network starts at once.
    this.#queue = new FairQueue({ most: options.maxQueue, mostAtOnce: Math.max(1, options.size - 1) });
    this.#watch = setInterval(() => this.#look(), Math.min(100, options.softMs / 4));
    this.#watch.unref();
  }

  async start(): Promise<this> {
    await Promise.all(Array.from({ length: this.#options.size }, () => this.#spawn()));
    return this;
  }

  /** @throws {RenderFailure} */
  render(job: RenderJob): Promise<Rendered> {
    if (this.#closed) return Promise.reject(new RenderFailure('crowded', 'the server is closing'));
    return new Promise((resolve, reject) => {
      const turnedAway = this.#queue.add(networkOf(job), { job, tries: 0, resolve, reject });
      if (turnedAway) {
        this.stats.crowded++;
        turnedAway.reject(
          new RenderFailure('crowded', `${this.#options.maxQueue} pages are waiting to be rendered already`),
        );
      }
      this.#pump();
    });
  }

  /**
   * Renders the jobs once in every worker that doesn't hold their bundles, and in each replacement from now on.
   * Failures are not reported.
   */
  async warm(jobs: readonly RenderJob[]): Promise<void> {
    const warmFolders = new Set(this.#warmJobs.map((job) => job.folder));
    this.#warmJobs = jobs;
    const fresh = jobs.filter((job) => !warmFolders.has(job.folder));
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

  /** Microseconds of CPU that the current workers have used since they started. */
  async cpu(): Promise<number> {
    const used = await Promise.all(this.#workers.map((worker) => worker.cpu()));
    return used.reduce((sum, one) => sum + one, 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    for (const queued of this.#queue.clear()) queued.reject(new RenderFailure('crowded', 'the server is closing'));
    await Promise.all([...this.#workers, ...this.#starting, ...this.#leaving].map((worker) => worker.terminate()));
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
    const worker = new RenderWorker(this.#options);
    this.#starting.add(worker);
    void worker.ended.then(() => this.#ended(worker));
    await worker.ready;
    await this.#warmUp(worker, this.#warmJobs);
    this.#starting.delete(worker);
    if (this.#closed || worker.dead) return;
    this.#workers.push(worker);
    this.#pump();
  }

  #ended(worker: RenderWorker): void {
    const served = this.#workers.includes(worker);
    this.#workers = this.#workers.filter((other) => other !== worker);
    this.#stuck.delete(worker);
    this.#leaving.delete(worker);
    // A worker that died while warming is replaced after a delay; one that was serving, at once.
    if (served) void this.#spawn();
    else if (this.#starting.delete(worker) && !this.#closed) setTimeout(() => void this.#spawn(), 500).unref();
  }

  #look(): void {
    const now = performance.now();
    for (const worker of [...this.#workers, ...this.#starting, ...this.#leaving]) {
      if (worker.dead || worker.ending) continue;
      const stuckFor = worker.stuckFor(now);
      if (stuckFor >= this.#options.hardMs) {
        this.stats.killed++;
        worker.evacuate('killed', `it blocked its worker for ${this.#options.hardMs} ms`);
        void worker.terminate();
      } else if (stuckFor >= this.#options.softMs) {
        if (!this.#stuck.has(worker)) this.stats.slow++;
        this.#stuck.add(worker);
        worker.evacuate('slow', `it took more than ${this.#options.softMs} ms to render`);
      } else if (this.#stuck.delete(worker)) {
        this.#pump();
      }
    }
  }

  #pump(): void {
    while (this.#queue.length > 0) {
      const best = this.#best();
      const turn = best && this.#queue.next();
      if (!turn) return;
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
    try {
      const rendered = await worker.render(queued.job);
      this.stats.rendered++;
      queued.resolve(rendered);
    } catch (problem) {
      // A form may have been applied already: it is never sent twice.
      if (problem instanceof Displaced && !queued.job.request.form && queued.tries++ < 2 && !this.#closed)
        this.#queue.putBack(network, queued);
      else
        queued.reject(
          problem instanceof RenderFailure
            ? problem
            : new RenderFailure('killed', 'its worker was ended over another page'),
        );
    } finally {
      this.#queue.done(network);
    }
    if (worker.finished >= this.#options.recycleAfter && this.#workers.includes(worker)) void this.#recycle(worker);
    this.#pump();
  }

  /** Takes a worker out of service once its successor is warm, and ends it when its last page is done. */
  async #recycle(worker: RenderWorker): Promise<void> {
    this.#workers = this.#workers.filter((other) => other !== worker);
    this.#leaving.add(worker);
    this.stats.recycled++;
    await this.#spawn();
    const leave = setInterval(() => {
      if (worker.load > 0 && !this.#closed) return;
      clearInterval(leave);
      void worker.terminate();
    }, 50);
  }
}
