import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Board, slots } from './board.ts';
import type { RestCall } from '@verandah/areas';
import {
  bundlesHeld,
  type FromWorker,
  type GraphProblem,
  type Laid,
  type RenderJob,
  type Rendered,
  type ToWorker,
  type WorkerSpan,
} from './messages.ts';
import { errorFromStack, RenderFailure, type RenderFailureReason } from './render-failure.ts';

/** Answers a bundle's query with the bytes of a GraphQL response, or throws what prevented it. */
export type ApiQuery = (job: RenderJob, sha256: string, variables: string, signal: AbortSignal) => Promise<Uint8Array>;

/** Makes a call for a bundle, or throws what prevented it: the bytes of a `RestAnswer`. */
export type Call = (job: RenderJob, what: RestCall, signal: AbortSignal) => Promise<Uint8Array>;

/** What a worker hands a job back with, when another worker should take it. */
export class Displaced extends Error {}

export interface WorkerOptions {
  readonly ask: ApiQuery;
  /** Without it pages make no calls. */
  readonly call?: Call;
  /** Milliseconds that a page may take to fetch its data. */
  readonly dataMs: number;
  readonly heapMb: number;
  /** Called with what a bundle's forgotten timers and promises throw. */
  readonly stray?: (problem: Error) => void;
}

/** Pages in hand that a worker is trusted with before another one helps, and milliseconds without a word from it. */
const handful = 8;
const moment = 30;

interface Running {
  readonly job: RenderJob;
  /** Of the board; -1 when all are taken. */
  readonly slot: number;
  readonly calls: AbortController;
  /** Questions without an answer yet. */
  open: number;
  /** Bytes of answers that lie in its slot. */
  answered: number;
  dataTimer: NodeJS.Timeout | undefined;
  dataFailed: boolean;
  resolve(rendered: Rendered): void;
  reject(problem: Error): void;
}

/**
 * One worker as the host sees it: a process, since V8 ends a whole process when a page asks for one large piece of
 * memory too many, whichever thread it runs in. Many pages may wait for their data in it at once; one renders at a
 * time.
 */
export class RenderWorker {
  readonly #options: WorkerOptions;
  readonly #jobs = new Map<number, Running>();
  /** Slots of jobs that the worker has not ended yet, whether or not anybody waits for them still. */
  readonly #slots = new Map<number, number>();
  readonly #board = new Board();
  readonly #process: ChildProcess;
  /** Folders of the releases that it has drawn a page of, the last used at the end. */
  readonly #held = new Set<string>();
  readonly ready: Promise<void>;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  dead = false;
  /** Its end was requested; a busy machine takes its time over that. */
  ending = false;
  finished = 0;
  #next = 0;
  #heard = 0;
  /** The time of its last message, or of its first job after it had none. */
  #heardAt = 0;
  #measuring: ((cpu: number) => void)[] = [];
  #ping: { readonly heard: number; readonly at: number } | null = null;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#process = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [], {
      serialization: 'advanced',
      env: { NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
      execArgv: [`--max-old-space-size=${options.heapMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', this.#board.file],
    });
    let started: () => void;
    this.ready = new Promise((resolve) => {
      started = resolve;
    });
    this.#process.on('message', (message: FromWorker) => {
      this.#heard++;
      this.#heardAt = performance.now();
      if (message.kind === 'ready') started();
      else this.#receive(message);
    });
    this.ended = new Promise((resolve) => {
      const end = (why: string): void => {
        if (this.dead) return;
        this.#die(why);
        this.#board.close();
        started();
        resolve();
      };
      this.#process.on('error', (problem) => end(problem.message));
      this.#process.on('exit', (_code, signal) =>
        end(signal === 'SIGABRT' ? 'it used more memory than a page may have' : 'its worker was ended'),
      );
    });
  }

  /** Whether it has a release's bundle at hand. */
  holds(folder: string): boolean {
    return this.#held.has(folder);
  }

  /** Pages that it holds. */
  get load(): number {
    return this.#jobs.size;
  }

  /** Of those, the ones that it works on or is about to: the others wait for data. */
  get inHand(): number {
    let count = 0;
    for (const { open } of this.#jobs.values()) if (open === 0) count++;
    return count;
  }

  /** Whether it gets through what it has in hand: not much, and something came of it a moment ago. */
  copes(now: number): boolean {
    return this.inHand === 0 || (this.inHand < handful && now - this.#heardAt < moment);
  }

  /** @throws {RenderFailure} or {Displaced}, when the worker got stuck over another page */
  render(job: RenderJob): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      if (this.inHand === 0) this.#heardAt = performance.now();
      const id = ++this.#next;
      const slot = this.#slots.size >= slots ? -1 : freeSlot(this.#slots.values());
      const running: Running = {
        job,
        slot,
        calls: new AbortController(),
        open: 0,
        answered: 0,
        dataTimer: undefined,
        dataFailed: false,
        resolve,
        reject,
      };
      running.dataTimer = setTimeout(() => this.#late(id), this.#options.dataMs);
      this.#jobs.set(id, running);
      if (slot >= 0) this.#slots.set(id, slot);
      const { area, version, folder, server, request, trace } = job;
      this.#tell({
        kind: 'render',
        id,
        slot,
        job: { area, version, folder, server, request, ...(trace && { trace }) },
      });
    });
  }

  /** Milliseconds since the worker's event loop last turned; to be read every now and then. */
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
    return new Promise((resolve) => {
      this.#measuring.push(resolve);
    });
  }

  /** Gives up on the page that blocks the worker, and hands the others back. The worker itself stays. */
  evacuate(reason: 'slow' | 'killed', message: string): void {
    const culprit = this.#jobs.size > 0 ? this.#board.noted().id : 0;
    for (const id of [...this.#jobs.keys()]) {
      if (id === culprit) this.#fail(id, reason, message);
      else this.#take(id)?.reject(new Displaced());
    }
  }

  async terminate(): Promise<void> {
    this.ending = true;
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
    if (running.open > 0) running.calls.abort();
    this.finished++;
    return running;
  }

  #fail(id: number, reason: RenderFailureReason, message: string, spans?: readonly WorkerSpan[]): void {
    this.#take(id)?.reject(new RenderFailure(reason, message, spans));
  }

  /** A page that renders already has its data; how long that may take is watched elsewhere. */
  #late(id: number): void {
    const noted = this.#board.noted();
    if (noted.id === id && noted.rendering) return;
    this.#fail(
      id,
      'data',
      `the data of ${this.#jobs.get(id)?.job.request.url ?? ''} did not come within ${this.#options.dataMs} ms`,
    );
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
    if (message.kind === 'stray') return this.#options.stray?.(errorFromStack(message.message));
    const running = this.#jobs.get(message.id);
    // Only now: until here the worker may write to the slot.
    if (message.kind !== 'ask' && message.kind !== 'call') this.#slots.delete(message.id);
    if (!running) return;
    if (message.kind === 'ask' || message.kind === 'call') void this.#answer(message.id, running, message);
    else if (message.kind === 'done') this.#done(message.id, running.slot, message);
    else
      this.#fail(
        message.id,
        message.stage === 'bundle' ? 'missing' : running.dataFailed && message.stage === 'load' ? 'data' : 'threw',
        message.message,
        message.spans,
      );
  }

