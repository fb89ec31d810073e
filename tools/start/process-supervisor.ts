import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { httpProbe, livenessFailure, waitedForProcessor, type LivenessLimits } from './liveness.ts';

/** A server of ours that runs beside this process. */
export interface Server {
  readonly name: string;
}

interface Member extends Server {
  process: ChildProcess;
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where it responds while it lives. */
  readonly liveness: string | undefined;
  ready: boolean;
  /** How often it exited without having run for `patience.goodMs` in between. */
  exits: number;
  startedAt: number;
  /** Why it was killed: it did not respond. */
  unresponsive: string | undefined;
  /** All its restarts, by why. */
  readonly restarts: Record<'exited' | 'unresponsive', number>;
}

export interface Patience {
  /** Milliseconds that a stop takes at most; what still runs is killed then. Servers finish open requests in less. */
  readonly shutdownMs: number;
  /** Milliseconds before each start of a server that exited, one for each time; it is not started again after them. */
  readonly restartMs: readonly number[];
  /** A server that ran for so many milliseconds has all its restarts again. */
  readonly goodMs: number;
  /** When a server whose liveness fails is restarted; undefined: never. */
  readonly liveness: LivenessLimits | undefined;
}
const usual: Patience = {
  shutdownMs: 9_500,
  restartMs: [0, 1000, 2000, 5000, 10_000, 20_000],
  goodMs: 120_000,
  liveness: undefined,
};

/**
 * glibc's limits for servers, in bytes: by itself it raises both thresholds to 32 MB, has eight arenas for each
 * processor, and so keeps what a first start has freed. A site at rest after it has some 150 MB less.
 */
const giveBack = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Of a command. */
export interface RunOptions {
  /** Called with each line when it is printed. */
  readonly onLine?: (line: string) => void;
  /** In addition to the supervisor's environment. */
  readonly env?: NodeJS.ProcessEnv;
}

/** The supervisor is stopping: nothing is started any more. */
export class Stopping extends Error {}

/**
 * The processes that a start consists of: servers, which are started again when they exit or do not respond, and
 * commands that run to their end. None of them outlives it: `stop` ends them all, and servers end by themselves when
 * this process was killed and can't signal them. Each has a process group of its own: a signal to the group of this
 * process
 * (Ctrl-C, a supervisor) would end the API while the host still completes pages.
 */
export class ProcessSupervisor {
  readonly #servers: Member[] = [];
  readonly #commands = new Set<ChildProcess>();
  #stopped: Promise<void> | undefined;
  readonly #env: NodeJS.ProcessEnv;
  readonly #patience: Patience;
  readonly #log: (line: string) => void;
  readonly #stopping = new AbortController();
  /** Rejects with a server's name when it has exited and is not started again. */
  readonly failure: Promise<never>;
  #fail: (problem: Error) => void = () => {};

  constructor(env: NodeJS.ProcessEnv, log: (line: string) => void = console.error, patience: Partial<Patience> = {}) {
    this.#env = env;
    this.#log = log;
    this.#patience = { ...usual, ...patience };
    this.failure = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.failure.catch(() => {});
  }

  get stopping(): boolean {
    return this.#stopped !== undefined;
  }

  /**
   * Starts `node FILE` with this process's output and `env` in addition to its environment. An IPC channel lets it
   * notice when this process ends.
   * @param liveness the address that responds with 2xx while it lives; without one only its exit is noticed
   * @throws {Stopping}
   */
  start(name: string, file: string, env: NodeJS.ProcessEnv = {}, liveness?: string): Server {
    if (this.stopping) throw new Stopping();
    const restarts = { exited: 0, unresponsive: 0 };
    const member: Member = {
      ...{ name, file, env, liveness, restarts },
      process: this.#spawn(file, env, restarts),
      ready: false,
      exits: 0,
      startedAt: Date.now(),
      unresponsive: undefined,
    };
    this.#servers.push(member);
    this.#follow(member);
    return member;
  }

