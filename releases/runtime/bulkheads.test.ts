import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverSource, writeRelease } from '../test-kit/hand-written-release.ts';
import { Bulkheads, type BulkheadOptions, type Confinement } from './bulkheads.ts';
import { healthJob } from './canary.ts';
import type { RenderJob } from './messages.ts';
import type { RenderFailure } from './render-failure.ts';

let root: string;
let bulkheads: Bulkheads | undefined;
let moves: string[] = [];
const options: BulkheadOptions = {
  size: 1,
  softMs: 1500,
  hardMs: 3000,
  dataMs: 10_000,
  heapMb: 64,
  perWorker: 8,
  maxQueue: 20,
  recycleAfter: 1000,
  query: async () => new TextEncoder().encode('{"data":{}}'),
  moved: ({ area }, reason: Confinement | null) => void moves.push(`${area}: ${reason ?? 'shared'}`),
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-bulkheads-'));
  moves = [];
});
afterEach(async () => {
  await bulkheads?.close();
  bulkheads = undefined;
  await rm(root, { recursive: true, force: true });
});

async function job(area: string, body: string, load?: string): Promise<RenderJob> {
  const folder = join(root, area);
  return healthJob(
    await writeRelease(folder, { area, server: serverSource(body, load) }),
    folder,
    'http://localhost',
    1,
  );
}
const open = async (more: Partial<BulkheadOptions> = {}): Promise<Bulkheads> =>
  (bulkheads = await new Bulkheads({ ...options, ...more }).start());
const htmlOf = async (rendered: Promise<{ readonly html: Uint8Array }>): Promise<string> =>
  new TextDecoder().decode((await rendered).html);
const times = async (count: number, render: () => Promise<unknown>): Promise<void> => {
  for (let page = 0; page < count; page++) await render();
};
/** The process that renders it, as a page. */
const whereItRuns = 'String(process.pid)';
const burning = (ms: number): string =>
  `(() => {
    const used = () => process.cpuUsage().user + process.cpuUsage().system;
    const end = used() + ${ms * 1000};
    while (used() < end);
    return String(process.pid);
  })()`;

test('[REL-06] pages rejected by a release’s own worker are its own failures, and so is a worker that it ends', async () => {
  const ended: string[] = [];
  const all = await open({
    perWorker: 1,
    maxQueue: 2,
    ended: ({ area, version }, reason) => void ended.push(`${area} ${version} ${reason}`),
  });
  const bad = await job(
    'bad',
    `globalThis.done ? process.exit(1) : (() => { globalThis.done = ${burning(200)}; return 'x'; })()`,
  );
  await all.serve([{ job: bad, role: 'trial' }]);
  // Its health page was the first one, the next ones end their worker.
  const pages = await Promise.allSettled(Array.from({ length: 8 }, () => all.render(bad)));
  const reasons = pages.map((page) =>
    page.status === 'rejected' ? (page.reason as RenderFailure).reason : 'rendered',
  );
  expect(reasons).toContain('overloaded');
  expect(reasons).not.toContain('crowded');
  expect(ended[0]).toBe('bad 1.0.0 exit');
});

test('[REL-12] a new release renders in a process of its own, which yields, until twenty pages were good', async () => {
  const all = await open();
  const [settled, fresh] = [await job('settled', whereItRuns), await job('fresh', whereItRuns)];
  await all.serve([
    { job: settled, role: 'live' },
    { job: fresh, role: 'trial' },
  ]);
  const shared = await htmlOf(all.render(settled));
  const own = await htmlOf(all.render(fresh));
  expect(own).not.toBe(shared);
  expect(getPriority(Number(own)) - getPriority(Number(shared))).toBe(5);
  expect(all.costs.map(({ area, confinement }) => [area, confinement])).toEqual([
    ['settled', null],
    ['fresh', 'trial'],
  ]);
  await times(20, () => all.render(fresh));
  while (all.costs[1]?.confinement !== null) await all.render(fresh);
  expect(await htmlOf(all.render(fresh))).toBe(shared);
  expect(moves).toEqual(['fresh: trial', 'fresh: shared']);
});

test('[REL-12] a page of another area does not wait for one that burns the processor in a release on trial', async () => {
  // The burning page yields, so a busy machine renders it late.
  const all = await open({ softMs: 20_000, hardMs: 30_000 });
  const [settled, hog] = [await job('settled', whereItRuns), await job('hog', burning(700))];
  await all.serve([
    { job: settled, role: 'live' },
    { job: hog, role: 'trial' },
  ]);
  const order: string[] = [];
  const burn = all.render(hog).then(() => order.push('hog'));
  await all.render(settled).then(() => order.push('settled'));
  await burn;
  expect(order).toEqual(['settled', 'hog']);
});

test('[REL-12] [REL-13] a release that becomes costly moves to a process of its own, and is charged what it used', async () => {
  const all = await open();
  const [settled, hog] = [await job('settled', whereItRuns), await job('hog', burning(80))];
  await all.serve([
    { job: settled, role: 'live' },
    { job: hog, role: 'live' },
  ]);
  const shared = await htmlOf(all.render(settled));
  expect(await htmlOf(all.render(hog))).toBe(shared);
  await times(20, () => all.render(hog));
  expect(moves).toEqual(['hog: costly']);
  expect(await htmlOf(all.render(hog))).not.toBe(shared);
  const [cheap, costly] = all.costs;
  expect(costly?.cpuMs).toBeGreaterThan(20 * 80);
  expect(cheap?.cpuMs).toBeLessThan(400);
});

