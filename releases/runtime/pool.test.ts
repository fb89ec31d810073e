import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverSource, writeRelease } from '../test-kit/hand-written-release.ts';
import { compareInCanary, healthJob, tryInCanary } from './canary.ts';
import type { Cost, RenderJob } from './messages.ts';
import { RenderPool, type PoolOptions } from './pool.ts';
import type { RenderFailure } from './render-failure.ts';
import { RenderWorker } from './render-worker.ts';

let root: string;
let pool: RenderPool | undefined;
const queries: { sha256: string; variables: string }[] = [];
const options: PoolOptions = {
  size: 1,
  softMs: 1500,
  hardMs: 3000,
  dataMs: 10_000,
  heapMb: 64,
  perWorker: 8,
  maxQueue: 3,
  recycleAfter: 1000,
  query: async (_job, sha256, variables) => {
    queries.push({ sha256, variables });
    return new TextEncoder().encode('{"data":{"suburb":"Richmond"}}');
  },
};
/** Limits of tests whose page loops: until its worker is ended it uses a processor. */
const brief = { softMs: 300, hardMs: 600 };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-pool-'));
  queries.length = 0;
});
afterEach(async () => {
  await pool?.close();
  pool = undefined;
  await rm(root, { recursive: true, force: true });
});

async function job(area: string, server: string, form?: RenderJob['request']['form']): Promise<RenderJob> {
  const folder = join(root, area);
  const made = healthJob(await writeRelease(folder, { area, server }), folder, 'http://localhost', 1);
  return form ? { ...made, request: { ...made.request, form } } : made;
}
const open = async (more: Partial<PoolOptions> = {}): Promise<RenderPool> =>
  (pool = await new RenderPool({ ...options, ...more }).start());
const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const good = serverSource("'<p>fine</p>'");
/**
 * A page that takes some milliseconds of a processor. Both kinds of its time count: how the kernel divides it between
 * them is an estimate, by which `user` alone once took three times as long.
 */
const burns = (ms: number): string =>
  serverSource(
    `(() => { const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
      const end = used() + ${ms * 1000}; while (used() < end); return '<p>fine</p>'; })()`,
  );

/** The process that was started last, such as the only worker of a pool. */
const newestChild = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').at(-1));

test("[REL-62] a worker's compiled code serves the next one, without TypeScript's compiler, unless the host has its own", async () => {
  const compiler = serverSource('String(process.moduleLoadList.some((name) => /amaro/.test(name)))');
  const page = await job('search', compiler);
  const modules = join(root, 'compiled');
  const render = async (): Promise<string> => {
    const script = `import { RenderPool } from ${JSON.stringify(new URL('pool.ts', import.meta.url).href)};
      const pool = await new RenderPool({ ...${JSON.stringify(options)}, query: () => Promise.reject() }).start();
      process.stdout.write((await pool.render(${JSON.stringify(page)})).html);
      await pool.close();`;
    const host = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { NODE_COMPILE_CACHE: modules, NODE_NO_WARNINGS: '1' },
    });
    return (await host).stdout;
  };
  expect([await render(), await render()]).toEqual(['true', 'false']);
  const folders = await readdir(modules, { recursive: true });
  expect(folders.filter((path) => path.endsWith('workers'))).toHaveLength(1);
});

test('[REL-151] a failed page is explained by what a part of it threw, for who requests that', async () => {
  const failing = serverSource("(() => { throw new Error('a part failed'); })()").replace(
    'finish',
    "thrown: async () => new TypeError('it has no price'), finish",
  );
  const page = await job('search', failing);
  const workers = await open();
  await expect(workers.render(page)).rejects.toThrow('a part failed');
  await expect(workers.render({ ...page, explain: true })).rejects.toThrow('it has no price');
});

