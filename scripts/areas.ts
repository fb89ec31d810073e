import { readdirSync } from 'node:fs';

/** Names of the areas whose source lies in this tree: 'listing', 'search'. */
export const areaNames = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => name.slice('mf-'.length))
    .sort();
