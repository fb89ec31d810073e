import { fork } from 'node:child_process';

/** A started process with its methods, which are called by messages. */
export type Running<Methods extends object> = Methods & {
  readonly name: string;
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
};

/** What `serve` sends: once that it is ready or why it is not, then a result of each call. */
export type FromChild =
  | { readonly kind: 'ready'; readonly address: string; readonly methods: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'result'; readonly call: number; readonly value?: unknown; readonly problem?: string };
export type ToChild =
  | { readonly stop: true }
  | { readonly call: number; readonly name: string; readonly args: unknown[] };

interface Pending {
  resolve(value: unknown): void;
  reject(problem: Error): void;
}

/**
 * Starts a file that calls `serve`, in a process of its own.
 * @param name of the process in errors: 'The host'
 * @throws {Error} when it does not start; its methods throw when it exits or they fail
 */
export async function startChild<Methods extends object>(
  name: string,
  file: URL,
  env: NodeJS.ProcessEnv,
  execArgv: readonly string[] = [],
): Promise<Running<Methods>> {
  const child = fork(file, [], { env, execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const pending = new Map<number, Pending>();
  const { promise: ready, ...starting } = Promise.withResolvers<Extract<FromChild, { kind: 'ready' }>>();
  child.once('exit', () => {
    const problem = new Error(`${name} exited unexpectedly.`);
    starting.reject(problem);
    for (const { reject } of pending.values()) reject(problem);
    end();
  });
  child.on('message', (message: FromChild) => {
    if (message.kind === 'ready') starting.resolve(message);
    else if (message.kind === 'failed') starting.reject(new Error(`${name} could not start: ${message.message}`));
    else {
      const call = pending.get(message.call);
      pending.delete(message.call);
      if (message.problem === undefined) call?.resolve(message.value);
      else call?.reject(new Error(`${name}: ${message.problem}`));
    }
  });
  let calls = 0;
  const call = (method: string, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls += 1;
      pending.set(calls, { resolve, reject });
      child.send({ call: calls, name: method, args } satisfies ToChild);
    });
  const { address, methods } = await ready.catch((problem: unknown) => {
    child.kill();
    throw problem;
  });
  return {
    ...(Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => call(method, args)])) as Methods),
    name,
    address,
    pid: child.pid ?? 0,
    async stop() {
      if (child.connected) child.send({ stop: true } satisfies ToChild);
      await ended;
    },
  };
}
