import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ann, operatedSite, opsToken, type OperatedSite } from '@verandah/releases/test-kit';
import { packOperator } from '../pack/pack-packages.ts';

const root = join(import.meta.dirname, '../..');
const day = 86_400_000;
let place: string;
let site: OperatedSite;
const environment = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  NODE_OPTIONS: '',
};

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly complaints: string;
}
async function runIn(folder: string, program: string, args: readonly string[], env: object = {}): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, complaints] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim(), complaints: complaints.trim() };
}

/** The command as it is installed, far from this repository. */
const ops = (...args: readonly string[]): Promise<Ended> => as(opsToken, ...args);
const as = (token: string, ...args: readonly string[]): Promise<Ended> =>
  runIn(place, join(place, 'node_modules/.bin/verandah-ops'), args, {
    VERANDAH_HOST: site.address,
    VERANDAH_TOKEN: token,
  });
/** Its result as JSON. */
async function json(ended: Promise<Ended>): Promise<{ readonly code: number | null; readonly response: unknown }> {
  const { code, output, complaints } = await ended;
  expect(complaints).toBe('');
  return { code, response: JSON.parse(output) };
}

let packed: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'operator-'));
  packed = await mkdtemp(join(tmpdir(), 'packed-operator-'));
  const { file } = await packOperator(root, packed);
  await writeFile(join(place, 'package.json'), '{ "private": true }');
  const installed = await runIn(place, 'npm', ['install', '--offline', '--no-audit', '--no-fund', file]);
  expect(installed).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await rm(place, { recursive: true });
  await rm(packed, { recursive: true });
});
beforeEach(async () => {
  site = await operatedSite();
  for (const version of ['1.0.0', '1.0.1'])
    await site.operations.accept(await site.sealed({ area: 'search', version, entry: version }), ann);
});
afterEach(() => site.close());

test('[REL-32] the command is one file that imports nothing but Node', async () => {
  const folder = join(place, 'node_modules/verandah-ops');
  expect(await readdir(join(folder, 'dist'))).toEqual(['verandah-ops.js']);
  expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
  expect(await readdir(join(place, 'node_modules'))).toEqual(['.bin', '.package-lock.json', 'verandah-ops']);
  const text = await readFile(join(folder, 'dist/verandah-ops.js'), 'utf8');
  const imported = [...text.matchAll(/^import (?:.* from )?"([^"]+)";$/gm)].map(([, name]) => name as string);
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
});

test('[REL-32] installed outside of the repository, it promotes, rolls back, rolls out, previews and reports', async () => {
  expect(await ops('promote', 'search', '1.0.0', '--why', 'first')).toEqual({
    code: 0,
    output: 'search 1.0.0 is live',
    complaints: '',
  });
  expect((await ops('promote', 'search', '1.0.1')).output).toBe('search 1.0.1 is live, 1.0.0 was');
  expect(await json(ops('status', '--json'))).toMatchObject({
    code: 0,
    response: { areas: [{ area: 'search', live: '1.0.1', previous: '1.0.0' }] },
  });
  expect((await ops('rollback', 'search', '--why', 'too dark')).output).toBe('search is back at 1.0.0, from 1.0.1');
  expect((await ops('rollout', 'search', '1.0.1', '--percent', '5')).output).toContain('goes to 5 % of the visitors');
  expect((await ops('preview', 'search', '1.0.1')).output).toContain('https://verandah.example/preview/');
  const { output } = await ops('history', 'search');
  expect(output).toContain('too dark');
  expect((await ops('verify')).code).toBe(0);
  expect(site.used.at(-1)?.pins['search']).toMatchObject({ version: '1.0.0', rollout: { version: '1.0.1' } });
});

test('[REL-32] every command of npm run ops is in its help, and its exit codes', async () => {
  const { code, output } = await ops('--help');
  expect(code).toBe(0);
  expect(output).toContain('Usage: verandah-ops COMMAND');
  expect(output).not.toContain('npm run');
  const { output: original } = await runIn(root, process.execPath, ['releases/cli.ts', 'help'], {
    NODE_NO_WARNINGS: '1',
  });
  expect(output).toBe(original.replaceAll('npm run ops --', 'verandah-ops'));
  expect(output).toMatch(/Exit codes: 0 done; 1 rejected.*2 wrong use; 3 not permitted.*4 no response/);
});

