import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { ManagerMessage } from './run.ts';

const cache = join(import.meta.dirname, '..', '..', '.cache', 'e2e');
/** What the sites print. */
const logFile = join(cache, 'sites.log');

/** Playwright's global set-up: starts the process that runs the sites of this run. @returns what ends it */
export default async function startSiteManager(): Promise<() => Promise<void>> {
  mkdirSync(cache, { recursive: true });
  // As `npm test` does: programs start in a third of the time.
  process.env['NODE_COMPILE_CACHE'] ??= join(cache, '..', 'compiled');
  const log = openSync(logFile, 'w');
  const manager = fork(join(import.meta.dirname, 'site-manager.ts'), {
    // A group of its own: on Ctrl-C the workers end before their sites.
    detached: true,
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = once(manager, 'exit');
  const variables = await new Promise<Readonly<Record<string, string>> | undefined>((resolve) => {
    manager.on('message', (message: ManagerMessage) => {
      if (typeof message === 'string') console.log(message);
      else resolve(message);
    });
    void ended.then(() => resolve(undefined));
  });
  if (variables === undefined) throw new Error(`The sites of the journeys could not be prepared: see ${logFile}.`);
  Object.assign(process.env, variables);
  return async () => {
    manager.disconnect();
    await ended;
  };
}
