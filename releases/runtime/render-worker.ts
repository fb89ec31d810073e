import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

/**
 * One worker as the host sees it: a process, since V8 ends a whole process when a page asks for one large piece of memory
 * too many, whichever thread it runs in. Many pages may wait for their data in it at once; one renders at a time.
 */
export class RenderWorker {
  readonly #options: WorkerOptions;
  readonly #jobs = new Map<number, Running>();
  readonly #process: ChildProcess;
  readonly ready: Promise<void>;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  dead = false;
  finished = 0;
  #next = 0;
  #heard = 0;
  #culprit = 0;
  #measuring: ((cpu: number) => void)[] = [];
  #ping: { readonly heard: number; readonly at: number } | null = null;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#process = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [], {
      serialization: 'advanced', env: { NODE_ENV: 'production', NODE_NO_WARNINGS: '1' }, execArgv: [`--max-old-space-size=${options.heapMb}`], stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let started: () => void;
    this.ready = new Promise((resolve) => { started = resolve; });
    this.#process.on('message', (message: FromWorker) => {
      this.#heard++;
      if (message.kind === 'ready') started();
      else this.#receive(message);
    });
    this.ended = new Promise((resolve) => {
      const end = (why: string): void => {
        this.#die(why);
        started();
        resolve();
      };
      this.#process.on('error', (problem) => end(problem.message));
      this.#process.on('exit', (_code, signal) => end(signal === 'SIGABRT' ? 'it used more memory than a page may have' : 'its worker was ended'));
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

  /** Milliseconds that the worker has not come round to anything; to be asked every now and then. */
  stuckFor(now: number): number {
    if (this.#ping && this.#ping.heard === this.#heard) return now - this.#ping.at;
    this.#ping = this.#jobs.size > 0 ? { heard: this.#heard, at: now } : null;
    if (this.#ping) this.#tell({ kind: 'ping' });
    return 0;
  }

  /** Microseconds of CPU that its process has used; 0 when it has ended. */
  cpu(): Promise<number> {
    if (this.dead) return Promise.resolve(0);
    this.#tell({ kind: 'ping' });
    return new Promise((resolve) => { this.#measuring.push(resolve); });
  }

  /** Gives up on the page that blocks the worker, and hands the others back. The worker itself goes on. */
  evacuate(reason: 'slow' | 'killed', message: string): void {
    for (const id of [...this.#jobs.keys()]) {
      if (id === this.#culprit) this.#fail(id, reason, message);
      else this.#take(id)?.reject(new Displaced());
    }
  }

  async terminate(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.ended;
  }

  #tell(message: ToWorker): void {
    // A message that a dying worker can't take is answered by its end.
    if (this.#process.connected) this.#process.send(message, () => {});
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

  #die(why: string): void {
    this.dead = true;
    this.#measured(0);
    this.evacuate('killed', why);
  }

  #measured(cpu: number): void {
    for (const resolve of this.#measuring.splice(0)) resolve(cpu);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready') return;
    if (message.kind === 'pong') return this.#measured(message.cpu);
    if (message.kind === 'now') {
      this.#culprit = message.id;
      return;
    }
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
      this.#tell({ kind: 'answer', id, call, body });
    } catch (problem) {
      if (!this.#jobs.has(id)) return;
      const { reason, message, status } = problem as Partial<GraphProblem>;
      running.dataFailed ||= reason !== 'refused';
      this.#tell({ kind: 'answer', id, call, problem: { reason: reason ?? 'network', message: message ?? 'The data could not be fetched.', ...(status === undefined ? {} : { status }) } });
    }
  }
}