  /**
   * Runs `node FILE ARGS` to its end and returns what it printed; its error output goes to the terminal.
   * @throws {Error} when it fails
   * @throws {Stopping}
   */
  async run(name: string, file: string, args: readonly string[], { onLine, env }: RunOptions = {}): Promise<string> {
    if (this.stopping) throw new Stopping();
    const child = spawn(process.execPath, [file, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...this.#env, ...env },
      detached: true,
    });
    this.#commands.add(child);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    const status = await new Promise<number | null>((resolve) => {
      child.once('error', (problem) => this.#log(`${name} could not be started: ${problem.message}`));
      child.once('close', resolve);
    });
    this.#commands.delete(child);
    if (this.stopping) throw new Stopping();
    if (status !== 0) throw new Error(`${name} failed.`);
    return output;
  }

  /**
   * Waits until `address` responds with 2xx.
   * @throws {Error} when a server exited before that (it has printed the reason itself)
   * @throws {Stopping}
   */
  async untilReady(server: Server, address: string): Promise<void> {
    const member = this.#servers.find((one) => one === server);
    for (;;) {
      if (this.stopping) throw new Stopping();
      const response = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok) break;
      await Promise.race([
        new Promise((resolve) => {
          setTimeout(resolve, 100);
        }),
        this.failure,
      ]);
    }
    if (member) member.ready = true;
  }

  /**
   * Ends everything in the order of a visit: what was started last goes first, so that nothing calls a server that is
   * gone.
   */
  stop(): Promise<void> {
    return (this.#stopped ??= this.#stopAll());
  }

  async #stopAll(): Promise<void> {
    this.#stopping.abort();
    const latest = Date.now() + this.#patience.shutdownMs;
    await Promise.all([...this.#commands].map((command) => this.#end('A command', command, latest)));
    for (const { name, process: child } of this.#servers.toReversed()) await this.#end(name, child, latest);
  }

  async #end(name: string, child: ChildProcess, latest: number): Promise<void> {
    if (hasEnded(child)) return;
    // A command has not begun anything that it must finish: what it started ends with it.
    if (this.#commands.has(child)) signalGroup(child, 'SIGTERM');
    else child.kill('SIGTERM');
    const impatience = setTimeout(
      () => {
        this.#log(`${name} did not end within ${this.#patience.shutdownMs / 1000} s; it is ended by force.`);
        signalGroup(child, 'SIGKILL');
      },
      Math.max(0, latest - Date.now()),
    );
    await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    clearTimeout(impatience);
    // Whatever it left behind.
    signalGroup(child, 'SIGKILL');
  }

  #spawn(file: string, env: NodeJS.ProcessEnv, { exited, unresponsive }: Member['restarts']): ChildProcess {
    return spawn(process.execPath, [file], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...giveBack,
        ...this.#env,
        ...env,
        // For the server's metrics.
        RESTARTS_EXITED: String(exited),
        RESTARTS_UNRESPONSIVE: String(unresponsive),
      },
      detached: true,
    });
  }

  #follow(member: Member): void {
    const { process: child, name } = member;
    const ended = (how: string): void => {
      signalGroup(child, 'SIGKILL');
      if (!this.stopping) void this.#restart(member, how);
    };
    child.once('exit', (status, signal) => ended(signal ?? `exit code ${status}`));
    child.once('error', (problem) => {
      if (child.pid !== undefined) return;
      this.#log(`${name} could not be started: ${problem.message}`);
      ended(problem.message);
    });
    if (member.liveness !== undefined) void this.#watch(member, member.liveness);
  }

  /** Kills a server whose liveness fails for too long: it is started again like one that exits. */
  async #watch(member: Member, address: string): Promise<void> {
    const { liveness } = this.#patience;
    const { process: child, name } = member;
    if (!liveness) return;
    const ended = new AbortController();
    child.once('exit', () => ended.abort());
    const signal = AbortSignal.any([ended.signal, this.#stopping.signal]);
    const waited = (): number => waitedForProcessor(child.pid);
    const failure = await livenessFailure(httpProbe(address), liveness, signal, waited);
    if (failure === undefined || hasEnded(child) || this.stopping) return;
    member.unresponsive = failure;
    signalGroup(child, 'SIGKILL');
    const stays = setTimeout(
      () => this.#log(`${name} ${failure} and was killed, but has not ended: the system holds it.`),
      liveness.silenceMs,
    );
    child.once('exit', () => clearTimeout(stays));
  }

  async #restart(member: Member, how: string): Promise<void> {
    const { name, unresponsive } = member;
    member.unresponsive = undefined;
    if (!member.ready)
      return this.#fail(new Error(`${name} could not start${unresponsive ? `: it ${unresponsive}` : ''}.`));
    member.restarts[unresponsive === undefined ? 'exited' : 'unresponsive']++;
    const { restartMs, goodMs } = this.#patience;
    if (Date.now() - member.startedAt >= goodMs) member.exits = 0;
    const pause = restartMs[member.exits++];
    const reason = unresponsive ?? how;
    if (pause === undefined)
      return this.#fail(new Error(`${name} exited ${member.exits} times (${reason}); the site stops.`));
    const happened = unresponsive === undefined ? `exited unexpectedly (${how})` : `${unresponsive} and was killed`;
    this.#log(`${name} ${happened}; it starts again${pause ? ` in ${pause / 1000} s` : ''}.`);
    await wait(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    if (this.stopping) return undefined;
    member.process = this.#spawn(member.file, member.env, member.restarts);
    member.startedAt = Date.now();
    return this.#follow(member);
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Signals a child with all that it started. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}
