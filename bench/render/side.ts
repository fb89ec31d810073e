import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One of the two compared, in a process of its own. */
export interface Side {
  readonly name: string;
  readonly address: string;
  /** Microseconds of CPU that its processes have used so far. */
  cpu(): Promise<number>;
  /** Of that, its render workers'; 0 where it has none. */
  workersCpu(): Promise<number>;
  stop(): Promise<void>;
}

export type Report =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'cpu'; readonly microseconds: number; readonly workers: number }
  | { readonly kind: 'failed'; readonly message: string };
export type Command = 'cpu' | 'stop';

/** Starts a file of this folder that calls `serve`. @throws {Error} when it does not come up */
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
      child.once('message', (told: Report) => resolve(told));
      void ended.then(() => reject(new Error(`${name} ended by itself.`)));
    });
  const ask = (question: Command): void => void child.send(question);
  const cpu = async (): Promise<Extract<Report, { kind: 'cpu' }>> => {
    const answer = next();
    ask('cpu');
    const told = await answer;
    if (told.kind !== 'cpu') throw new Error(`${name} did not tell its CPU time.`);
    return told;
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
      if (child.connected) ask('stop');
      await ended;
    },
  };
}