test('a page is rendered in a worker, with its data requested from the host by hash and its JSON safe in a page', async () => {
  const text = 'query Suburb { suburb }';
  const rendered = await (
    await open()
  ).render(
    await job(
      'search',
      serverSource(
        "'<p>' + data.suburb + '</p>'",
        `graph.read({ text: '${text}', name: 'Suburb' }, { close: '</script>' })`,
      ),
    ),
  );
  expect(rendered).toMatchObject({ status: 200, head: { title: 'A page' } });
  expect(utf8(rendered.html)).toBe('<p>Richmond</p>');
  expect(JSON.parse(utf8(rendered.page))).toEqual({
    area: 'search',
    name: 'page',
    params: {},
    data: { suburb: 'Richmond' },
    head: { title: 'A page' },
  });
  expect(queries).toEqual([
    { sha256: createHash('sha256').update(text).digest('hex'), variables: '{"close":"</script>"}' },
  ]);
  const unsafe = await (pool as RenderPool).render(await job('other', serverSource("''", "({ text: '</script>' })")));
  expect(utf8(unsafe.page)).not.toContain('</script>');
});

test('[REL-08] a release that throws fails alone, with its reason', async () => {
  const [bad, fine] = [await job('bad', serverSource('null.x')), await job('fine', good)];
  const failing = (await open()).render(bad);
  const rendered = (pool as RenderPool).render(fine);
  await expect(failing).rejects.toMatchObject({ reason: 'threw' });
  expect(utf8((await rendered).html)).toBe('<p>fine</p>');
});

test('[REL-08] an endless loop costs only its own page: the pages beside it are rendered by a replacement', async () => {
  await open(brief);
  const fine = await job('fine', good);
  await (pool as RenderPool).warm([fine]);
  const looping = (pool as RenderPool).render(await job('loop', serverSource('(() => { for (;;); })()')));
  const beside = (pool as RenderPool).render(fine);
  await expect(looping).rejects.toMatchObject({ reason: 'slow' });
  expect(utf8((await beside).html)).toBe('<p>fine</p>');
  expect(pool?.stats).toMatchObject({ slow: 1, killed: 1 });
});

test('[REL-08] a loop while fetching data is found too', async () => {
  await open(brief);
  await expect(
    (pool as RenderPool).render(await job('loop', serverSource("''", '(() => { for (;;); })()'))),
  ).rejects.toMatchObject({ reason: 'slow' });
});

test('[REL-08] a page that uses too much memory costs its worker, not the host', async () => {
  await open({ softMs: 20_000, hardMs: 30_000, dataMs: 30_000, heapMb: 24 });
  const hog = (pool as RenderPool).render(
    await job(
      'hog',
      serverSource('(() => { const all = []; for (;;) all.push({ more: new Array(1000).fill(0.5) }); })()'),
    ),
  );
  await expect(hog).rejects.toMatchObject({ reason: 'killed', message: expect.stringContaining('memory') });
  expect(utf8((await (pool as RenderPool).render(await job('fine', good))).html)).toBe('<p>fine</p>');
});

test('[REL-08] missing data is distinguished from slow rendering, and the calls that it waited for are named', async () => {
  await open({ dataMs: 300, query: () => new Promise(() => {}) });
  const text = 'query Never { a }';
  const waiting = await job('search', serverSource("''", `graph.read({ text: '${text}', name: 'Never' }, {})`));
  const sha256 = createHash('sha256').update(text).digest('hex');
  const operations = [{ name: 'Never', kind: 'query' as const, text, sha256 }];
  await expect((pool as RenderPool).render({ ...waiting, operations })).rejects.toMatchObject({
    reason: 'data',
    awaited: ['Never'],
    message: 'the API did not respond within 300 ms to Never',
  });
});

test('[REL-90] a load that never resolves and calls no API fails by its release, before its data’s time is over', async () => {
  const spent: Cost[] = [];
  await open({ softMs: 300, dataMs: 1 << 30, spent: (_job, cost) => void spent.push(cost) });
  const endless = await job('search', serverSource("''", 'new Promise(() => {})'));
  await expect((pool as RenderPool).render(endless)).rejects.toMatchObject({
    reason: 'slow',
    awaited: [],
    message: 'it waited 300 ms for something else than the API: no call is open',
  });
  // After its data, too.
  const dreaming = await job(
    'other',
    serverSource("''", "graph.read({ text: 'query S { s }', name: 'S' }, {}).then(() => new Promise(() => {}))"),
  );
  await expect((pool as RenderPool).render(dreaming)).rejects.toMatchObject({ reason: 'slow' });
  expect(utf8((await (pool as RenderPool).render(await job('fine', good))).html)).toBe('<p>fine</p>');
  // Their worker has ended them: they no longer use its memory, and are no evidence about other pages.
  expect(spent.map(({ abandoned = false }) => abandoned)).toEqual([true, true, false]);
});

