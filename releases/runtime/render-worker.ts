import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Board, slots } from './board.ts';
import type { RestCall } from '@verandah/areas';
import {
  bundlesHeld,
  type Cost,
  type FromWorker,
  type GraphProblem,
  type Laid,
  type RenderJob,
  type Rendered,
  type ToWorker,
  type WorkerSpan,
} from './messages.ts';
import { outOfMemoryKills } from './out-of-memory-kills.ts';
import { waitedForProcessor } from './processor-wait.ts';
import { errorFromStack, RenderFailure, type RenderFailureReason } from './render-failure.ts';

/** Runs a bundle's query and returns the bytes of the GraphQL response. Rejects with the reason of a failure. */
export type ApiQuery = (job: RenderJob, sha256: string, variables: string, signal: AbortSignal) => Promise<Uint8Array>;

/** Makes a bundle's call and returns the bytes of a `RestResponse`. Rejects with the reason of a failure. */
export type Call = (job: RenderJob, what: RestCall, signal: AbortSignal) => Promise<Uint8Array>;

/** Rejects a job that another worker should take. */
export class Displaced extends Error {
  /** Whether pages of the same release have displaced it. */
  readonly byItsOwn: boolean;
  constructor(byItsOwn: boolean) {
    super('another page blocked the worker');
    this.byItsOwn = byItsOwn;
  }
}

export interface WorkerOptions {
  readonly query: ApiQuery;
  /** Without it pages make no calls. */
  readonly call?: Call;
  /** Time limit for a page's data in milliseconds. */
  readonly dataMs: number;
  /** Milliseconds after which a page is abandoned that blocks the worker, or that waits for no call of the API. */
  readonly softMs: number;
  readonly heapMb: number;
  /** Called with errors of a bundle's forgotten timers and promises. */
  readonly stray?: (problem: Error) => void;
  /** Called when a page's code has ended, with what it used. */
  readonly spent?: (job: RenderJob, cost: Cost) => void;
  /** Called with the reason when the worker's process ends by itself, with or without a page in it. */
  readonly lost?: (why: string) => void;
  /** Called when the worker is ended since it did not respond, although no page was in it. */
  readonly unresponsive?: () => void;
  /** Called when the worker ends over a page, before the page fails. */
  readonly killed?: (job: RenderJob, reason: KillReason) => void;
  /** Added to the priority of the host's process, 0 to 19: on a busy machine a nicer worker yields to the others. */
  readonly niceness?: number;
  /** Milliseconds between two pings of a worker without pages; five seconds by default. */
  readonly idlePingMs?: number;
  /** Milliseconds for which a process has waited for a processor; as the system counts them by default. */
  readonly waited?: (pid: number) => number;
  /** Processes that the system has ended for want of memory; as the system counts them by default. */
  readonly memoryKills?: () => number;
}

/** Why a worker ended over a page: it blocked the worker for too long, used too much memory, or ended the process. */
export type KillReason = 'blocked' | 'memory' | 'exit';

/** Of the time in which a worker does not respond, the least share that counts, however busy the machine is. */
const leastShare = 0.25;

/** Milliseconds between two pings of a worker without pages, and from its start until it must have responded. */
const [idlePing, startLimit] = [5000, 60_000];

/** Pages in progress up to which a worker copes alone, and milliseconds without a message up to which it does. */
const handful = 8;
const moment = 30;

interface Running {
  readonly job: RenderJob;
  /** Of the board; -1 when all are used. */
  readonly slot: number;
  readonly calls: AbortController;
  /** Calls of the API without a response yet, by number: 'Suburb', 'GET /rest/listings'. */
  readonly open: Map<number, string>;
  /** Calls that ran out of their own time. */
  readonly timedOut: string[];
  /** Since when no call is open. */
  since: number;
  /** When it was learnt that the worker has run the page's code since then, up to something that the code awaits. */
  ranAt: number | undefined;
  /** For how long the worker had waited for a processor when the page came, in milliseconds. */
  readonly waited: number;
  /** Bytes of responses in its slot. */
  responseBytes: number;
  dataTimer: NodeJS.Timeout | undefined;
  dataFailed: boolean;
  resolve(rendered: Rendered): void;
  reject(problem: Error): void;
}

