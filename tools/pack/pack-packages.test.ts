import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { platformHere } from '../new-area/platform-here.ts';
import { writeRepository } from '../new-area/write-repository.ts';
import { writeTarball } from './write-tarball.ts';
import { packPackages, type Packed } from './pack-packages.ts';
import { clientName } from './published-packages.ts';

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
    'create-verandah-area',
    'verandah-ops',
    'client',
  ]);
  const source = JSON.parse(readFileSync(join(root, 'shared/kit/package.json'), 'utf8')) as { version: string };
  expect(manifestOf('@verandah/kit')).toMatchObject({ version: source.version, license: 'Apache-2.0' });
});

test('[REL-18] published packages state ranges for what is shared and exact versions for what is not', () => {
  for (const { name } of packed.filter((each) => each.name.startsWith('@verandah/'))) {
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
    'htmlparser2',
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
              .matchAll(/^(?:import|export)\b[^;'"]* from ['"](\.[^'"]+)['"]/gm),
          ]
            .map(([, from]) => join(name, '..', from as string))
            // A text that `verandah types` writes into an area imports this one.
            .filter((path) => !names.has(path) && !path.endsWith('/graphql.generated.ts'))
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
    [join(root, 'tools/pack/check.ts'), ...packed.flatMap(({ folder, file }) => [folder, file])],
    { encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  expect(stdout + stderr).toBe('');
});

describe('npm create verandah-area', () => {
  /** Runs the packed command as npm does, in a folder of its own and without a registry. */
  const create = (...args: readonly string[]): { readonly status: number | null; readonly output: string } => {
    const tarball = packed.find(({ name }) => name === 'create-verandah-area')?.file ?? 'none';
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['exec', '--yes', '--offline', '--package', tarball, '--', 'create-verandah-area', ...args],
      {
        cwd: squad,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` },
      },
    );
    return { status, output: stdout + stderr };
  };
  /** The same without npm. */
  const createAlone = (...args: readonly string[]): { readonly status: number | null; readonly output: string } => {
    const folder = packed.find(({ name }) => name === 'create-verandah-area')?.folder ?? 'none';
    const { bin } = manifestOf('create-verandah-area') as { readonly bin: Readonly<Record<string, string>> };
    const program = join(folder, bin['create-verandah-area'] ?? 'none');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: squad,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  let squad: string;
  beforeAll(() => {
    squad = mkdtempSync(join(tmpdir(), 'squad-'));
  });
  afterAll(() => rmSync(squad, { recursive: true }));

  test('[REL-21] it writes the repository that new-area --standalone writes', () => {
    expect(create('first-homes')).toEqual({
      status: 0,
      output: expect.stringContaining('npx verandah promote first-homes VERSION'),
    });
    const expected = join(place, 'expected');
    writeRepository(
      'first-homes',
      expected,
      platformHere(packed.filter(({ name }) => name.startsWith('@verandah/') && name !== clientName)),
      'tarballs',
    );
    expect(contents(join(squad, 'first-homes'))).toEqual(contents(expected));
  });

  test('[REL-21] with a registry it states versions', () => {
    expect(createAlone('first-homes', 'elsewhere', '--registry').status).toBe(0);
    const manifest = JSON.parse(readFileSync(join(squad, 'elsewhere/package.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ dependencies: { '@verandah/kit': expect.stringMatching(/^\^\d/) } });
  });

  test('[REL-21] an invalid name, a full folder, a silent site and unknown options are rejected, and nothing is written', () => {
    mkdirSync(join(squad, 'full/of'), { recursive: true });
    const rejected = [
      [[], 'Use: npm create verandah-area NAME'],
      [['First Homes'], `"First Homes" can't be an area's name`],
      [['second-homes', 'full'], 'is not empty: choose another folder'],
      [['second-homes', '--host', 'http://localhost:9'], 'No host responds at http://localhost:9'],
      [['second-homes', '--host', 'localhost'], 'is not an http or https address'],
      [['second-homes', '--hots', 'x'], "Unknown option '--hots'"],
    ] as const;
    for (const [args, message] of rejected)
      expect([args, createAlone(...args)]).toEqual([args, { status: 1, output: expect.stringContaining(message) }]);
    expect(readdirSync(squad)).not.toContain('second-homes');
  });
});

/** Relative paths of a folder's files, with their bytes. */
const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file, 'base64')]),
  );
