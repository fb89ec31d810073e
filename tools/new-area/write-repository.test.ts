import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersion } from '../pack/package-manifest.ts';
import { platformHere } from './platform-here.ts';
import { writeRepository } from './write-repository.ts';

let place: string;
let folder: string;
const platform = () =>
  platformHere(
    ['kit', 'cli'].map((name) => {
      const file = join(place, `verandah-${name}-1.3.0.tgz`);
      writeFileSync(file, name);
      return { name: `@verandah/${name}`, version: '1.3.0', file };
    }),
  );
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'new-repository-'));
  folder = join(place, 'first-homes');
});
afterEach(() => rmSync(place, { recursive: true }));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('[REL-17] a new repository has source, test, settings and workflow under its own name, and the packages', () => {
  writeRepository('first-homes', folder, platform(), 'tarballs');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'first-homes',
    scripts: { dev: 'verandah dev', test: 'tsc && jest', types: 'verandah types' },
    dependencies: {
      '@verandah/kit': 'file:packages/verandah-kit-1.3.0.tgz',
      react: installedVersion('react', join(import.meta.dirname, '../..')),
    },
    devDependencies: { '@verandah/cli': 'file:packages/verandah-cli-1.3.0.tgz' },
    verandah: { area: 'first-homes' },
  });
  expect(read('packages/verandah-kit-1.3.0.tgz')).toBe('kit');
  expect(read('.github/workflows/release.yml')).toContain('npx verandah promote first-homes VERSION');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining(['.gitignore', 'README.md', 'area.ts', 'jest.config.js', 'tsconfig.json', 'src/pages.ts']),
  );
  for (const file of files.filter((path) => /\w\.\w+$/.test(path) && !path.startsWith('packages')))
    expect(read(file)).not.toMatch(/newcomer/i);
});

test('[REL-17] with a registry it states ranges of the packages', () => {
  writeRepository('first-homes', folder, platform(), 'registry');
  expect(JSON.parse(read('package.json'))).toMatchObject({ dependencies: { '@verandah/kit': '^1.3.0' } });
  expect(readdirSync(folder)).not.toContain('packages');
});

test('[REL-17] an invalid name and a folder with content are rejected in one line', () => {
  expect(() => writeRepository('First Homes', folder, platform(), 'tarballs')).toThrow(/can't be an area's name/);
  expect(() => writeRepository('first-homes', place, platform(), 'tarballs')).toThrow(
    `${place} is not empty: choose another folder for the new repository.`,
  );
});
