import { spawn, type ChildProcess } from 'node:child_process';

/** A server of ours that runs beside this process. */
export interface Server {
  readonly name: string;
  /** Resolves when it has exited, for whatever reason. */
  readonly ended: Promise<void>;
}

interface Member extends Server {
  readonly process: ChildProcess;
  readonly serves: boolean;
  ready: boolean;
}

/** Milliseconds that a server has to finish open requests before it is killed: longer than its own limit for that. */
const longestGoodbye = 20_000;

/** The crew is stopping: nothing is started any more. */
export class Stopping extends Error {}

/**
 * The processes that a start consists of: servers, and commands that run to their end. None of them outlives it: `stop`
 * ends them all, and servers end by themselves when this process was killed and can't signal them.
 */
export class Crew {
  #members: Member[] = [];
  #stopped: Promise<void> | undefined;
  readonly #env: NodeJS.ProcessEnv;
  readonly #goodbyeMs: number;
  /** Rejects with a server's name when it has exited unexpectedly. */
  readonly failure: Promise<never>;
  #fail: (problem: Error) => void = () => {};

  constructor(env: NodeJS.ProcessEnv, goodbyeMs = longestGoodbye) {
    this.#env = env;
    this.#goodbyeMs = goodbyeMs;
    this.failure = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.failure.catch(() => {});
  }

  get stopping(): boolean {
    return this.#stopped !== undefined;
  }

  /**
   * Starts `node FILE` with this process's output. An IPC channel lets it notice when this process ends.
   * @throws {Stopping}
   */
  start(name: string, file: string): Server {
    if (this.stopping) throw new Stopping();
    return this.#join(
      name,
      spawn(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: this.#env }),
      true,
    );
  }

  /**
   * Runs `node FILE ARGS` to its end and returns what it printed; its error output goes to the terminal.
   * @throws {Error} when it fails
   * @throws {Stopping}
   */
  async run(name: string, file: string, args: readonly string[]): Promise<string> {
    if (this.stopping) throw new Stopping();
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env: this.#env });
    this.#join(name, child, false);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const status = await new Promise<number | null>((resolve) => {
      child.once('close', resolve);
    });
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
    const member = this.#members.find((one) => one === server);
    for (;;) {
      if (this.stopping) throw new Stopping();
      const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) break;
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
    const members = this.#members.toReversed();
    for (const member of members.filter(({ serves }) => !serves)) await this.#end(member);
    for (const member of members.filter(({ serves }) => serves)) await this.#end(member);
  }

  async #end({ name, process: child, ended }: Member): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const impatience = setTimeout(() => {
      console.error(`${name} did not end within ${this.#goodbyeMs / 1000} s; it is ended by force.`);
      child.kill('SIGKILL');
    }, this.#goodbyeMs);
    await ended;
    clearTimeout(impatience);
  }

  #join(name: string, child: ChildProcess, serves: boolean): Member {
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', (problem) => {
        console.error(`${name} could not be started: ${problem.message}`);
        resolve();
      });
    });
    const member: Member = { name, process: child, serves, ended, ready: false };
    this.#members.push(member);
    void ended.then(() => {
      this.#members = this.#members.filter((other) => other !== member);
      if (serves && !this.stopping)
        this.#fail(
          new Error(member.ready ? `${name} exited unexpectedly; the site stops.` : `${name} could not start.`),
        );
    });
    return member;
  }
}
