import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentVersion } from '@verandah/areas/build';
import { RenderFailure } from '@verandah/releases';
import { ErrorReports } from './error-reports.ts';
import { ScriptMaps } from './script-maps.ts';
import { AreaWatch } from './watch-area.ts';

const root = join(import.meta.dirname, '../..');
const fixture = join(root, 'shared/areas/build/fixture');
const source = 'shared/areas/build/fixture/src/page.tsx';
const text = "'by a visitor'";
const scripts = `http://localhost:3010/r/sample/${developmentVersion}/`;

let outDir: string;
let maps: ScriptMaps;
let watch: AreaWatch;
let printed: string[];
let errors: ErrorReports;
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'verandah-dev-'));
  maps = new ScriptMaps({ area: 'sample', folder: fixture, root, outDir });
  watch = new AreaWatch({ area: 'sample', folder: fixture, outDir, root, maps, onNews: () => undefined });
  expect(await watch.now()).toHaveProperty('build');
});
afterAll(async () => {
  await watch.close();
  await rm(outDir, { recursive: true });
});
beforeEach(() => {
  printed = [];
  errors = new ErrorReports(maps, (line) => printed.push(line));
});

/** Where the first of these files that has the text has it: 'web/js/app.js:12:3'. */
function placeIn(files: readonly string[]): string {
  for (const file of files) {
    const lines = readFileSync(join(outDir, file), 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes(text));
    if (line >= 0) return `${file}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`;
  }
  throw new Error(`No script has ${text}.`);
}
const lineInSource = (): number =>
  readFileSync(join(root, source), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;
const browserPlace = (): string =>
  placeIn(
    readdirSync(join(outDir, 'web'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => `web/${file}`),
  );
const place = (): RegExp => new RegExp(`^${source}:${lineInSource()}:\\d+$`);
const report = (stack: string) => ({ text: stack, page: '/sample/one', label: null, scripts: {} });

test.each([
  ['Chromium', 'TypeError: no\n    at View (PLACE)\n    at run (OTHER)'],
  ['Firefox', 'TypeError: no\nView@PLACE\nrun@OTHER'],
])(
  '[REL-150] an error in %s is printed with file, line and column of the source, and returned to its page',
  async (_, stack) => {
    const sent = stack
      .replace('PLACE', scripts + browserPlace())
      .replace('OTHER', 'http://localhost:3010/r/host/1/a.js:1:2');
    const problem = await errors.ofPage(report(sent));
    expect(problem?.where).toMatch(place());
    expect(problem?.message).toContain('TypeError: no');
    expect(problem?.message).toMatch(new RegExp(`View[ @(]+${source}:${lineInSource()}:`));
    expect(printed).toEqual([expect.stringContaining(`\n${problem?.where}\n  TypeError: no`)]);
    expect(printed[0]).toContain('in the browser on /sample/one');
  },
);

test('[REL-150] what no page of ours sends is rejected, and no text moves the cursor of the terminal', async () => {
  for (const body of [null, 'text', {}, { ...report('a'), text: 1 }, { ...report('a'), more: 1 }])
    expect(await errors.ofPage(body)).toBeNull();
  expect(printed).toEqual([]);
  await errors.ofPage(report(`Error: ${String.fromCharCode(27)}[2Jgone`));
  expect(printed[0]).toContain('Error: [2Jgone');
});

test('[REL-150] a page that still runs an earlier build gets the positions of that build', async () => {
  const built = browserPlace();
  const [, path = ''] = /^web\/(.*\.js):/.exec(built) ?? [];
  const map = join(outDir, `web/${path}.map`);
  const version = await maps.versionOf(path, await readFile(join(outDir, 'web', path)));
  await copyFile(map, join(outDir, 'before.map'));
  // The next build: all is elsewhere.
  writeFileSync(
    map,
    JSON.stringify({ version: 3, sources: [`file://${fixture}/src/more.tsx`], names: [], mappings: 'AAAA' }),
  );
  try {
    const stack = `Error: no\n    at View (${scripts}${built})`;
    expect((await maps.trace(stack, { [path]: version })).where).toMatch(place());
    expect((await maps.trace(stack)).where).toContain('more.tsx');
  } finally {
    await copyFile(join(outDir, 'before.map'), map);
  }
});

test('[REL-151] an error on the server is printed and shown with file, line and column of the source', async () => {
  const outcome = await watch.now();
  const folder = 'build' in outcome ? outcome.build.folder : '';
  const built = placeIn([join(folder.slice(outDir.length + 1), 'server.cjs')]);
  const stack = `TypeError: no\n    at View (${outDir}/${built})\n    at run (${root}/node_modules/react/index.js:1:2)`;
  const problem = await errors.ofServer(new RenderFailure('threw', stack), 'GET /sample/one');
  expect(problem.where).toMatch(place());
  expect(problem.message).toContain('on the server, GET /sample/one');
  expect(problem.message).not.toContain('node_modules');
  expect(printed[0]).toContain(problem.where);
  // One that is not the source's has only its message: the stack is the development server's.
  expect(await errors.ofServer(new RenderFailure('slow', 'took too long'), 'GET /')).toEqual({
    where: 'on the server, GET /',
    message: 'took too long',
  });
});

test('[REL-150] the bundles for developing name their maps, and these contain the source', async () => {
  const [, path = ''] = /^(.*\.js):\d+:\d+$/.exec(browserPlace()) ?? [];
  expect(readFileSync(join(outDir, path), 'utf8')).toMatch(/\n\/\/# sourceMappingURL=\S+\.js\.map$/);
  for (const map of [`${path}.map`, 'server.cjs.map'])
    expect(readFileSync(join(outDir, map), 'utf8')).toContain('interface Word');
});