  #done(
    id: number,
    slot: number,
    { status, location, head, htmlBytes, body, spans }: FromWorker & { kind: 'done' },
  ): void {
    try {
      this.#hold(this.#jobs.get(id)?.job.folder);
      const bytes = 'bytes' in body ? body.bytes : this.#board.take(slot, 'page', body.at, body.length);
      this.#take(id)?.resolve({
        status,
        html: bytes.subarray(0, htmlBytes),
        page: bytes.subarray(htmlBytes),
        ...(location === undefined ? {} : { location }),
        ...(head === undefined ? {} : { head }),
        ...(spans && { spans }),
      });
    } catch (problem) {
      this.#fail(id, 'threw', (problem as Error).message);
    }
  }

  /** The worker holds the bundles that it used last. */
  #hold(folder: string | undefined): void {
    if (folder === undefined) return;
    this.#held.delete(folder);
    this.#held.add(folder);
    const [oldest] = this.#held;
    if (this.#held.size > bundlesHeld && oldest !== undefined) this.#held.delete(oldest);
  }

  /** Lays an answer into the job's slot, after the answers before it. */
  #lay(running: Running, bytes: Uint8Array): Laid {
    const { slot, answered: at } = running;
    if (!this.#board.put(slot, 'answers', at, bytes)) return { bytes };
    running.answered += bytes.byteLength;
    return { at, length: bytes.byteLength };
  }

  async #answer(id: number, running: Running, asked: FromWorker & { kind: 'ask' | 'call' }): Promise<void> {
    const { call } = asked;
    const { ask, call: make = noCalls } = this.#options;
    running.open++;
    try {
      const job = withinSpan(running.job, asked.span);
      const body =
        asked.kind === 'ask'
          ? await ask(job, asked.sha256, asked.variables, running.calls.signal)
          : await make(job, asked.what, running.calls.signal);
      running.open--;
      if (!this.#jobs.has(id)) return;
      this.#tell({ kind: 'answer', id, call, body: this.#lay(running, body) });
    } catch (problem) {
      running.open--;
      if (!this.#jobs.has(id)) return;
      const { reason, message, status } = problem as Partial<GraphProblem>;
      running.dataFailed ||= reason !== 'refused';
      this.#tell({
        kind: 'answer',
        id,
        call,
        problem: {
          reason: reason ?? 'network',
          message: message ?? 'The data could not be fetched.',
          ...(status === undefined ? {} : { status }),
        },
      });
    }
  }
}

/** A query of a page whose trace is recorded is part of the step that sends it. */
const withinSpan = (job: RenderJob, span: string | undefined): RenderJob =>
  job.trace && span ? { ...job, trace: { ...job.trace, spanId: span } } : job;

const noCalls: Call = () =>
  Promise.reject(Object.assign(new Error('Pages make no calls here.'), { reason: 'refused' }));

function freeSlot(taken: Iterable<number>): number {
  const all = new Set(taken);
  let slot = 0;
  while (all.has(slot)) slot++;
  return slot;
}
