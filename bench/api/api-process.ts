import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command, Heap, Report } from './messages.ts';

/** The API in a process of its own. */
export interface ApiProcess {
  readonly address: string;
  /** Statements from now on belong to this request; null: to none. */
  record(request: number | null): Promise<void>;
  /** Runs the statements of recorded requests straight against the database. */
  replay(requests: readonly number[], concurrency: number): Promise<Extract<Report, { kind: 'replayed' }>>;
  /** Milliseconds of processor that the process has used since it began, all its threads together. */
  cpu(): Promise<number>;
  /** What it holds, after the garbage has been collected. */
  heap(): Promise<Heap>;
  stop(): Promise<void>;
}

/** @throws {Error} when it does not come up */
export async function startApiProcess(environment: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), [], {
    env: environment,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const told = <Kind extends Report['kind']>(kind: Kind): Promise<Extract<Report, { kind: Kind }>> =>
    new Promise((resolve, reject) => {
      child.once('message', (message: Report) => {
        if (message.kind === kind) resolve(message as Extract<Report, { kind: Kind }>);
        else
          reject(
            new Error(
              message.kind === 'failed' ? message.message : `The API told ${message.kind} when asked for ${kind}.`,
            ),
          );
      });
      void ended.then(() => reject(new Error('The API ended by itself.')));
    });
  const ask = <Kind extends Report['kind']>(asked: Command, kind: Kind): Promise<Extract<Report, { kind: Kind }>> => {
    const answer = told(kind);
    child.send(asked);
    return answer;
  };
  const { address } = await told('ready');
  return {
    address,
    record: async (request) => void (await ask({ kind: 'record', request }, 'recording')),
    replay: (requests, concurrency) => ask({ kind: 'replay', requests, concurrency }, 'replayed'),
    cpu: async () => (await ask({ kind: 'cpu' }, 'cpu')).milliseconds,
    heap: () => ask({ kind: 'heap' }, 'heap'),
    async stop() {
      if (child.connected) child.send({ kind: 'stop' } satisfies Command);
      await ended;
    },
  };
}