test('[REL-90] pages that wait behind those of their own release, which burn the processor, fail by the release', async () => {
  // Each ends before it counts as blocking the worker.
  await open({ softMs: 60_000, hardMs: 60_000, dataMs: 500, perWorker: 16, maxQueue: 50, waited: () => 0 });
  const hog = await job('hog', burns(300));
  const pages = await Promise.allSettled(Array.from({ length: 8 }, () => (pool as RenderPool).render(hog)));
  const failures = pages.flatMap((page) => (page.status === 'rejected' ? [page.reason as RenderFailure] : []));
  // Where other processes have the processor meanwhile, a page may wait without one of its release burning it.
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['slow']));
  expect(failures.map(({ message }) => message)).toContain('pages of its release used the processor for 500 ms');
});

test('[REL-90] pages that wait behind those of another release are no failures', async () => {
  await open({ softMs: 60_000, hardMs: 60_000, dataMs: 60_000, perWorker: 16, maxQueue: 50, waited: () => 0 });
  const [hog, fine] = [await job('hog', burns(600)), await job('fine', good)];
  const burning = (pool as RenderPool).render(hog);
  await expect((pool as RenderPool).render({ ...fine, dataMs: 300 })).rejects.toMatchObject({
    reason: 'crowded',
    message: 'other pages used the processor for 300 ms',
  });
  await burning;
});

test('[REL-08] a page of more than two million characters fails by its release', async () => {
  const large = (characters: number): string => serverSource(`'x'.repeat(${characters})`);
  const workers = await open();
  expect((await workers.render(await job('fine', large(1_900_000)))).html).toHaveLength(1_900_000);
  await expect(workers.render(await job('huge', large(2_100_000)))).rejects.toMatchObject({
    reason: 'threw',
    message: expect.stringContaining('2.1 million characters; a page may have 2'),
  });
});

test('[REL-90] a page that waits behind one of another release is no failure, even if a busy machine held both up', async () => {
  const worker = new RenderWorker({ ...options, waited: () => 0 });
  await worker.ready;
  try {
    const [hog, fine] = [await job('hog', burns(600)), await job('fine', good)];
    // The worker reads both pages and the ping after them at once.
    process.kill(newestChild(), 'SIGSTOP');
    const burning = worker.render(hog);
    const waiting = worker.render({ ...fine, dataMs: 300 });
    const pong = worker.cpu();
    process.kill(newestChild(), 'SIGCONT');
    await expect(waiting).rejects.toMatchObject({ reason: 'crowded' });
    await Promise.all([burning, pong]);
  } finally {
    await worker.terminate();
  }
});

test('[REL-90] a page that is no longer awaited is not begun', async () => {
  await open({ softMs: 60_000, hardMs: 60_000, dataMs: 60_000, perWorker: 16, maxQueue: 50 });
  const counting = await job('count', serverSource('String((globalThis.begun = (globalThis.begun ?? 0) + 1))'));
  const burning = (pool as RenderPool).render(await job('hog', burns(600)));
  const late = Array.from({ length: 5 }, () => (pool as RenderPool).render({ ...counting, dataMs: 200 }));
  await Promise.allSettled([burning, ...late]);
  expect(utf8((await (pool as RenderPool).render(counting)).html)).toBe('1');
});

test('[REL-08] a missing or altered bundle, or one with a forbidden import, is rejected before it runs', async () => {
  const altered = await job('altered', good);
  await writeFile(join(root, 'altered/server.cjs'), `${good}\n`);
  const missing = await job('missing', good);
  await rm(join(root, 'missing/server.cjs'));
  await open();
  await expect((pool as RenderPool).render(altered)).rejects.toMatchObject({
    reason: 'missing',
    message: expect.stringContaining('not the file that was published'),
  });
  await expect((pool as RenderPool).render(missing)).rejects.toMatchObject({ reason: 'missing' });
  await expect((pool as RenderPool).render(await job('greedy', 'require("node:fs")'))).rejects.toMatchObject({
    message: expect.stringContaining('may not require node:fs'),
  });
});

