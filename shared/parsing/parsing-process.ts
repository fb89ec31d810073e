import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ParserFailure, type ParserFailureReason } from './parser-failure.ts';
import type { FromProcess, ToProcess } from './parser-module.ts';

interface Waiting {
  readonly resolve: (response: FromProcess) => void;
  readonly reject: (error: ParserFailure) => void;
}

/** Signals and the code by which a process ends that needs more memory than it, or the machine, has. */
const outOfMemory: readonly (string | number | null)[] = ['SIGABRT', 'SIGKILL', 'SIGTRAP', 134];

const running = new Set<ChildProcess>();
// A busy parser would notice only at its end that its caller has left.
process.on('exit', () => {
  for (const each of running) each.kill('SIGKILL');
});

/**
 * A process that runs parsers, one at a time. It is ended when a message takes too long or it needs too much memory.
 * Threads would not do: one whose heap is full may end its whole process. While no caller waits for it, it keeps no
 * other process alive.
 */
export class ParsingProcess {
  readonly #process: ChildProcess;
  readonly #ended = Promise.withResolvers<void>();
  #failure: ParserFailure | null = null;
  #waiting: Waiting | null = null;

  /** @param memory megabytes of its heap */
  constructor(memory: number) {
    this.#process = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), {
      serialization: 'advanced',
      // Nothing of ours: what a parser of strangers' documents gets hold of is no secret.
      env: { NODE_ENV: 'production', NODE_NO_WARNINGS: '1', MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${memory}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    running.add(this.#process);
    this.#hold(false);
    this.#process.on('message', (response: FromProcess) => {
      const waiting = this.#waiting;
      this.#waiting = null;
      waiting?.resolve(response);
    });
    this.#process.on('error', (error) => {
      this.#fail('error', error.message);
      // One that could not be started does not exit.
      if (this.#process.pid === undefined) this.#ended.resolve();
    });
    this.#process.on('exit', (code, signal) => {
      running.delete(this.#process);
      this.#fail(outOfMemory.includes(signal ?? code) ? 'memory' : 'error', `it ended with ${signal ?? code}`);
      this.#ended.resolve();
    });
  }

  /** Whether another parser can be opened: it was not ended, and no caller waits for it. */
  get isFree(): boolean {
    return this.#failure === null && this.#waiting === null;
  }

  /** Opens a parser, to which messages are sent from now on. */
  open(module: URL, data: unknown): void {
    this.#send({ kind: 'open', module: module.href, data });
  }

  /**
   * The parser's result for a message.
   * @param time milliseconds
   * @throws {ParserFailure}
   */
  async result(message: unknown, time: number): Promise<unknown> {
    if (this.#failure !== null) throw this.#failure;
    const timer = setTimeout(() => this.#fail('time'), time);
    this.#hold(true);
    try {
      const response = await new Promise<FromProcess>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        this.#send({ kind: 'message', message });
      });
      if (response.kind === 'failure') throw new ParserFailure(response.reason, response.message);
      return response.result;
    } finally {
      clearTimeout(timer);
      this.#hold(false);
    }
  }

  /** Ends the process. */
  async end(): Promise<void> {
    this.#fail('error', 'it was ended');
    await this.#ended.promise;
  }

  #send(message: ToProcess): void {
    if (this.#failure !== null) return;
    // One that has just ended reports its end as well.
    this.#process.send(message, () => undefined);
  }

  #fail(reason: ParserFailureReason, cause?: string): void {
    this.#failure ??= new ParserFailure(reason, cause);
    this.#waiting?.reject(this.#failure);
    this.#waiting = null;
    this.#process.kill('SIGKILL');
  }

  /** Without work it does not keep the process running. */
  #hold(on: boolean): void {
    const what = on ? 'ref' : 'unref';
    this.#process[what]();
    this.#process.channel?.[what]();
  }
}
