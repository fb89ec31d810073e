import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildArea, sealRelease } from '@verandah/areas/build';
import { operationsClient, publishArea, type Published } from '@verandah/releases';
import { copyArea, editFile } from './copied-area.ts';
import { dataFolder, site } from './site.ts';

export type Edits = Readonly<Record<string, (source: string) => string>>;

/**
 * Publishes a copy of an area with changed source, as its squad would from its own checkout.
 * @throws {Refusal} when the gate rejects it; {Error} when an edit changes nothing
 */
export async function publishChanged(area: string, edits: Edits, version?: string): Promise<Published> {
  const folder = copyArea(area);
  for (const [file, edit] of Object.entries(edits)) editFile(folder, file, edit);
  const token = readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim();
  return publishArea(
    { folder, who: 'squad of the journeys', ...(version === undefined ? {} : { version }) },
    operationsClient(site, token),
    { buildArea, sealRelease },
  );
}