test('[REL-12] [REL-13] a release that fills its memory is named, and ends no shared worker a second time', async () => {
  const all = await open({ softMs: 20_000, hardMs: 30_000, dataMs: 30_000, heapMb: 24 });
  const [settled, hog] = [
    await job('settled', whereItRuns),
    await job('hog', '(() => { const all = []; for (;;) all.push({ more: new Array(1000).fill(0.5) }); })()'),
  ];
  await all.serve([
    { job: settled, role: 'live' },
    { job: hog, role: 'live' },
  ]);
  await expect(all.render(hog)).rejects.toMatchObject({ reason: 'killed' });
  expect(moves).toEqual(['hog: killed']);
  expect(all.costs[1]).toMatchObject({ area: 'hog', kills: { memory: expect.any(Number), blocked: 0, exit: 0 } });
  const shared = await htmlOf(all.render(settled));
  await expect(all.render(hog)).rejects.toMatchObject({ reason: 'killed' });
  expect(await htmlOf(all.render(settled))).toBe(shared);
  expect(all.costs[0]).toMatchObject({ area: 'settled', kills: { memory: 0, blocked: 0, exit: 0 } });
  expect(all.stats.outOfMemory).toBeGreaterThan(1);
});

test('[REL-12] [REL-13] a release that loops, or ends its process, is named with the reason', async () => {
  const all = await open({ softMs: 300, hardMs: 600 });
  const [loop, exit] = [await job('loop', '(() => { for (;;); })()'), await job('exit', 'process.exit(1)')];
  await all.serve([
    { job: loop, role: 'live' },
    { job: exit, role: 'live' },
  ]);
  await expect(all.render(loop)).rejects.toMatchObject({ reason: 'slow' });
  await expect(all.render(exit)).rejects.toMatchObject({ reason: 'killed' });
  expect(all.costs.map(({ area, kills, confinement }) => [area, kills, confinement])).toEqual([
    ['loop', { blocked: expect.any(Number), memory: 0, exit: 0 }, 'killed'],
    ['exit', { blocked: 0, memory: 0, exit: expect.any(Number) }, 'killed'],
  ]);
});

// As on a machine of two processors, and of sixteen.
test.each([1, 8])(
  '[REL-12] pages that wait for slow data leave half of the places of %i workers to other areas',
  async (size) => {
    let response: (() => void) | undefined;
    const responded = new Promise<void>((resolve) => {
      response = resolve;
    });
    const all = await open({
      query: () => responded.then(() => new TextEncoder().encode('{"data":{}}')),
      size,
      perWorker: 4,
      maxQueue: 20 * size,
    });
    const [settled, waiting] = [
      await job('settled', "'<p>fine</p>'"),
      await job('waiting', "''", "graph.read({ text: 'query Never { a }', name: 'Never' }, {})"),
    ];
    await all.serve([
      { job: settled, role: 'live' },
      { job: waiting, role: 'standby' },
    ]);
    const pages = Array.from({ length: 8 * size }, () => all.render(waiting));
    const others = Array.from({ length: 2 * size }, () => htmlOf(all.render(settled)));
    expect(new Set(await Promise.all(others))).toEqual(new Set(['<p>fine</p>']));
    response?.();
    await Promise.all(pages);
  },
);

test('[REL-12] the worker of a release that is no longer served ends after the visits that use it', async () => {
  const all = await open();
  const [before, after] = [await job('before', whereItRuns), await job('after', whereItRuns)];
  await all.serve([{ job: before, role: 'trial' }]);
  const own = await htmlOf(all.render(before));
  await all.serve([{ job: after, role: 'live' }]);
  expect(await htmlOf(all.render(before))).toBe(own);
  await all.serve([{ job: after, role: 'live' }]);
  expect(all.costs.map(({ area }) => area)).toEqual(['after']);
});

test('[REL-12] a preview renders apart from what all visitors are served', async () => {
  const all = await open();
  const [settled, preview] = [await job('settled', whereItRuns), await job('preview', whereItRuns)];
  await all.serve([{ job: settled, role: 'live' }]);
  expect(await htmlOf(all.render(preview))).not.toBe(await htmlOf(all.render(settled)));
});

/** A page that retains so many numbers of eight bytes, and names the process that renders it. */
const retaining = (numbers: number): string =>
  `((globalThis.retained ??= []).push(Array(${numbers}).fill(0.5)), String(process.pid))`;

test('[REL-44] a release whose pages retain memory does not join the shared workers', async () => {
  const all = await open({ heapMb: 128 });
  const [settled, leak] = [await job('settled', whereItRuns), await job('leak', retaining(100_000))];
  await all.serve([
    { job: settled, role: 'live' },
    { job: leak, role: 'trial' },
  ]);
  const shared = await htmlOf(all.render(settled));
  while (moves.length < 2) await all.render(leak);
  expect(moves).toEqual(['leak: trial', 'leak: leaking']);
  await times(20, () => all.render(leak));
  expect(await htmlOf(all.render(leak))).not.toBe(shared);
  expect(all.costs[1]).toMatchObject({ confinement: 'leaking' });
});

test('[REL-44] a release that fills the memory of its own worker is named, and none of its pages fails', async () => {
  const ended: string[] = [];
  const all = await open({ ended: ({ area }, reason) => void ended.push(`${area} ${reason}`) });
  const leak = await job('leak', retaining(200_000));
  await all.serve([{ job: leak, role: 'trial' }]);
  while (ended.length < 2) await all.render(leak);
  expect(ended).toEqual(['leak memory', 'leak memory']);
  expect(all.costs[0]).toMatchObject({ kills: { memory: 2, blocked: 0, exit: 0 }, confinement: 'killed' });
  expect(all.stats.outOfMemory).toBe(0);
});
