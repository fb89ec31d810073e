import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInRange } from './federation/is-in-range.ts';

interface Shared {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly import?: false;
  readonly strictVersion?: true;
}

const own = dirname(fileURLToPath(import.meta.url));

/** Version of a package as installed for the code in a folder. @throws {Error} when it is not installed */
function versionOf(name: string, folder: string): string {
  for (const place of createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []) {
    const file = join(place, name, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  }
  throw new Error(`${name} is not installed for ${folder}.`);
}

/** Module → the package whose version is compared. The host provides these once; a release contains none of them. */
const modules: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  '@verandah/kit': '@verandah/kit',
};
const packages = [...new Set(Object.values(modules))];

/** `peerDependencies` of an area's package.json. */
const statedRanges = (folder: string): Readonly<Record<string, string>> => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  const { peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies?: Readonly<Record<string, string>>;
  };
  return peerDependencies;
};

/**
 * The range that an area states for a shared package, else the caret range of the version that it is built with.
 * @throws {Error} when the stated one is not one of caret ranges, or does not contain the version that it is built with
 */
function rangeOf(name: string, folder: string): string {
  const version = versionOf(name, folder);
  const stated = statedRanges(folder)[name];
  if (stated === undefined) return `^${version}`;
  if (!/^\^\d+\.\d+\.\d+(?: \|\| \^\d+\.\d+\.\d+)*$/.test(stated))
    throw new Error(
      `peerDependencies: ${name} "${stated}" must be caret ranges such as "^${version}" or "^19.3.0 || ^20.0.0": pages compare no others.`,
    );
  if (!isInRange(version, stated))
    throw new Error(`peerDependencies: ${name} ${stated} does not contain ${version}, which this area is built with.`);
  return stated;
}

/**
 * Version ranges that a release of the area in a folder requires of its host: { react: '^19.3.1' }.
 * @throws {Error} naming the package whose range is not valid
 */
export const sharedRanges = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(packages.map((name) => [name, rangeOf(name, folder)]));

/** Versions that this host provides: { react: '19.3.1' }. */
export const sharedVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(packages.map((name) => [name, versionOf(name, own)]));

/** Federation settings of a remote: every shared module comes from the host, and only within range. */
export function sharedOfRemote(folder: string): Record<string, Shared> {
  const ranges = sharedRanges(folder);
  const entries = Object.entries(modules).flatMap(([module, name]) => {
    const requiredVersion = ranges[name];
    if (requiredVersion === undefined) return [];
    return [[module, { singleton: true, strictVersion: true, import: false, requiredVersion } as const] as const];
  });
  return Object.fromEntries(entries);
}
