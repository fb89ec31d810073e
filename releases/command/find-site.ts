import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file with a running host's address, in the data folder. */
export const runningFile = (dataDir: string): string => join(dataDir, 'running-host.json');

/**
 * Milliseconds to wait for a response. A host with an address file and a live process gets many times as long: its
 * machine is busy, and a second host on the same data would be rejected.
 */
const moment = 2000;
const patience = 30;

interface Note {
  readonly host?: unknown;
  readonly apiAddress?: unknown;
  readonly pid?: unknown;
}
const readNote = (file: string): Promise<Note> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Note)
    .catch(() => ({})); // no note: no site has been started here

/** A killed process leaves its file behind. */
function isRunning(pid: unknown): boolean {
  if (typeof pid !== 'number') return false;
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The address of the site that runs on a data folder; null when none does. @param ms time limit of a response */
export async function findSite(dataDir: string, port: string, ms = moment): Promise<string | null> {
  const { host: noted, pid } = await readNote(runningFile(dataDir));
  if (typeof noted === 'string' && (await isHost(noted, isRunning(pid) ? ms * patience : ms))) return noted;
  const usual = `http://localhost:${port}`;
  return noted !== usual && (await isHost(usual, ms)) ? usual : null;
}

/** The address of the API that runs on a data folder without a site; null when none does. */
export async function findApi(dataDir: string, ms = moment): Promise<string | null> {
  const { apiAddress: noted, pid } = await readNote(join(dataDir, 'running.json'));
  if (typeof noted !== 'string') return null;
  return fetch(`${noted}/readyz`, { signal: AbortSignal.timeout(isRunning(pid) ? ms * patience : ms) }).then(
    (response) => (response.ok ? noted : null),
    () => null, // nothing responds there
  );
}

/** Another program may use the port: only our host sends this header. */
async function isHost(address: string, ms: number): Promise<boolean> {
  // Nothing responds there: it is no host.
  const response = await fetch(`${address}/api/version`, { method: 'HEAD', signal: AbortSignal.timeout(ms) }).catch(
    () => null,
  );
  return response?.headers.has('x-verandah-version') ?? false;
}
