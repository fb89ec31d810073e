import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../problems/public.ts';
import { BadPicture, type PicturePurpose } from './picture-limits.ts';
import type { FromProcess, Made, Result, ToProcess, Work } from './messages.ts';

/** The waiting party: a member who sent a picture, a page that shows one, or a feed whose pictures are fetched. */
const waiters = ['upload', 'page', 'feed'] as const;
/** Pictures of `ahead` are made one by one at low priority: no request waits for them. */
export type Lane = (typeof waiters)[number] | 'ahead';

/** Of a process. With low priority a picture may take its time. */
type Priority = 'normal' | 'low';
const timeFactor: Readonly<Record<Priority, number>> = { normal: 1, low: 20 };
const silenceFactor: Readonly<Record<Priority, number>> = { normal: 1, low: 6 };
/** Unanswered pings until a process is killed. */
const mostPings = 5;

export interface DecoderOptions {
  /** Pictures that are opened at the same time for those who wait; each takes a core. */
  readonly processes: number;
  /** Bytes that a process may hold, itself included (70 MB): it is ended beyond them. */
  readonly memory: number;
  /** Milliseconds for one picture. */
  readonly time: number;
  /** Milliseconds without a response until a process is killed: it responds to pings while it makes a picture. */
  readonly silence: number;
  /** Milliseconds after which a process without work is ended. */
  readonly idle: number;
  /** Maximum waiting per lane; more are rejected. */
  readonly waiting: Readonly<Record<Lane, number>>;
}

const usual: DecoderOptions = {
  processes: 2,
  memory: 512 * 1024 * 1024,
  time: 15_000,
  silence: 10_000,
  idle: 60_000,
  // An upload that waits holds its bytes, up to 25 MB each; a page's pictures are read when their turn comes.
  waiting: { upload: 8, page: 300, feed: 32, ahead: 2000 },
};

/** Too many pictures wait to be opened at the moment: 503 with Retry-After. */
export class PicturesBusy extends Refusal {
  constructor() {
    super('unavailable', 'Many pictures are being processed at the moment. Please try again in two seconds.', {
      retryAfter: 2,
    });
    this.name = 'PicturesBusy';
  }
}

/** Outcome of a picture; 'silent': its process did not respond and was killed. */
type Outcome = Result | 'silent';

interface Task {
  readonly id: number;
  readonly work: () => Promise<Work | null>;
  readonly settle: (made: Made | null) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Opens and makes pictures in processes of their own, so that one that takes the machine's memory or time takes neither
 * the API nor the pictures beside it: its process is ended and replaced. Processes are started when there is work.
 */
export class PictureDecoder {
  readonly #options: DecoderOptions;
  readonly #queues: Readonly<Record<Lane, Task[]>> = { upload: [], page: [], feed: [], ahead: [] };
  readonly #idle: Readonly<Record<Priority, DecoderProcess[]>> = { normal: [], low: [] };
  readonly #processes = new Set<DecoderProcess>();
  /** Including those that were killed but have not ended. */
  readonly #unended = new Set<DecoderProcess>();
  readonly #busy: Record<Priority, number> = { normal: 0, low: 0 };
  #next = 0;
  #turn = 0;
  #closed = false;

  constructor(options: Partial<DecoderOptions> = {}) {
    this.#options = { ...usual, ...options };
  }

  /**
   * @param work read when its turn comes; null if there is nothing to do
   * @throws {BadPicture} for an invalid picture
   * @throws {PicturesBusy}
   */
  run(lane: Lane, work: () => Promise<Work | null>): Promise<Made | null> {
    const queue = this.#queues[lane];
    if (this.#closed || queue.length >= this.#options.waiting[lane]) return Promise.reject(new PicturesBusy());
    return new Promise((settle, fail) => {
      queue.push({ id: this.#next++, work, settle, fail });
      this.#work();
    });
  }

  /** Ids of the processes that run. */
  get pids(): readonly number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? []);
  }

  /** What the decoder can't mend, in words for the operator: processes that do not end although they were killed. */
  get problems(): readonly string[] {
    const now = performance.now();
    return [...this.#unended].flatMap(({ pid, killedAt }) =>
      killedAt !== undefined && now - killedAt > this.#options.silence
        ? [`The picture process ${pid} was killed ${Math.round((now - killedAt) / 1000)} s ago and has not ended.`]
        : [],
    );
  }

  /** Ends all processes; waiting pictures are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of Object.values(this.#queues)) for (const task of queue.splice(0)) task.fail(new PicturesBusy());
    await Promise.all([...this.#processes].map((each) => each.end()));
  }

  /** The lanes take turns: a page of pictures delays no upload behind it. */
  #take(): Task | undefined {
    for (let tried = 0; tried < waiters.length; tried += 1) {
      const lane = waiters[this.#turn++ % waiters.length];
      const task = lane && this.#queues[lane].shift();
      if (task) return task;
    }
    return undefined;
  }

  #work(): void {
    this.#start('normal', this.#options.processes, () => this.#take());
    this.#start('low', 1, () => this.#queues.ahead.shift());
  }

