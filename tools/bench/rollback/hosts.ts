import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { FromHost, Memory, ToHost } from './messages.ts';

export interface Host {
  readonly address: string;
  readonly pid: number;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/**
 * Starts one host in a process of its own.
 * @throws {Error} when it does not start
 */
export async function startHostProcess(env: NodeJS.ProcessEnv): Promise<Host> {
  const child = fork(join(import.meta.dirname, 'host-process.ts'), [], {
    env,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const nextMessage = (): Promise<FromHost> =>
    new Promise((resolve, reject) => {
      child.once('message', (message: FromHost) => resolve(message));
      void ended.then(() => reject(new Error('A host exited unexpectedly.')));
    });
  const send = (command: ToHost): void => void child.send(command);
  const first = await nextMessage();
  if (first.kind !== 'ready') {
    child.kill();
    throw new Error(`A host could not start: ${first.kind === 'failed' ? first.message : first.kind}`);
  }
  return {
    address: first.address,
    pid: child.pid ?? 0,
    async memory() {
      const answer = nextMessage();
      send('memory');
      const message = await answer;
      if (message.kind !== 'memory') throw new Error('A host did not tell its memory.');
      return message.memory;
    },
    async stop() {
      if (child.connected) send('stop');
      await ended;
    },
  };
}
