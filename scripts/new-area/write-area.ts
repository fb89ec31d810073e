import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaContract } from '@verandah/areas';
import { areaNames } from '../areas.ts';

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
    throw new Error(`mf-${name} is there already: choose another name, or take that folder away first.`);
  const owner = await ownerOf(`/${name}`, into);
  if (owner) throw new Error(`/${name} is an address of area ${owner}: choose another name.`);
  cpSync(template, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))) {
    const file = join(folder, path);
    writeFileSync(file, named(readFileSync(file, 'utf8'), name));
  }
  return folder;
}

/** @throws {Error} in one line when the name is not valid for an area */
export function checkName(name: string): void {
  if (!/^[a-z][a-z]*(?:-[a-z]+)*$/.test(name) || name.length > 40)
    throw new Error(`"${name}" can't be an area's name: use lower case words with hyphens, as in first-homes.`);
}

/** The template's text with the area's name: in identifiers, in words, in addresses. */
export function named(text: string, name: string): string {
  const words = name.split('-').map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`);
  return text
    .replaceAll(/Newcomer(?=[A-Z])/g, words.join(''))
    .replaceAll('Newcomer', [words[0], ...name.split('-').slice(1)].join(' '))
    .replaceAll('newcomer', name);
}

async function ownerOf(address: string, root: string): Promise<string | undefined> {
  for (const name of areaNames(root)) {
    const { area } = (await import(join(root, `mf-${name}/area.ts`))) as { area: AreaContract };
    if (area.routes.includes(address)) return name;
  }
  return undefined;
}
