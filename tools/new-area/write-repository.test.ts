import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { readCommand } from '@verandah/releases/command';
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
    scripts: { dev: 'verandah dev', lint: 'oxlint', test: 'oxlint && tsc && jest', types: 'verandah types' },
    dependencies: {
      '@verandah/kit': 'file:packages/verandah-kit-1.3.0.tgz',
      react: installedVersion('react', join(import.meta.dirname, '../..')),
    },
    devDependencies: { '@verandah/cli': 'file:packages/verandah-cli-1.3.0.tgz' },
    verandah: { area: 'first-homes' },
  });
  expect(read('packages/verandah-kit-1.3.0.tgz')).toBe('kit');
  expect(read('.github/workflows/release.yml')).toContain('npx verandah promote first-homes VERSION');
  expect(JSON.parse(read('.oxlintrc.json'))).toMatchObject({ extends: ['./node_modules/@verandah/cli/oxlint.json'] });
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

test('[REL-138] its workflow shows each pull request by a preview and uses npm alone', () => {
  writeRepository('first-homes', folder, platform(), 'tarballs');
  const workflow = read('.github/workflows/release.yml');
  const { on, permissions, jobs } = load(workflow) as {
    readonly on: Readonly<Record<string, unknown>>;
    readonly permissions: object;
    readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
  };
  expect([Object.keys(on), permissions]).toEqual([['push', 'pull_request'], { contents: 'read' }]);
  expect(jobs['preview']?.steps.some(({ run }) => run?.includes('npx verandah preview first-homes'))).toBe(true);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\w\.\w+$/.test(path));
  for (const file of files.filter((path) => !path.startsWith('packages'))) expect(read(file)).not.toMatch(/pnpm|yarn/);
});

test('[REL-138] the commands that its documents and workflow name exist', () => {
  writeRepository('first-homes', folder, platform(), 'tarballs');
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const text = read('README.md') + read('.github/workflows/release.yml');
  for (const [, name = ''] of text.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(name);
  const own = ['dev', 'check', 'schema', 'types'];
  const commands = [...text.matchAll(/npx verandah ([a-z]+[^\n#>|.]*)/g)].map(([, command = '']) => command.trim());
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands)
    if (!own.includes(command.split(' ')[0] ?? ''))
      expect(() =>
        readCommand([...command.split(/\s+/), ...(command.startsWith('publish') ? ['--folder', '.'] : [])]),
      ).not.toThrow();
});