/**
 * One worker as the host sees it: a process, since V8 ends a whole process when a page requests too large a piece of
 * memory, whichever thread it runs in. Many pages may wait for their data in it at once; one renders at a time.
 */
export class RenderWorker {
  readonly #options: WorkerOptions;
  readonly #jobs = new Map<number, Running>();
  /** Jobs that the worker has not ended yet, even those whose caller has given up: they still use their slots. */
  readonly #unended = new Map<number, Running>();
  readonly #board = new Board();
  readonly #process: ChildProcess;
  /** Folders of the releases that it has rendered a page of, the last used at the end. */
  readonly #bundles = new Set<string>();
  readonly ready: Promise<void>;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  dead = false;
  /** It was sent the message to exit; on a busy machine this takes time. */
  ending = false;
  /** It ended because its pages used too much memory. */
  outOfMemory = false;
  finished = 0;
  #next = 0;
  #messages = 0;
  /** Time of its last message, or of a job that it got while idle. */
  #lastMessageAt = 0;
  /** Time of its last message. */
  heardAt = -Infinity;
  readonly #startedAt = performance.now();
  #measuring: ((cpu: number) => void)[] = [];
  /** When the pings without a response were sent. */
  readonly #pings: number[] = [];
  #ping: { readonly messages: number; readonly at: number; readonly waited: number } | null = null;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#process = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [String(options.heapMb)], {
      serialization: 'advanced',
      env: { NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ...compiledModules() },
      execArgv: [
        `--max-old-space-size=${options.heapMb}`,
        // A worker that yields to others collects its garbage in one thread, and leaves them the other processors.
        ...(options.niceness ? ['--single-threaded-gc'] : []),
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', this.#board.file],
    });
    let started: () => void;
    this.ready = new Promise((resolve) => {
      started = resolve;
    });
    this.#yieldBy(options.niceness ?? 0);
    this.#process.on('message', (message: FromWorker) => {
      this.#messages++;
      this.#lastMessageAt = this.heardAt = performance.now();
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
      const { memoryKills = outOfMemoryKills } = options;
      const killsBefore = memoryKills();
      this.#process.on('exit', (code, signal) => {
        // V8 aborts at its own limit; the system kills what uses more than the machine has. So may anybody else.
        this.outOfMemory =
          signal === 'SIGABRT' || (signal === 'SIGKILL' && !this.ending && memoryKills() > killsBefore);
        end(
          this.outOfMemory
            ? 'it used more memory than a page may have'
            : `its worker was ended by ${signal ?? `exit code ${code}`}`,
        );
      });
    });
  }

  /** Whether it holds a release's bundle. */
  holds(folder: string): boolean {
    return this.#bundles.has(folder);
  }

  /** Number of pages in this worker. */
  get load(): number {
    return this.#jobs.size;
  }

  /** Whether no page is in it, not even one whose caller has given up. */
  get isIdle(): boolean {
    return this.#unended.size === 0;
  }

  /** Number of those that it works on or is about to; the others wait for data. */
  get inHand(): number {
    let count = 0;
    for (const { open } of this.#jobs.values()) if (open.size === 0) count++;
    return count;
  }

  /** Whether it copes with its load: few pages in progress, and a message a moment ago. */
  copes(now: number): boolean {
    return this.inHand === 0 || (this.inHand < handful && now - this.#lastMessageAt < moment);
  }

  /** @throws {RenderFailure} or {Displaced}, when another page blocked the worker */
  render(job: RenderJob): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      if (this.inHand === 0) this.#lastMessageAt = performance.now();
      const id = ++this.#next;
      const taken = new Set(Array.from(this.#unended.values(), (unended) => unended.slot));
      const slot = taken.size >= slots ? -1 : freeSlot(taken);
      const running: Running = {
        job,
        slot,
        calls: new AbortController(),
        open: new Map(),
        timedOut: [],
        since: performance.now(),
        ranAt: undefined,
        waited: this.#ping?.waited ?? this.#waited(),
        responseBytes: 0,
        dataTimer: undefined,
        dataFailed: false,
        resolve,
        reject,
      };
      running.dataTimer = setTimeout(() => this.#late(id), job.dataMs ?? this.#options.dataMs);
      this.#jobs.set(id, running);
      this.#unended.set(id, running);
      this.#board.assign(slot, id);
      const { area, version, folder, server, request, explain, trace } = job;
      this.#send({
        kind: 'render',
        id,
        slot,
        job: { area, version, folder, server, request, ...(explain && { explain }), ...(trace && { trace }) },
      });
    });
  }

  /**
   * Milliseconds for which the worker has been blocked, without those in which it waited for a processor: a busy
   * machine is no fault of the worker. Call this regularly: it sends the pings, also to a worker without pages. One
   * that starts is blocked only when it takes a minute, whatever it does meanwhile.
   */
  stuckFor(now: number): number {
    if (this.#messages === 0) return Math.max(0, now - this.#startedAt - startLimit);
    if (this.#ping && this.#ping.messages === this.#messages) {
      const silent = now - this.#ping.at;
      return Math.max(silent - (this.#waited() - this.#ping.waited), silent * leastShare);
    }
    this.#ping =
      this.#jobs.size > 0 || now - this.heardAt > (this.#options.idlePingMs ?? idlePing)
        ? { messages: this.#messages, at: now, waited: this.#waited() }
        : null;
    if (this.#ping) this.#sendPing();
    return 0;
  }

  /** The host itself was blocked or suspended: what the worker sent meanwhile has not been read yet. */
  forgivePing(): void {
    this.#ping = null;
  }

  /** Microseconds of CPU that its process has used; 0 when it has ended. */
  cpu(): Promise<number> {
    if (this.dead) return Promise.resolve(0);
    this.#sendPing();
    return new Promise((resolve) => {
      this.#measuring.push(resolve);
    });
  }

  /** Fails the page that blocks the worker as slow, and hands the others back. Does not end the worker. */
  giveUp(message: string): void {
    this.#evacuate('slow', message);
  }

  /** Ends the worker over the page that blocks it, and hands the others back. */
  kill(message: string): void {
    if (this.isIdle) this.#options.unresponsive?.();
    this.#blame('blocked');
    this.#evacuate('killed', message);
    void this.terminate();
  }

  async terminate(): Promise<void> {
    this.ending = true;
    this.#process.kill('SIGKILL');
    await this.ended;
  }

  /** Id of the page whose code ran last, even if its caller has given up; 0 before the first. */
  get #culprit(): number {
    return this.#board.noted().id;
  }

  /** Milliseconds for which its process has waited for a processor. */
  #waited(): number {
    const { waited = waitedForProcessor } = this.#options;
    return this.#process.pid === undefined ? 0 : waited(this.#process.pid);
  }

  #blame(reason: KillReason): void {
    const page = this.#unended.get(this.#culprit);
    if (page) this.#options.killed?.(page.job, reason);
  }

  #evacuate(reason: 'slow' | 'killed', message: string): void {
    const culprit = this.#culprit;
    for (const [id, { job }] of [...this.#jobs]) {
      if (id === culprit) this.#fail(id, reason, message);
      else this.#take(id)?.reject(new Displaced(this.#isBusyWith(job)));
    }
  }

  /** Whether the page whose code ran last is of the same release. */
  #isBusyWith({ folder }: RenderJob): boolean {
    return this.#unended.get(this.#culprit)?.job.folder === folder;
  }

  #yieldBy(niceness: number): void {
    if (niceness === 0 || this.#process.pid === undefined) return;
    try {
      setPriority(this.#process.pid, niceness);
    } catch {
      // Some containers forbid it: the worker then has the same priority as the others.
    }
  }

  #send(message: ToWorker): void {
    // When a dying worker cannot receive a message, its end settles the job.
    if (this.#process.connected) this.#process.send(message, () => {});
  }

  #sendPing(): void {
    this.#pings.push(performance.now());
    this.#send({ kind: 'ping' });
  }

  #take(id: number): Running | undefined {
    const running = this.#jobs.get(id);
    if (!running) return undefined;
    this.#jobs.delete(id);
    clearTimeout(running.dataTimer);
    if (running.open.size > 0) running.calls.abort();
    if (this.#unended.has(id)) {
      this.#board.assign(running.slot, 0);
      this.#send({ kind: 'abandon', id });
    }
    this.finished++;
    return running;
  }

  #fail(id: number, reason: RenderFailureReason, message: string, spans?: readonly WorkerSpan[]): void {
    const running = this.#take(id);
    const awaited = running && [...running.timedOut, ...running.open.values()];
    running?.reject(new RenderFailure(reason, message, { spans, awaited }));
  }

  /**
   * The time for a page's data is over. The cause is what it waits for: a call of the API, or else what used the
   * processor. A page that renders already has its data; the pool limits the time of rendering.
   */
  #late(id: number): void {
    const noted = this.#board.noted();
    const running = this.#jobs.get(id);
    if (!running || (noted.id === id && noted.rendering)) return;
    const { job, open, ranAt } = running;
    const ms = job.dataMs ?? this.#options.dataMs;
    if (open.size > 0)
      return this.#fail(id, 'data', `the API did not respond within ${ms} ms to ${[...open.values()].join(', ')}`);
    if (ranAt !== undefined) return this.#fail(id, 'slow', waitsForNothing(ms));
    const isStarved = this.#waited() - running.waited > ms / 2;
    if (!isStarved && this.#isBusyWith(job))
      return this.#fail(id, 'slow', `pages of its release used the processor for ${ms} ms`);
    this.#fail(id, 'crowded', `${isStarved ? 'other processes' : 'other pages'} used the processor for ${ms} ms`);
  }

  /**
   * The worker has responded to a ping of that time: it has run the code of all pages that came before. A page without
   * an open call that has still not ended waits for something that may never come.
   */
  #hasRunUntil(sentAt: number): void {
    for (const [id, running] of this.#jobs) {
      const { open, since, ranAt } = running;
      if (open.size > 0 || sentAt <= since) continue;
      if (ranAt === undefined) running.ranAt = performance.now();
      else if (sentAt - ranAt >= this.#options.softMs) this.#fail(id, 'slow', waitsForNothing(this.#options.softMs));
    }
  }

  #die(why: string): void {
    this.dead = true;
    this.#measured(0);
    if (!this.ending) {
      this.#options.lost?.(why);
      this.#blame(this.outOfMemory ? 'memory' : 'exit');
    }
    this.#evacuate('killed', why);
  }

  #measured(cpu: number): void {
    for (const resolve of this.#measuring.splice(0)) resolve(cpu);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready') return;
    if (message.kind === 'pong') {
      const sentAt = this.#pings.shift();
      if (sentAt !== undefined) this.#hasRunUntil(sentAt);
      return this.#measured(message.cpu);
    }
    if (message.kind === 'stray') return this.#options.stray?.(errorFromStack(message.message));
    if (message.kind === 'done' || message.kind === 'failed') this.#settle(message.id, message);
    const running = this.#jobs.get(message.id);
    if (!running) return;
    if (message.kind === 'query' || message.kind === 'call') void this.#respond(message.id, running, message);
    else if (message.kind === 'done') this.#done(message.id, running.slot, message);
    else
      this.#fail(
        message.id,
        message.stage === 'bundle' ? 'missing' : running.dataFailed && message.stage === 'load' ? 'data' : 'threw',
        message.message,
        message.spans,
      );
  }

  /** Only now is the job's slot free: until here the worker may have written to it. */
  #settle(id: number, cost: Cost): void {
    const unended = this.#unended.get(id);
    this.#unended.delete(id);
    if (unended) this.#options.spent?.(unended.job, cost);
  }

  #done(
    id: number,
    slot: number,
    { status, location, head, htmlBytes, body, spans }: FromWorker & { kind: 'done' },
  ): void {
    try {
      this.#noteBundle(this.#jobs.get(id)?.job.folder);
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

  /** The worker holds the most recently used bundles. */
  #noteBundle(folder: string | undefined): void {
    if (folder === undefined) return;
    this.#bundles.delete(folder);
    this.#bundles.add(folder);
    const [oldest] = this.#bundles;
    if (this.#bundles.size > bundlesHeld && oldest !== undefined) this.#bundles.delete(oldest);
  }

  /** Writes a response into the job's slot, after the earlier ones. */
  #writeResponse(running: Running, bytes: Uint8Array): Laid {
    const { slot, responseBytes: at } = running;
    if (!this.#board.put(slot, 'responses', at, bytes)) return { bytes };
    running.responseBytes += bytes.byteLength;
    return { at, length: bytes.byteLength };
  }

  /** @returns the name of the call */
  #closeCall(running: Running, call: number): string {
    const name = running.open.get(call) ?? '';
    running.open.delete(call);
    running.since = performance.now();
    running.ranAt = undefined;
    return name;
  }

  async #respond(id: number, running: Running, request: FromWorker & { kind: 'query' | 'call' }): Promise<void> {
    const { call } = request;
    const { query, call: make = noCalls } = this.#options;
    running.open.set(call, nameOf(running.job, request));
    try {
      const job = withinSpan(running.job, request.span);
      const body =
        request.kind === 'query'
          ? await query(job, request.sha256, request.variables, running.calls.signal)
          : await make(job, request.what, running.calls.signal);
      this.#closeCall(running, call);
      if (!this.#jobs.has(id)) return;
      this.#send({ kind: 'response', id, call, body: this.#writeResponse(running, body) });
    } catch (problem) {
      const name = this.#closeCall(running, call);
      if (!this.#jobs.has(id)) return;
      const { reason, message, status } = problem as Partial<GraphProblem>;
      if (reason === 'timeout') running.timedOut.push(name);
      running.dataFailed ||= reason !== 'refused';
      this.#send({
        kind: 'response',
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

/**
 * Where the modules that a worker loads are stored compiled, if those of the host are: a worker then starts in a third
 * of the time and holds no compiler of TypeScript. Not with the host's, since a release's code could write there.
 */
function compiledModules(): { readonly NODE_COMPILE_CACHE?: string } {
  const own = getCompileCacheDir();
  return own === undefined ? {} : { NODE_COMPILE_CACHE: join(own, 'workers') };
}

const waitsForNothing = (ms: number): string => `it waited ${ms} ms for something else than the API: no call is open`;

/** The name of a call in logs. */
const nameOf = ({ operations }: RenderJob, request: FromWorker & { kind: 'query' | 'call' }): string =>
  request.kind === 'call'
    ? `${request.what.method} ${request.what.path}`
    : (operations.find(({ sha256 }) => sha256 === request.sha256)?.name ?? request.sha256);

/** A request of a traced page belongs to the step that makes it. */
const withinSpan = (job: RenderJob, span: string | undefined): RenderJob =>
  job.trace && span ? { ...job, trace: { ...job.trace, spanId: span } } : job;

const noCalls: Call = () =>
  Promise.reject(Object.assign(new Error('Calls are not available in this worker.'), { reason: 'refused' }));

function freeSlot(taken: ReadonlySet<number>): number {
  let slot = 0;
  while (taken.has(slot)) slot++;
  return slot;
}
