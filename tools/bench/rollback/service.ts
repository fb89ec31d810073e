import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Starts the API of an existing site, without a host.
 * @throws {Error} when it does not start
 */
export async function startService(env: NodeJS.ProcessEnv): Promise<{ close(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../api/app/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let running = true;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running = false;
      resolve();
    });
  });
  const isReady = (): Promise<boolean> =>
    fetch(`${env['API_URL'] ?? ''}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (running && !(await isReady()))
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  if (!running) throw new Error('The API could not start.');
  return {
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
