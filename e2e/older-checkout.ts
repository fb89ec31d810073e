import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operationsClient, publishArea, type Published } from '@verandah/releases';
import { dataFolder, root, site, workFolder } from './site.ts';

type Build = Parameters<typeof publishArea>[2];
const folder = join(workFolder, 'older');

/**
 * Edits a file of the older checkout.
 * @throws {Error} when the edit changes nothing
 */
function editFile(file: string, change: (source: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit of ${file} changes nothing: has the file moved on?`);
  writeFileSync(path, after);
}

/**
 * Publishes an area from the checkout of a squad that has not updated what is shared since the minor version before:
 * kit and bus, and with them the build, are of then.
 * @param older what is taken back in the checkout's topics @returns also the range of the kit that the release requires
 */
export async function publishFromOlderCheckout(
  area: string,
  older: (topics: string) => string,
): Promise<Published & { readonly kit: string }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['shared', `mf-${area}`, 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  editFile('shared/kit/package.json', (source) =>
    source.replace(
      /"version": "(\d+)\.(\d+)\.\d+"/,
      (_, major: string, minor: string) => `"version": "${major}.${Number(minor) - 1}.0"`,
    ),
  );
  editFile('shared/bus/topics.ts', older);
  // An older release renders differently, so that it can be recognised.
  editFile(`mf-${area}/area.ts`, (source) => source.replace(/squad: '/, "squad: 'older "));
  const { buildArea, sealRelease } = (await import(
    pathToFileURL(join(folder, 'shared/areas/build/public.ts')).href
  )) as Build;
  const token = readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim();
  const published = await publishArea(
    { folder: join(folder, `mf-${area}`), who: 'squad of the journeys' },
    operationsClient(site, token),
    { buildArea, sealRelease },
  );
  const { shared } = JSON.parse(
    readFileSync(join(dataFolder, 'releases', area, published.version, 'manifest.json'), 'utf8'),
  ) as { shared: Readonly<Record<string, string>> };
  return { ...published, kit: shared['@verandah/kit'] ?? 'none' };
}