  #start(priority: Priority, most: number, take: () => Task | undefined): void {
    while (this.#busy[priority] < most) {
      const task = take();
      if (!task) return;
      this.#busy[priority] += 1;
      void this.#do(task, priority).finally(() => {
        this.#busy[priority] -= 1;
        this.#work();
      });
    }
  }

  async #do({ id, work, settle, fail }: Task, priority: Priority): Promise<void> {
    try {
      const wanted = await work();
      if (wanted === null) return settle(null);
      if (this.#closed) throw new PicturesBusy();
      let made = await this.#make(id, wanted, priority);
      // A stopped process is not blamed on the picture, unless the next process is silent too.
      if (made === 'silent' && !this.#closed) made = await this.#make(id, wanted, priority);
      if (made === 'silent') made = { id, rss: 0, bad: 'too-much-time' };
      settle(resultOf(made, 'purpose' in wanted ? wanted.purpose : 'listing'));
    } catch (error) {
      fail(error);
    }
  }

  async #make(id: number, work: Work, priority: Priority): Promise<Outcome> {
    const process = this.#idle[priority].pop() ?? this.#open(priority);
    const made = await process.run({ id, work });
    if (process.fit) this.#idle[priority].push(process);
    else void process.end();
    return made;
  }

  #open(priority: Priority): DecoderProcess {
    const idle = this.#idle[priority];
    const process = new DecoderProcess(this.#options, priority, () => {
      this.#processes.delete(process);
      const at = idle.indexOf(process);
      if (at >= 0) idle.splice(at, 1);
    });
    this.#processes.add(process);
    this.#unended.add(process);
    void process.ended.then(() => this.#unended.delete(process));
    return process;
  }
}

function resultOf(response: Result, purpose: PicturePurpose): Made {
  if ('made' in response) return response.made;
  if ('bad' in response) throw new BadPicture(response.bad, purpose, response.found);
  throw new Error(`a picture could not be made: ${response.failed}`);
}

class DecoderProcess {
  readonly #options: DecoderOptions;
  readonly #time: number;
  readonly #silence: number;
  readonly #process: ChildProcess;
  readonly ended: Promise<void>;
  readonly #onEnd: () => void;
  #current: { readonly id: number; readonly settle: (response: Outcome) => void } | undefined;
  /** Whether it has responded yet: it may be slow to start. */
  #started = false;
  /** Unanswered pings since then. */
  #unanswered = 0;
  #pulse: NodeJS.Timeout | undefined;
  killedAt: number | undefined;
  #dead = false;
  #rss = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DecoderOptions, priority: Priority, onEnd: () => void) {
    this.#options = options;
    this.#time = options.time * timeFactor[priority];
    this.#silence = options.silence * silenceFactor[priority];
    this.#onEnd = onEnd;
    this.#process = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [String(options.memory), priority], {
      serialization: 'advanced',
      // No environment of ours: a compromised decoder contains no secrets. Few arenas, so that memory goes back.
      env: { NODE_ENV: 'production', NODE_NO_WARNINGS: '1', MALLOC_ARENA_MAX: '2' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#hold(false);
    this.#process.on('message', (response: FromProcess) => {
      this.#started = true;
      this.#unanswered = 0;
      if (response === 'pong') return;
      this.#rss = response.rss;
      if (response.id === this.#current?.id) this.#settle(response);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    const ended = (signal: string | null): void => {
      if (this.#dead) return;
      this.#dead = true;
      this.#endTimers();
      onEnd();
      resolve();
      const { id } = this.#current ?? {};
      if (id === undefined) return;
      // Its own watch and the system's end a process that holds too much in the same way.
      if (signal === 'SIGKILL') this.#settle({ id, rss: 0, bad: 'too-much-memory' });
      else if (signal !== null) this.#settle({ id, rss: 0, bad: 'broken' });
      else this.#settle({ id, rss: 0, failed: 'its process ended' });
    };
    this.#process.on('error', () => ended(null));
    this.#process.on('exit', (_code, signal) => ended(signal));
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Whether it may continue: one that holds half of its memory limit is replaced. */
  get fit(): boolean {
    return !this.#dead && this.killedAt === undefined && this.#rss < this.#options.memory / 2;
  }

  run(message: Exclude<ToProcess, 'ping'>): Promise<Outcome> {
    const { id } = message;
    clearTimeout(this.#timer);
    this.#hold(true);
    return new Promise((settle) => {
      this.#current = { id, settle };
      this.#timer = setTimeout(
        () => this.#kill(this.#started ? { id, rss: 0, bad: 'too-much-time' } : 'silent'),
        this.#time,
      );
      this.#unanswered = 0;
      this.#pulse = setInterval(() => this.#ping(), this.#silence / mostPings);
      this.#process.send(message, (error) => {
        if (error) this.#settle({ id, rss: 0, failed: error.message });
      });
    });
  }

  end(): Promise<void> {
    // Immediately: it gets no work between the signal and its end.
    this.#onEnd();
    if (!this.#dead) {
      this.killedAt ??= performance.now();
      this.#process.kill('SIGKILL');
    }
    return this.ended;
  }

  /** Pings are counted, not timed: while this process itself is blocked, responses wait to be read. */
  #ping(): void {
    if (this.#unanswered >= mostPings) return this.#kill('silent');
    if (this.#started) this.#unanswered += 1;
    this.#process.send('ping', () => undefined);
  }

  #kill(response: Outcome): void {
    void this.end();
    this.#settle(response);
  }

  #endTimers(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
  }

  #settle(response: Outcome): void {
    const { settle } = this.#current ?? {};
    this.#current = undefined;
    this.#endTimers();
    if (!this.#dead) {
      this.#hold(false);
      if (this.killedAt === undefined) this.#timer = setTimeout(() => void this.end(), this.#options.idle).unref();
    }
    settle?.(response);
  }

  /** Without work it does not prevent the process from exiting. */
  #hold(on: boolean): void {
    const what = on ? 'ref' : 'unref';
    this.#process[what]();
    this.#process.channel?.[what]();
  }
}
