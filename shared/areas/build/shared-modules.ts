import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Shared {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly import?: false;
  readonly strictVersion?: true;
}

const here = createRequire(import.meta.url);
const versionOf = (name: string): string => {
  const file =
    name === '@verandah/kit'
      ? join(dirname(fileURLToPath(import.meta.url)), '../../kit/package.json')
      : here.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** Module → the package whose version is compared. The host provides these once; a release contains none of them. */
const modules: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  '@verandah/kit': '@verandah/kit',
};

/** Version ranges that a release requires of its host: { react: '^19.3.1' }. */
export function sharedRanges(): Readonly<Record<string, string>> {
  return Object.fromEntries([...new Set(Object.values(modules))].map((name) => [name, `^${versionOf(name)}`]));
}

/** Versions that this host provides: { react: '19.3.1' }. */
export function sharedVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries([...new Set(Object.values(modules))].map((name) => [name, versionOf(name)]));
}

const entries = (make: (version: string) => Shared): Record<string, Shared> =>
  Object.fromEntries(Object.entries(modules).map(([module, name]) => [module, make(versionOf(name))]));

/** Federation settings of a remote: every shared module comes from the host, and only within range. */
export const sharedOfRemote = (): Record<string, Shared> =>
  entries((version) => ({ singleton: true, strictVersion: true, import: false, requiredVersion: `^${version}` }));
