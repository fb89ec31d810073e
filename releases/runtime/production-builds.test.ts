import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '../store/files.ts';
import { serverSource, writeRelease } from '../test-kit/hand-written-release.ts';
import { healthJob } from './canary.ts';
import { RenderWorker } from './render-worker.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-builds-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** What a bundle finds: only React's development build has `act`, and a router's error names the file that threw it. */
const found = `(() => {
  const path = (() => { try { require('react-router-dom').generatePath('/:a', {}); } catch (error) { return error.stack; } })();
  return JSON.stringify({ act: typeof require('react').act, router: /react-router.dist.(\\w+)/.exec(path)?.[1] });
})()`;
const inProduction = { act: 'undefined', router: 'production' };

test('[REL-14] pages are rendered with the production builds of React and its router', async () => {
  const folder = join(root, 'search');
  const job = healthJob(
    await writeRelease(folder, { area: 'search', server: serverSource(found) }),
    folder,
    'http://localhost',
    1,
  );
  const worker = new RenderWorker({
    query: () => Promise.reject(new Error('no data')),
    dataMs: 10_000,
    softMs: 1500,
    heapMb: 64,
  });
  try {
    await worker.ready;
    const { html } = await worker.render(job);
    expect(JSON.parse(new TextDecoder().decode(html))).toEqual(inProduction);
  } finally {
    await worker.terminate();
  }
});

test('[REL-14] so is the shell, in the host’s own process', async () => {
  const source = `exports.found = () => ${found};`;
  await writeFile(join(root, 'server.cjs'), source);
  const script = `import { loadBundle } from ${JSON.stringify(join(import.meta.dirname, 'bundle.ts'))};
    console.log(loadBundle(${JSON.stringify(root)}, { path: 'server.cjs', integrity: ${JSON.stringify(integrityOf(Buffer.from(source)))} }).found());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  expect(JSON.parse(stdout)).toEqual(inProduction);
});
