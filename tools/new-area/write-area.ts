import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaContract } from '@verandah/areas';
import { areaNames } from '../areas.ts';
import { checkName, nameArea } from './area-name.ts';

const template = join(import.meta.dirname, 'template');

/**
 * Writes the source of a new area into `into`/mf-NAME: one page at /NAME, with its data, styles and test.
 * @param into the tree that it is added to
 * @returns the folder
 * @throws {Error} in one line when the name is not valid for an area or is taken, or its address belongs to another
 * area
 */
export async function writeArea(name: string, into: string): Promise<string> {
  checkName(name);
  const folder = join(into, `mf-${name}`);
  if (existsSync(folder))
    throw new Error(`mf-${name} is there already: choose another name, or remove that folder first.`);
  const owner = await ownerOf(`/${name}`, into);
  if (owner) throw new Error(`/${name} is an address of area ${owner}: choose another name.`);
  cpSync(template, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))) {
    const file = join(folder, path);
    writeFileSync(file, nameArea(readFileSync(file, 'utf8'), name));
  }
  return folder;
}

async function ownerOf(address: string, root: string): Promise<string | undefined> {
  for (const name of areaNames(root)) {
    const { area } = (await import(join(root, `mf-${name}/area.ts`))) as { area: AreaContract };
    if (area.routes.includes(address)) return name;
  }
  return undefined;
}
