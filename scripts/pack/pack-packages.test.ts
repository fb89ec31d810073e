import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { writeTarball } from './write-tarball.ts';
import { packPackages, type Packed } from './pack-packages.ts';

const root = join(import.meta.dirname, '../..');
let place: string;
let packed: readonly Packed[];
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'packages-'));
  packed = await packPackages(root, place);
});
afterAll(() => rmSync(place, { recursive: true }));

const manifestOf = (name: string) => {
  const folder = packed.find((each) => each.name === name)?.folder ?? 'none';
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;
};

test('[REL-18] everything that an area of its own needs is packed, under the versions of the source', () => {
  expect(packed.map(({ name }) => name.replace('@verandah/', ''))).toEqual([
    'market',
    'bus',
    'graph',
    'design',
    'map',
    'kit',
    'areas',
    'cli',
  ]);
  const source = JSON.parse(readFileSync(join(root, 'shared/kit/package.json'), 'utf8')) as { version: string };
  expect(manifestOf('@verandah/kit')).toMatchObject({ version: source.version, license: 'Apache-2.0' });
});

test('[REL-18] published packages state ranges for what is shared and exact versions for what is not', () => {
  for (const { name } of packed) {
    const {
      dependencies,
      peerDependencies,
      private: hidden,
    } = manifestOf(name) as {
      dependencies: Readonly<Record<string, string>>;
      peerDependencies: Readonly<Record<string, string>>;
      private?: boolean;
    };
    expect(hidden).toBeUndefined();
    expect(Object.keys(peerDependencies).filter((each) => !/^react(?:-dom)?$/.test(each))).toEqual([]);
    for (const [dependency, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
      const isRange = dependency.startsWith('@verandah/') || dependency in peerDependencies;
      expect([name, dependency, range]).toEqual([name, dependency, expect.stringMatching(isRange ? /^\^\d/ : /^\d/)]);
    }
  }
});

test("[REL-18] the squads' command imports none of the servers' libraries", () => {
  expect(Object.keys(manifestOf('@verandah/cli')['dependencies'] as object).toSorted()).toEqual([
    '@fastify/http-proxy',
    '@graphql-codegen/typescript-operations',
    '@swc/core',
    '@swc/jest',
    '@testing-library/jest-dom',
    '@verandah/areas',
    '@verandah/market',
    'cookie',
    'fastify',
    'graphql',
    'jest-environment-jsdom',
    'lru-cache',
    'react-router-dom',
    'rxjs',
    'valibot',
    'webpack',
  ]);
});

test('[REL-18] a tarball contains the files of its package, and the same source gives the same bytes', async () => {
  for (const { folder, file } of packed) {
    const files = await unpackTar(gunzipSync(readFileSync(file)));
    expect(files.map(({ header }) => header.name)).toContain('package/package.json');
    for (const { header, data } of files)
      expect(Buffer.from(data ?? []).equals(readFileSync(join(folder, header.name.slice('package/'.length))))).toBe(
        true,
      );
    const names = new Set(files.map(({ header }) => header.name));
    const missing = files.flatMap(({ header: { name }, data }) =>
      /\.(?:js|d\.ts)$/.test(name)
        ? [
            ...Buffer.from(data ?? [])
              .toString()
              .matchAll(/from ['"](\.[^'"]+)['"]/g),
          ]
            .map(([, from]) => join(name, '..', from as string))
            .filter((path) => !names.has(path))
        : [],
    );
    expect(missing).toEqual([]);
    const again = join(place, 'again.tgz');
    await writeTarball(folder, again);
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
  }
});

test('[REL-18] publint and arethetypeswrong find nothing to mend in the packages', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/pack/check.ts'), ...packed.flatMap(({ folder, file }) => [folder, file])],
    { encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  expect(stdout + stderr).toBe('');
});