test('a form is never sent twice, even when another page ends its worker', async () => {
  await open(brief);
  const loop = (pool as RenderPool).render(await job('loop', serverSource('(() => { for (;;); })()')));
  const form = (pool as RenderPool).render(await job('form', good, { name: 'Ann' }));
  await expect(loop).rejects.toMatchObject({ reason: 'slow' });
  // Nor is its own release to blame.
  await expect(form).rejects.toMatchObject({ reason: 'crowded' });
});

test('more pages than the queue holds are rejected', async () => {
  await open({ dataMs: 300, perWorker: 1, query: () => new Promise(() => {}) });
  const waiting = await job(
    'search',
    serverSource("''", "graph.read({ text: 'query Never { a }', name: 'Never' }, {})"),
  );
  const reasons = await Promise.all(
    Array.from({ length: 5 }, () =>
      (pool as RenderPool).render(waiting).catch((problem: { reason: string }) => problem.reason),
    ),
  );
  expect(reasons.filter((reason) => reason === 'crowded')).toHaveLength(1);
});

test('[SEC-114] a full queue drops what nobody waits for, and renders first for those who are on the site', async () => {
  const held = Promise.withResolvers<never>();
  await open({ perWorker: 1, maxQueue: 2, query: () => held.promise });
  const holds = await job('search', serverSource("''", "graph.read({ text: 'query Held { a }', name: 'Held' }, {})"));
  const fine = await job('fine', good);
  const ended: string[] = [];
  const render = (network: string, urgency?: 'staying' | 'spare') =>
    (pool as RenderPool).render({ ...fine, network, ...(urgency && { urgency }) }).then(
      () => ended.push(network),
      ({ reason }: { reason: string }) => ended.push(`${network} ${reason}`),
    );
  const first = (pool as RenderPool).render(holds).catch(() => undefined);
  const pages = [render('crawler', 'spare'), render('new'), render('open', 'staying')];
  await pages[0];
  held.reject(new Error('unavailable'));
  await Promise.all([first, ...pages]);
  expect(ended).toEqual(['crawler crowded', 'open', 'new']);
});

test('[REL-168] a page that has waited for longer than anybody would is given up, spare ones first', async () => {
  const held = Promise.withResolvers<never>();
  const waited: (string | undefined)[] = [];
  await open({
    perWorker: 1,
    query: () => held.promise,
    longestWait: { staying: 60_000, arriving: 60_000, spare: 0 },
    queuedFor: (_ms, urgency) => waited.push(urgency),
  });
  const holds = await job('search', serverSource("''", "graph.read({ text: 'query Held { a }', name: 'Held' }, {})"));
  const fine = await job('fine', good);
  const first = (pool as RenderPool).render({ ...holds, network: 'first' }).catch(() => undefined);
  const second = (pool as RenderPool).render({ ...fine, network: 'second', urgency: 'staying' });
  // It waits for the other one of its network.
  const behind = (pool as RenderPool).render({ ...fine, network: 'second' });
  await expect((pool as RenderPool).render({ ...fine, network: 'crawler', urgency: 'spare' })).rejects.toMatchObject({
    reason: 'crowded',
  });
  expect(pool?.stats.crowded).toBe(1);
  expect(waited).toEqual(['arriving', 'spare']);
  held.reject(new Error('unavailable'));
  await first;
  expect([(await second).status, (await behind).status]).toEqual([200, 200]);
  expect(waited).toEqual(['arriving', 'spare', 'staying']);
});

test('a worker that has reached its page limit is replaced without a failed page', async () => {
  await open({ recycleAfter: 3, maxQueue: 50 });
  const fine = await job('fine', good);
  for (let page = 0; page < 12; page++) expect((await (pool as RenderPool).render(fine)).status).toBe(200);
  expect(pool?.stats.recycled).toBeGreaterThan(0);
});

