import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One of the two sides, in a process of its own. */
export interface Side {
  readonly name: string;
  readonly address: string;
  /** Microseconds of CPU time that its processes have used so far. */
  cpu(): Promise<number>;
  /** The part of its render workers; 0 where it has none. */
  workersCpu(): Promise<number>;
  stop(): Promise<void>;
}

export type Report =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'cpu'; readonly microseconds: number; readonly workers: number }
  | { readonly kind: 'failed'; readonly message: string };
export type Command = 'cpu' | 'stop';

/**
 * Starts a file that calls `serve`. @param file relative to this folder
 * @throws {Error} when it does not start
 */
export async function startSide(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  execArgv: readonly string[] = [],
): Promise<Side> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    env,
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const next = (): Promise<Report> =>
    new Promise((resolve, reject) => {
      child.once('message', (report: Report) => resolve(report));
      void ended.then(() => reject(new Error(`${name} exited unexpectedly.`)));
    });
  const send = (command: Command): void => void child.send(command);
  const cpu = async (): Promise<Extract<Report, { kind: 'cpu' }>> => {
    const answer = next();
    send('cpu');
    const report = await answer;
    if (report.kind !== 'cpu') throw new Error(`${name} did not tell its CPU time.`);
    return report;
  };
  const first = await next();
  if (first.kind !== 'ready') {
    child.kill();
    throw new Error(`${name} could not start: ${first.kind === 'failed' ? first.message : first.kind}`);
  }
  return {
    name,
    address: first.address,
    cpu: async () => (await cpu()).microseconds,
    workersCpu: async () => (await cpu()).workers,
    async stop() {
      if (child.connected) send('stop');
      await ended;
    },
  };
}
