import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, site } from './site.ts';

interface Version {
  readonly version: string;
  readonly areas: Readonly<Record<string, string>>;
}

/** Live versions, as reported by the host. */
export const liveVersions = async (): Promise<Version> =>
  (await fetch(`${site}/api/version`)).json() as Promise<Version>;

/** Id of the host's process. */
export const hostProcess = (): number =>
  (JSON.parse(readFileSync(join(dataFolder, 'running-host.json'), 'utf8')) as { pid: number }).pid;

/** The address of a listing for sale in Richmond. */
export async function someListing(): Promise<string> {
  const results = await (await fetch(`${site}/for-sale/richmond-vic-3121/real-estate`)).text();
  const found = /href="(\/property\/[^"?#]+)"/.exec(results)?.[1];
  if (!found) throw new Error('The results for Richmond hold no listing.');
  return found;
}