test('[REL-08] workers go into service while their warm-up pages wait for an unavailable API', async () => {
  await open({ query: () => new Promise(() => {}), dataMs: 1 << 30 });
  await (pool as RenderPool).warm([
    await job('search', serverSource("''", "graph.read({ text: 'query Never { a }', name: 'Never' }, {})")),
  ]);
  expect(utf8((await (pool as RenderPool).render(await job('fine', good))).html)).toBe('<p>fine</p>');
});

test('a worker counts as coping with a limited number of pages, and only while it sends messages', async () => {
  const worker = new RenderWorker(options);
  await worker.ready;
  try {
    const page = await job('search', good);
    expect(worker.copes(performance.now() + 1000)).toBe(true);
    const pages = [worker.render(page)];
    expect(worker.copes(performance.now())).toBe(true);
    expect(worker.copes(performance.now() + 1000)).toBe(false);
    while (pages.length < 8) pages.push(worker.render(page));
    expect(worker.copes(performance.now())).toBe(false);
    await Promise.all(pages);
    expect(worker.copes(performance.now() + 1000)).toBe(true);
  } finally {
    await worker.terminate();
  }
});

test('[REL-04] a release that the workers hold is not warmed again: a rollback waits for no data', async () => {
  await open();
  const jobOf = (area: string): Promise<RenderJob> =>
    job(
      area,
      serverSource(
        "'<p>' + data.suburb + '</p>'",
        "graph.read({ text: 'query Suburb { suburb }', name: 'Suburb' }, {})",
      ),
    );
  const [before, after] = [await jobOf('before'), await jobOf('after')];
  for (const set of [[before], [after], [before]]) await (pool as RenderPool).warm(set);
  expect(queries).toHaveLength(2);
});

test('workers store nothing of one request for the next', async () => {
  await open();
  const page = await job('search', serverSource('String(graph.seen = (graph.seen ?? 0) + 1)'));
  const first = await (pool as RenderPool).render(page);
  const second = await (pool as RenderPool).render(page);
  expect([utf8(first.html), utf8(second.html)]).toEqual(['1', '1']);
});

test('[REL-03] a release is smoke-rendered in a worker first: throwing, looping and wrong statuses are rejected', async () => {
  await expect(tryInCanary(await job('fine', good), options)).resolves.toBeUndefined();
  await expect(tryInCanary(await job('bad', serverSource('null.x')), options)).rejects.toMatchObject({
    reason: 'render-failed',
  });
  await expect(
    tryInCanary(await job('loop', serverSource('(() => { for (;;); })()')), options, 500),
  ).rejects.toMatchObject({ reason: 'render-slow' });
  await expect(
    tryInCanary(await job('lost', serverSource("({ status: 404, html: '', state: '' })")), options),
  ).rejects.toMatchObject({ reason: 'render-failed', message: expect.stringContaining('404') });
  const unplugged = { ...options, query: () => Promise.reject(new Error('connection refused')) };
  await expect(
    tryInCanary(
      await job('dry', serverSource("''", "graph.read({ text: 'query A { a }', name: 'A' }, {})")),
      unplugged,
    ),
  ).rejects.toMatchObject({ reason: 'data-unavailable' });
});

test('[REL-90] a release whose health page never resolves is rejected as broken: the API is not mentioned', async () => {
  const endless = await job('endless', serverSource("''", 'new Promise(() => {})'));
  const tried = tryInCanary(endless, { ...options, dataMs: 500 });
  await expect(tried).rejects.toMatchObject({
    reason: 'render-slow',
    message: expect.stringMatching(/could not render its health page: it waited .* for something else than the API/),
  });
});

