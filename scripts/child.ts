import { spawn, type ChildProcess } from 'node:child_process';

/** A server of ours that runs beside this process. */
export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  /** Resolves when it has ended, however that came about. */
  readonly ended: Promise<void>;
  /** Asks it to finish what it is doing and waits for that. */
  stop(): Promise<void>;
}

/** Starts `node FILE ARGS` with our terminal's output. */
export function startChild(name: string, file: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Child {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
  const ended = new Promise<void>((resolve) => { child.once('exit', () => resolve()); });
  return {
    name, process: child, ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Waits until `address` answers 2xx.
 * @throws {Error} when the child ends before that (it has said why itself)
 */
export async function untilReady(child: Child, address: string): Promise<void> {
  let gone = false;
  void child.ended.then(() => { gone = true; });
  for (;;) {
    if (gone) throw new Error(`${child.name} could not start.`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await Promise.race([new Promise((resolve) => { setTimeout(resolve, 100); }), child.ended]);
  }
}

/**
 * Runs `node FILE ARGS` to its end and returns what it printed; its complaints go to our terminal.
 * @throws {Error} when it fails
 */
export function runChild(name: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => { output += text; });
    child.once('close', (status) => (status === 0 ? resolve(output) : reject(new Error(`${name} failed.`))));
  });
}
