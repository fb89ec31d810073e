import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Licences that permit using, changing and shipping the product with these packages. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages accepted individually, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  lightningcss: 'MPL-2.0: in builds only, unchanged; nothing of it is in what they write',
  'ical.js': 'MPL-2.0: used unchanged, by its file',
  'axe-core': 'MPL-2.0: in tests only, unchanged',
  '@axe-core/playwright': 'MPL-2.0: in tests only, unchanged',
  '@img/sharp-libvips': 'LGPL-3.0-or-later: a shared library, unchanged, that may be replaced',
  'humanize-number': 'MIT by its readme; in tests only',
  '@expo-google-fonts/inter': 'the font is OFL-1.1: in tests only, unchanged',
  'dejavu-fonts-ttf': 'the licence of Bitstream Vera, which permits use and copies: in tests only, unchanged',
  '@mapbox/polyline': 'its LICENSE file holds the three clauses of BSD',
};

interface Installed {
  readonly name: string;
  readonly licence: string;
}

function installed(): Installed[] {
  const store = join(root, 'node_modules/.pnpm');
  return readdirSync(store).flatMap((folder) => {
    // '@scope+name@1.0.0_peers' contains node_modules/@scope/name.
    const name = folder.slice(0, folder.indexOf('@', 1)).replace('+', '/');
    const file = join(store, folder, 'node_modules', name, 'package.json');
    if (name === '' || !existsSync(file)) return [];
    const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
      license?: string | { type?: string };
      licenses?: readonly { type?: string }[];
    };
    const licence =
      typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '');
    return [{ name, licence }];
  });
}

/** An SPDX expression of names, AND and OR, in the notation of packages. */
function isAccepted(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '').trim();
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted);
  return plain.split(' AND ').every((name) => accepted.has(name.trim()));
}

test('every package that is installed may be shipped with the product, or stands among the exceptions with its reason', () => {
  const packages = installed();
  expect(packages.length).toBeGreaterThan(300);
  const others = packages
    .filter(({ licence }) => !isAccepted(licence))
    .filter(({ name }) => !Object.keys(exceptions).some((known) => name === known || name.startsWith(`${known}-`)));
  expect(others.map(({ name, licence }) => `${name}: ${licence || 'no licence'}`)).toEqual([]);
});

test('the rule reads SPDX expressions correctly', () => {
  expect(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', 'Apache-2.0'].map(isAccepted)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['', 'GPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', 'SEE LICENSE IN x'].map(isAccepted)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