test('[REL-03] a release that is slow only at its first page, while it is compiled or the machine is busy, passes the canary', async () => {
  const waits = (ms: number): string => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`;
  // Longer than a page may block a worker that serves visitors.
  const slowFirst = serverSource(
    `(module.tries = (module.tries ?? 0) + 1) === 1 ? (${waits(3500)}, '') : '<p>fine</p>'`,
  );
  await expect(tryInCanary(await job('cold', slowFirst), options)).resolves.toBeUndefined();
});

test('[REL-03] a release that needs too much CPU for every page is rejected, however fast the machine responds meanwhile', async () => {
  await expect(
    tryInCanary(await job('busy', burns(300)), { ...options, softMs: 200, hardMs: 400 }),
  ).rejects.toMatchObject({
    reason: 'render-slow',
    message: expect.stringMatching(/took \d+ ms of a processor to render, more than the 200 it may/),
  });
});

test('[REL-46] a release whose page takes much more processor time than the live one is noted, with both figures', async () => {
  const live = await job('live', burns(10));
  await expect(compareInCanary(await job('costly', burns(60)), live, options)).resolves.toMatch(
    /^Its health page takes \d+ ms of a processor to render; that of 1\.0\.0 takes \d+ ms\.$/,
  );
  await expect(compareInCanary(await job('equal', burns(10)), live, options)).resolves.toBeUndefined();
  // Nothing to compare with: it can't be rendered itself.
  const broken = await job('broken', serverSource('null.x'));
  await expect(compareInCanary(await job('alone', burns(60)), broken, options)).resolves.toBeUndefined();
});

test('[SEC-24] a page of another network is rendered before those that one network has waiting, which always leave it a worker', async () => {
  const order: string[] = [];
  const waiting: (() => void)[] = [];
  const pages = await open({
    size: 2,
    perWorker: 8,
    maxQueue: 50,
    query: (renderJob) =>
      new Promise((resolve) => {
        order.push(renderJob.network ?? 'own');
        waiting.push(() => resolve(new TextEncoder().encode('{"data":{}}')));
      }),
  });
  const slow = await job(
    'search',
    serverSource("'<p>fine</p>'", "graph.read({ text: 'query S { s }', name: 'S' }, {})"),
  );
  const text = 'query S { s }';
  const operations = [
    { name: 'S', kind: 'query' as const, text, sha256: createHash('sha256').update(text).digest('hex') },
  ];
  const renderFor = (network: string) => pages.render({ ...slow, operations, network });
  const all = [...Array.from({ length: 4 }, () => renderFor('greedy')), renderFor('other')];
  const step = async (count: number): Promise<void> => {
    while (order.length < count)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
  };
  await step(2);
  expect(order).toEqual(['greedy', 'other']);
  while (order.length < 5) {
    const count = order.length;
    waiting[count - 2]?.();
    waiting[count - 1]?.();
    await step(count + 1);
  }
  for (const release of waiting) release();
  await Promise.all(all);
  expect(order).toEqual(['greedy', 'other', 'greedy', 'greedy', 'greedy']);
});

test('[REL-44] a worker whose memory fills up is replaced, no page fails, and no release is blamed for it', async () => {
  const blamed: string[] = [];
  await open({ killed: ({ area }) => void blamed.push(area) });
  const leak = await job('leak', serverSource("((globalThis.retained ??= []).push(Array(200_000).fill(0.5)), 'x')"));
  const rendering = pool as RenderPool;
  while (rendering.stats.recycled < 3) await rendering.render(leak);
  expect(rendering.stats).toMatchObject({ outOfMemory: 0, killed: 0, slow: 0 });
  expect(blamed).toEqual([]);
});

test('[REL-13] a worker that ends between two pages is reported with the reason and replaced', async () => {
  const lost = Promise.withResolvers<string>();
  const rendering = await open({ lost: lost.resolve });
  process.kill(newestChild(), 'SIGKILL');
  expect(await lost.promise).toBe('its worker was ended by SIGKILL');
  expect(utf8((await rendering.render(await job('good', good))).html)).toBe('<p>fine</p>');
});

test('[REL-91] a worker that is killed ran out of memory only if the system reports it', async () => {
  const kills = await job('kills', serverSource("(process.kill(process.pid, 'SIGKILL'), 'x')"));
  const reasons: string[] = [];
  let memoryKills = 7;
  const killed = (_job: unknown, reason: string): void => void reasons.push(reason);
  await open({ killed, memoryKills: () => memoryKills });
  const message = 'its worker was ended by SIGKILL';
  await expect((pool as RenderPool).render(kills)).rejects.toMatchObject({ reason: 'killed', message });
  await pool?.close();
  await open({ killed, memoryKills: () => memoryKills++ });
  await expect((pool as RenderPool).render(kills)).rejects.toMatchObject({
    message: 'it used more memory than a page may have',
  });
  expect(reasons).toEqual(['exit', 'memory']);
});

test('[REL-44] garbage alone does not have a worker replaced', async () => {
  await open();
  const wasteful = await job('wasteful', serverSource('String(Array(200_000).fill(0.5).length)'));
  for (let page = 0; page < 200; page++) await (pool as RenderPool).render(wasteful);
  expect(pool?.stats.recycled).toBe(0);
});

test('[REL-45] a page whose worker waits for a processor is not slow', async () => {
  // Of every second it waits nine tenths, as on a machine that others use.
  await open({ softMs: 300, hardMs: 30_000, waited: () => performance.now() * 0.9 });
  const start = performance.now();
  await expect(
    (pool as RenderPool).render(await job('loop', serverSource('(() => { for (;;); })()'))),
  ).rejects.toMatchObject({ reason: 'slow' });
  expect(performance.now() - start).toBeGreaterThan(4 * 300);
});

test('[REL-82] a worker that is stopped without a page in it is replaced before a page needs it', async () => {
  const unresponsive = Promise.withResolvers<void>();
  const killed: string[] = [];
  await open({
    ...brief,
    idlePingMs: 50,
    unresponsive: unresponsive.resolve,
    killed: ({ area }) => void killed.push(area),
  });
  const fine = await job('fine', good);
  await (pool as RenderPool).render(fine);
  process.kill(newestChild(), 'SIGSTOP');
  await unresponsive.promise;
  expect(utf8((await (pool as RenderPool).render(fine)).html)).toBe('<p>fine</p>');
  expect(pool?.stats).toMatchObject({ unresponsive: 1, killed: 0, slow: 0 });
  expect(killed).toEqual([]);
});

test('[REL-82] a worker that a forgotten timer of a page blocks is replaced before a page needs it', async () => {
  const unresponsive = Promise.withResolvers<void>();
  await open({ ...brief, idlePingMs: 50, unresponsive: unresponsive.resolve });
  const forgetful = serverSource("(setTimeout(() => { for (;;); }, 20), '<p>fine</p>')");
  await (pool as RenderPool).render(await job('forgetful', forgetful));
  await unresponsive.promise;
  expect(utf8((await (pool as RenderPool).render(await job('fine', good))).html)).toBe('<p>fine</p>');
});

test('[REL-82] workers are judged by their own delays: a host that was blocked ends none of them', async () => {
  await open({ ...brief, size: 2, idlePingMs: 1 });
  const fine = await job('fine', good);
  await (pool as RenderPool).render(fine);
  // Longer than a worker may be silent, a ping being under way.
  for (let blocks = 0; blocks < 3; blocks++) {
    const until = performance.now() + 4 * brief.hardMs;
    while (performance.now() < until);
    await (pool as RenderPool).render(fine);
  }
  expect(pool?.stats).toMatchObject({ unresponsive: 0, killed: 0 });
});

test('[REL-82] a pool reports for how long none of its workers has responded', async () => {
  await open({ ...brief, hardMs: 60_000, idlePingMs: 20 });
  process.kill(newestChild(), 'SIGSTOP');
  const from = (pool as RenderPool).silentMs;
  while ((pool as RenderPool).silentMs < from + 200)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  process.kill(newestChild(), 'SIGCONT');
  while ((pool as RenderPool).silentMs > 200)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
});

test('[SHELL-98] one worker renders one page at a time; another starts when pages come at once, and ends afterwards', async () => {
  const workers = await open({ size: 2, quietMs: 300 });
  const count = (): number => workers.use.busy + workers.use.idle + workers.use.starting;
  const [fine, slow] = [await job('fine', good), await job('slow', burns(100))];
  for (let page = 0; page < 3; page += 1) await workers.render(fine);
  expect(count()).toBe(1);
  const both = [workers.render(slow), workers.render(fine)];
  expect(count()).toBe(2);
  await Promise.all(both);
  while (count() > 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  expect(utf8((await workers.render(fine)).html)).toBe('<p>fine</p>');
  expect([count(), workers.stats.recycled]).toEqual([1, 0]);
});
