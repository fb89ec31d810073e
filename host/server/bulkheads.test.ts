import { bundleSource, openSite, type Site } from './test-kit/site.ts';
import type { SetArea } from './release-set.ts';
import { servedReleases } from './live-set.ts';

/** Its pages show the process that rendered them; all but the health page burn the processor for `ms` first. */
const burning = (ms: number): string =>
  bundleSource(`
    const used = () => process.cpuUsage().user + process.cpuUsage().system;
    const end = used() + ${ms * 1000};
    while (!request.url.endsWith('/health') && used() < end);
    return page('<p>' + process.pid + '</p>');`);

/** A busy machine renders a burning page late; these tests are about which requests wait, not about how long. */
const patient = { softMs: 60_000, hardMs: 60_000, heapMb: 64 };

let site: Site;
beforeEach(async () => {
  // The data of a page that waits for a burning one come late, too.
  site = await openSite({ PAGE_CACHE_MB: '0', SSR_GRAPHQL_TIMEOUT: '60000' }, patient);
});
afterEach(() => site.close());

async function promote(area: string, version: string, server: string): Promise<void> {
  await site.store(area, version, server);
  expect(await site.operate(`${area}/promote`, { version })).toMatchObject({ status: 200 });
}
const workerOf = async (path: string): Promise<string> => {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  return /<p>(\d+)<\/p>/.exec(text)?.[1] ?? '';
};
const metrics = async (): Promise<string> =>
  (await site.get('/metrics', { headers: { authorization: `Bearer ${site.token}` } })).text;

test('[REL-12] [REL-13] a new release that burns the processor delays no other area, and is named', async () => {
  await promote('agents', '1.0.0', burning(0));
  await promote('search', '1.0.0', burning(0));
  const shared = await workerOf('/agents/ann');
  expect(await workerOf('/search/all')).toBe(shared);
  await promote('search', '1.0.1', burning(700));
  expect(await metrics()).toContain('verandah_release_confined{area="search",release="1.0.1",reason="trial"} 1');
  const order: string[] = [];
  const burns = Array.from({ length: 4 }, (_, at) =>
    site.get(`/search/all?page=${at}`).then(({ status }) => order.push(`search ${status}`)),
  );
  for (let page = 0; page < 5; page++) order.push(`agents ${(await workerOf('/agents/ann')) === shared}`);
  await Promise.all(burns);
  expect(order.filter((entry) => entry.startsWith('agents'))).toEqual(Array(5).fill('agents true'));
  expect(order.indexOf('search 200')).toBeGreaterThan(3);
  expect(await metrics()).toMatch(
    /verandah_release_cpu_seconds_total\{area="search",release="1\.0\.1"\} (?:[2-9]|\d\d)/,
  );
});

test('[REL-12] [REL-04] a roll back needs no new worker: the release before is where it was', async () => {
  await promote('search', '1.0.0', burning(0));
  const shared = await workerOf('/search/all');
  await promote('search', '1.0.1', burning(0));
  expect(await workerOf('/search/all')).not.toBe(shared);
  expect(await site.operate('search/rollback', {})).toMatchObject({ status: 200 });
  expect(await workerOf('/search/all')).toBe(shared);
  expect(await metrics()).not.toMatch(/verandah_release_confined\{.*release="1\.0\.0"/);
});

test('[REL-12] releases newer than the live ones, or in rollout, run apart; those of a start and of a rollback do not', () => {
  const release = (version: string) => ({ manifest: { version } }) as SetArea['live'];
  const of = (version: string, more: Partial<SetArea> = {}) => ({
    areas: [{ name: 'search', live: release(version), ...more }],
    offered: [],
  });
  const roles = (...sets: Parameters<typeof servedReleases>) =>
    servedReleases(...sets).map(({ release: { manifest }, role }) => `${manifest.version} ${role}`);
  expect(roles(of('1.0.9'), null)).toEqual(['1.0.9 live']);
  expect(roles(of('1.0.10', { previous: release('1.0.9') }), of('1.0.9'))).toEqual(['1.0.10 trial', '1.0.9 standby']);
  expect(roles(of('1.0.9', { previous: release('1.0.10') }), of('1.0.10'))).toEqual(['1.0.9 live', '1.0.10 standby']);
  expect(roles(of('1.0.9', { rollout: { release: release('1.1.0'), percent: 5 } }), of('1.0.9'))).toEqual([
    '1.0.9 live',
    '1.1.0 trial',
  ]);
});
