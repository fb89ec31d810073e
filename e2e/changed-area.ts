import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildArea, sealRelease } from '@verandah/areas/build';
import { operationsClient, publish, type Published } from '@verandah/releases';
import { dataFolder, root, site } from './site.ts';

export type Edits = Readonly<Record<string, (source: string) => string>>;

/**
 * Publishes a copy of an area whose source was changed, as its squad would from its own checkout.
 * @throws {Refusal} when the gate refuses it; {Error} when an edit changes nothing
 */
export async function publishChanged(area: string, edits: Edits, version?: string): Promise<Published> {
  const folder = join(root, '.cache', 'e2e', `mf-${area}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, `mf-${area}`), folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  symlinkSync(join(root, `mf-${area}`, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${file} changes nothing: has the file moved on?`);
    writeFileSync(path, after);
  }
  const token = readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim();
  return publish({ folder, who: 'squad of the journeys', ...(version === undefined ? {} : { version }) }, operationsClient(site, token), { buildArea, sealRelease });
}
