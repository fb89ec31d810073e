import { join } from 'node:path';
import { installedVersion } from '../pack/package-manifest.ts';
import type { Platform } from './write-repository.ts';

const root = join(import.meta.dirname, '../..');

const libraries = ['react', 'react-dom'];
const tools = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'jest',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
];

const installedVersions = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, installedVersion(name, root)]));

/** The platform of this tree: its template, and the versions that are installed. @param packages its packages */
export const platformHere = (packages: Platform['packages']): Platform => ({
  packages,
  sources: ['template', 'standalone'].map((folder) => join(import.meta.dirname, folder)),
  libraries: installedVersions(libraries),
  tools: installedVersions(tools),
});
