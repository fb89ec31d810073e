import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file by which a running host is found, in the data folder. */
export const runningFile = (dataDir: string): string => join(dataDir, 'running-host.json');

/** The address of the site that runs on a data folder, null when none does. */
export async function findSite(dataDir: string, port: string): Promise<string | null> {
  const written = await readFile(runningFile(dataDir), 'utf8').then((text) => (JSON.parse(text) as { host?: unknown }).host, () => null);
  for (const address of new Set([written, `http://localhost:${port}`])) {
    if (typeof address === 'string' && await isHost(address)) return address;
  }
  return null;
}

/** The address of the API that runs on a data folder without a site, null when none does. */
export async function findApi(dataDir: string): Promise<string | null> {
  const written = await readFile(join(dataDir, 'running.json'), 'utf8').then((text) => (JSON.parse(text) as { apiAddress?: unknown }).apiAddress, () => null);
  if (typeof written !== 'string') return null;
  return fetch(`${written}/readyz`, { signal: AbortSignal.timeout(2000) }).then((answer) => (answer.ok ? written : null), () => null);
}

/** Something else may have taken the port: only a host of ours answers this way. */
async function isHost(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/version`, { method: 'HEAD', signal: AbortSignal.timeout(2000) }).catch(() => null);
  return answer?.headers.has('x-verandah-version') ?? false;
}
