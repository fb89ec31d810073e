import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaContract } from '@verandah/areas';

/** Names of the areas whose source is in this tree: 'listing', 'search'. */
export const areaNames = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => name.slice('mf-'.length))
    .sort();

/** Routes of this tree's areas by name, read from their contracts before any is built. */
export async function areaRoutes(root: string): Promise<Record<string, readonly string[]>> {
  const entries = areaNames(root).map(async (name) => {
    const contract = pathToFileURL(join(root, `mf-${name}`, 'area.ts'));
    const { area } = (await import(contract.href)) as { area: AreaContract };
    return [name, area.routes] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
