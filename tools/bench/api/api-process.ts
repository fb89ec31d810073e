import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command, Heap, Report } from './messages.ts';

/** The API in a process of its own. */
export interface ApiProcess {
  readonly address: string;
  /**
   * Assigns the statements from now on to this request; null: to none. Returns the number of statements of the request
   * before.
   */
  record(request: number | null): Promise<number>;
  /** Runs the statements of recorded requests directly against the database. */
  replay(requests: readonly number[], concurrency: number): Promise<Extract<Report, { kind: 'replayed' }>>;
  /** Begins or ends reporting everything as changed, by which the API reads all facts from the database. */
  keepChanging(always: boolean): Promise<void>;
  /** Milliseconds of CPU time since the process started, of all its threads. */
  cpu(): Promise<number>;
  /** Memory in use after a garbage collection. */
  heap(): Promise<Heap>;
  /** Points that visitors of a network have spent of their budget in this minute. */
  spent(network: string): Promise<number>;
  stop(): Promise<void>;
}

/** @throws {Error} when it does not start */
export async function startApiProcess(environment: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), [], {
    env: environment,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const nextReport = <Kind extends Report['kind']>(kind: Kind): Promise<Extract<Report, { kind: Kind }>> =>
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
      void ended.then(() => reject(new Error('The API exited unexpectedly.')));
    });
  const run = <Kind extends Report['kind']>(command: Command, kind: Kind): Promise<Extract<Report, { kind: Kind }>> => {
    const answer = nextReport(kind);
    child.send(command);
    return answer;
  };
  const { address } = await nextReport('ready');
  return {
    address,
    record: async (request) => (await run({ kind: 'record', request }, 'recording')).statements,
    replay: (requests, concurrency) => run({ kind: 'replay', requests, concurrency }, 'replayed'),
    keepChanging: async (always) => void (await run({ kind: 'change', always }, 'changed')),
    cpu: async () => (await run({ kind: 'cpu' }, 'cpu')).milliseconds,
    heap: () => run({ kind: 'heap' }, 'heap'),
    spent: async (network) => (await run({ kind: 'spent', network }, 'spent')).points,
    async stop() {
      if (child.connected) child.send({ kind: 'stop' } satisfies Command);
      await ended;
    },
  };
}