describe('exit codes', () => {
  test('[REL-32] what the site rejects is 1, with its reason as JSON', async () => {
    expect(await json(ops('promote', 'search', '9.9.9', '--json'))).toEqual({
      code: 1,
      response: { reason: 'unknown-release', message: expect.stringContaining('9.9.9'), exit: 1 },
    });
    expect(await ops('rollback', 'search')).toMatchObject({ code: 1, output: '' });
    await writeFile(join(site.store.folder('search', '1.0.1'), 'web/entry.js'), 'tampered()');
    expect(await json(ops('promote', 'search', '1.0.1', '--json'))).toMatchObject({
      code: 1,
      response: { reason: expect.stringMatching(/^(?:files-differ|untrusted-release)$/) },
    });
    expect(await ops('verify')).toMatchObject({ code: 1, output: expect.stringContaining('web/entry.js') });
  });

  test('[REL-32] wrong use is 2, and nothing is sent', async () => {
    for (const args of [
      ['deploy'],
      ['promote', 'search'],
      ['promote', 'search', '1.0.1', '--sooon'],
      ['status', '--host', 'example'],
      ['status', '--host', 'file:///etc/passwd'],
    ]) {
      expect([args, await ops(...args)]).toEqual([
        args,
        { code: 2, output: '', complaints: expect.stringContaining('Usage: verandah-ops') },
      ]);
    }
    expect(await json(ops('deploy', '--json'))).toEqual({
      code: 2,
      response: { reason: 'wrong-use', message: 'There is no command deploy.', exit: 2 },
    });
    const nowhere = await runIn(place, 'node_modules/.bin/verandah-ops', ['status'], { VERANDAH_HOST: '' });
    expect(nowhere).toMatchObject({ code: 2, complaints: expect.stringContaining('Which site?') });
  });

  test('[REL-32] a missing, wrong or ended token and a missing right are 3', async () => {
    const { token } = await site.operations.createToken({ area: 'search', actions: ['preview'], lasts: day }, ann);
    const { token: listing } = await site.operations.createToken(
      { area: 'listing', actions: ['promote', 'rollback'], lasts: day },
      ann,
    );
    for (const [given, reason] of [
      ['', 'not-allowed'],
      ['guessed', 'not-allowed'],
      ['two\nlines', 'not-allowed'],
      [token, 'not-yours'],
      [listing, 'not-yours'],
    ] as const) {
      expect([given, await json(as(given, 'promote', 'search', '1.0.1', '--json'))]).toEqual([
        given,
        { code: 3, response: { reason, message: expect.any(String), exit: 3 } },
      ]);
    }
    expect((await as(token, 'token', 'list')).code).toBe(3);
    site.now += 2 * day;
    expect((await as(token, 'preview', 'search', '1.0.1')).code).toBe(3);
    expect(site.used).toEqual([]);
  });

  describe('what is no site', () => {
    let other: Server;
    let result: { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };
    let paths: string[];
    beforeEach(async () => {
      paths = [];
      other = createServer((request, response) => {
        paths.push(`${request.method} ${request.url}`);
        response.writeHead(result.status, result.headers).end(result.body);
      });
      other.listen(0, '127.0.0.1');
      await once(other, 'listening');
    });
    afterEach(() => new Promise((resolve) => void other.close(resolve)));

    test('[REL-32] a site that does not respond, or not as one, is 4', async () => {
      const host = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
      const promote = () => json(ops('promote', 'search', '1.0.1', '--json', '--host', host));
      for (const [given, message] of [
        [{ status: 200, body: '<h1>Welcome to nginx</h1>' }, 'responded 200'],
        [{ status: 502, body: 'Bad gateway' }, 'responded 502'],
        [
          { status: 301, headers: { location: 'https://elsewhere.example/' } },
          'redirects to https://elsewhere.example/',
        ],
      ] as const) {
        result = given;
        expect(await promote()).toEqual({
          code: 4,
          response: { reason: 'registry-away', message: expect.stringContaining(message), exit: 4 },
        });
      }
      // It is not followed, nor tried again.
      expect(paths).toEqual(Array(3).fill('POST /ops/api/areas/search/promote'));
      expect(await ops('status', '--host', 'http://127.0.0.1:9')).toMatchObject({
        code: 4,
        complaints: 'No site responds at http://127.0.0.1:9.',
      });
    });
  });
});

test('[REL-32] names that would change the address, and text that would command a terminal, do neither', async () => {
  for (const args of [
    ['promote', '..', '1.0.1'],
    ['restore', '.'],
    ['token', 'revoke', '..'],
    ['keys', 'retire', '..'],
    ['rollback', '../../healthz'],
    ['rollback', 'search?x=1#y'],
  ])
    expect([args, (await ops(...args)).code]).toEqual([args, 1]);
  await ops('promote', 'search', '1.0.0', '--why', '\u001b[2J\u202eback\nsearch is back at 9.9.9');
  const { output } = await ops('history', 'search');
  for (const unseen of ['\u001b', '\u202e']) expect(output).not.toContain(unseen);
  expect(output.split('\n').filter((line) => line.startsWith('search is back'))).toEqual([]);
  expect(output).toContain('\ufffd[2J\ufffdback search is back at 9.9.9');
});

test("[REL-32] publish builds with the packages of the area's folder, and fails with a message without them", async () => {
  const folder = join(place, 'mf-search');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', verandah: { area: 'search' } }));
  expect(await json(ops('publish', 'search', '--json'))).toMatchObject({
    code: 1,
    response: { reason: 'build-failed', message: expect.stringContaining("install the area's packages first") },
  });
});
