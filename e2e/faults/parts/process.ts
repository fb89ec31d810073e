import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Launch } from './launch.ts';

/** Milliseconds that a process has to come up, and to go down on request. */
const patience = { start: 120_000, stop: 15_000 } as const;

interface Options {
  readonly name: string;
  readonly launch: () => Promise<Launch>;
  /** Whether it is working. */
  readonly isReady: () => Promise<boolean>;
  /** File to which its output is appended. */
  readonly log: string;
}

/** One of the system's processes: started and stopped as by a supervisor, killed and stalled as by faults. */
export class PartProcess {
  readonly #options: Options;
  #child: ChildProcess | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** 0 while it is not running. */
  get pid(): number {
    return this.#isRunning() ? (this.#child?.pid ?? 0) : 0;
  }

  /** Starts it without waiting until it is ready. */
  async launch(): Promise<void> {
    const {
      command: [program, ...args],
      env,
    } = await this.#options.launch();
    const log = openSync(this.#options.log, 'a');
    this.#child = spawn(program, args, { env, stdio: ['ignore', log, log] });
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** @throws {Error} when it exits at once, or is not ready in time */
  async start(): Promise<void> {
    await this.launch();
    for (const until = Date.now() + patience.start; !(await this.#options.isReady()); await pause(100)) {
      if (!this.#isRunning() || Date.now() > until)
        throw new Error(`${this.#options.name} could not start; its log is ${this.#options.log}.`);
    }
  }

  /** Kills it, as a power failure does. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || !this.#isRunning()) return;
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await ended;
  }

  /** Pauses it in the middle of whatever it does, connections stay open; or resumes it. */
  stall(stalled: boolean): void {
    this.#child?.kill(stalled ? 'SIGSTOP' : 'SIGCONT');
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || !this.#isRunning()) return;
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
    });
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), patience.stop);
    await ended;
    clearTimeout(impatience);
  }

  #isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }
}
