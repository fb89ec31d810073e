import type { FromChild, ToChild } from './child.ts';

/** What a process of a benchmark serves, and the methods by which the benchmark requests figures. */
export interface Served<Methods extends object> {
  readonly address: string;
  readonly methods: Methods;
  close(): Promise<void>;
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** The side of `startChild` in the process itself: starts, responds to calls, stops. */
export async function serve<Methods extends object>(start: () => Promise<Served<Methods>>): Promise<void> {
  const send = (message: FromChild): void => void process.send?.(message);
  try {
    const { address, methods, close } = await start();
    const functions = methods as Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;
    process.on('message', (message: ToChild) => {
      if ('stop' in message) void close().then(() => process.exit());
      else
        void functions[message.name]?.(...message.args).then(
          (value) => send({ kind: 'result', call: message.call, value }),
          (problem: unknown) => send({ kind: 'result', call: message.call, problem: messageOf(problem) }),
        );
    });
    process.on('disconnect', () => process.exit());
    send({ kind: 'ready', address, methods: Object.keys(methods) });
  } catch (problem) {
    send({ kind: 'failed', message: messageOf(problem) });
  }
}
