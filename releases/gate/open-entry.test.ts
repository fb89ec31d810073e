import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test-kit/hand-written-release.ts';
import { openEntry } from './open-entry.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'entry-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

const addScript = `const s = document.createElement('script'); s.src = new URL('app.js', document.currentScript.src).href; document.head.appendChild(s);`;
const container = (init: string, get: string): string =>
  `var mf_search__1_0_0 = { init: (scope) => { ${init} }, get: (name) => { ${get} } };`;
const waits = `${addScript} return new Promise(() => {});`;

async function opened(entry: string): Promise<string> {
  const manifest = await writeRelease(place, { entry, shared: { react: '^19.3.1' } });
  return openEntry({ ...manifest, scripts: ['web/app.js'] }, place, 20_000).then(
    () => 'opened',
    (problem: unknown) => {
      expect(problem).toMatchObject({ reason: 'entry-broken' });
      return (problem as Error).message;
    },
  );
}

const broken: readonly (readonly [string, string, RegExp])[] = [
  ['throws', 'null.x;', /cannot be opened: TypeError/],
  ['makes no container', 'var other = {};', /makes no container mf_search__1_0_0/],
  ['cannot be initialised', container(`throw new Error('init is not known');`, waits), /init is not known/],
  ['rejects its pages', container('', `return Promise.reject(new Error('no ./app'));`), /no \.\/app/],
  [
    'loads other scripts',
    container('', 'return new Promise(() => {});'),
    /does not load \/r\/search\/1\.0\.0\/web\/app/,
  ],
  ['loops', 'for (;;);', /cannot be opened: .*(?:timed out|took longer)/],
  [
    'reads a file',
    `setTimeout.constructor('return process')().getBuiltinModule('node:fs').readFileSync('/etc/hostname');`,
    /ERR_ACCESS_DENIED|restricted/,
  ],
  ['ends its process', `setTimeout.constructor('return process')().exit();`, /ended its process/],
];

test('[REL-03] an entry opens: its container takes the share scope and loads the scripts of its pages', async () => {
  const checks = `if (!scope['react/jsx-runtime']['19.3.1'].get()()) throw new Error('nothing shared');`;
  expect(await opened(container(checks, waits))).toBe('opened');
});

test.each(broken)(
  '[REL-03] an entry that %s is broken',
  async (_, entry, message) => {
    expect(await opened(entry)).toMatch(message);
  },
  60_000,
);
