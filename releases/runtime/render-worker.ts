import { Worker } from 'node:worker_threads';
import type { FromWorker, GraphProblem, RenderJob, Rendered, ToWorker } from './messages.ts';
import { RenderFailure, type RenderFailureReason } from './render-failure.ts';

/** Answers a bundle's question with the bytes of a GraphQL answer, or throws what kept it from doing so. */
export type Ask = (job: RenderJob, sha256: string, variables: string, signal: AbortSignal) => Promise<Uint8Array>;

/** What a worker hands a job back with, when another worker should take it. */
export class Displaced extends Error {}

export interface WorkerOptions {
  readonly ask: Ask;
  /** Milliseconds that a page may take to fetch its data. */
  readonly dataMs: number;
  readonly heapMb: number;
  /** Told of what a bundle's forgotten timers and promises throw. */
  readonly stray?: (message: string) => void;
}

interface Running {
  readonly job: RenderJob;
  readonly calls: AbortController;
  dataTimer: NodeJS.Timeout | undefined;
  dataFailed: boolean;
  resolve(rendered: Rendered): void;
  reject(problem: Error): void;
}

/** One worker thread as the host sees it. Many pages may wait for their data in it at once; one renders at a time. */
export class RenderWorker {
  readonly #options: WorkerOptions;
  readonly #pulse = new Int32Array(new SharedArrayBuffer(8));
  readonly #jobs = new Map<number, Running>();
  readonly #thread: Worker;
  readonly ready: Promise<void>;
  /** Settles when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
  dead = false;
  finished = 0;
  #next = 0;
  #ping: { readonly beat: number; readonly at: number } | null = null;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#thread = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { pulse: this.#pulse }, env: { NODE_ENV: 'production' }, execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb },
    });
    let started: () => void;
    this.ready = new Promise((resolve) => { started = resolve; });
    this.#thread.on('message', (message: FromWorker) => (message.kind === 'ready' ? started() : this.#receive(message)));
    this.ended = new Promise((resolve) => {
      const end = (problem?: Error): void => {
        this.#die(problem);
        started();
        resolve();
      };
      this.#thread.on('error', (problem) => end(problem instanceof Error ? problem : new Error(String(problem))));
      this.#thread.on('exit', () => end());
    });
  }

  get load(): number {
    return this.#jobs.size;
  }

  /** @throws {RenderFailure} or {Displaced}, when the worker got stuck over another page */
  render(job: RenderJob): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      const id = ++this.#next;
      const running: Running = { job, calls: new AbortController(), dataTimer: undefined, dataFailed: false, resolve, reject };
      running.dataTimer = setTimeout(() => this.#fail(id, 'data', `the data of ${job.request.url} did not come within ${this.#options.dataMs} ms`), this.#options.dataMs);
      this.#jobs.set(id, running);
      const { area, version, folder, server, request } = job;
      this.#tell({ kind: 'render', id, job: { area, version, folder, server, request } });
    });
  }

  /** Milliseconds that the thread has not come round to anything; to be asked every now and then. */
  stuckFor(now: number): number {
    const beat = Atomics.load(this.#pulse, 1);
    if (this.#ping && this.#ping.beat === beat) return now - this.#ping.at;
    this.#ping = this.#jobs.size > 0 ? { beat, at: now } : null;
    if (this.#ping) this.#tell({ kind: 'ping' });
    return 0;
  }

  /** Gives up on the page that blocks the thread, and hands the others back. The thread itself goes on. */
  evacuate(reason: 'slow' | 'killed', message: string): void {
    const culprit = Atomics.load(this.#pulse, 0);
    for (const id of [...this.#jobs.keys()]) {
      if (id === culprit) this.#fail(id, reason, message);
      else this.#take(id)?.reject(new Displaced());
    }
  }

  async terminate(): Promise<void> {
    await this.#thread.terminate();
  }

  #tell(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#thread.postMessage(message, transfer);
  }

  #take(id: number): Running | undefined {
    const running = this.#jobs.get(id);
    if (!running) return undefined;
    this.#jobs.delete(id);
    clearTimeout(running.dataTimer);
    running.calls.abort();
    this.finished++;
    return running;
  }

  #fail(id: number, reason: RenderFailureReason, message: string): void {
    this.#take(id)?.reject(new RenderFailure(reason, message));
  }

  #die(problem?: Error): void {
    this.dead = true;
    const code = (problem as NodeJS.ErrnoException | undefined)?.code;
    this.evacuate('killed', code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it used more memory than a page may have' : problem?.message ?? 'its worker was ended');
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready') return;
    if (message.kind === 'stray') return this.#options.stray?.(message.message);
    const running = this.#jobs.get(message.id);
    if (!running) return;
    if (message.kind === 'loaded') clearTimeout(running.dataTimer);
    else if (message.kind === 'ask') void this.#answer(message.id, running, message);
    else if (message.kind === 'done') this.#take(message.id)?.resolve(message);
    else this.#fail(message.id, message.stage === 'bundle' ? 'missing' : running.dataFailed && message.stage === 'load' ? 'data' : 'threw', message.message);
  }

  async #answer(id: number, running: Running, { call, sha256, variables }: FromWorker & { kind: 'ask' }): Promise<void> {
    try {
      const body = await this.#options.ask(running.job, sha256, variables, running.calls.signal);
      if (!this.#jobs.has(id)) return;
      const whole = body.byteOffset === 0 && body.byteLength === body.buffer.byteLength && body.buffer instanceof ArrayBuffer ? body.buffer : new Uint8Array(body).buffer;
      this.#tell({ kind: 'answer', id, call, body: new Uint8Array(whole) }, [whole]);
    } catch (problem) {
      if (!this.#jobs.has(id)) return;
      const { reason, message, status } = problem as Partial<GraphProblem>;
      running.dataFailed ||= reason !== 'refused';
      this.#tell({ kind: 'answer', id, call, problem: { reason: reason ?? 'network', message: message ?? 'The data could not be fetched.', ...(status === undefined ? {} : { status }) } });
    }
  }
}
