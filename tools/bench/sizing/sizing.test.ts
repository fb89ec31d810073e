import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFigures, readRecorded, names } from '../figures.ts';
import { examples, type Demand } from './demand.ts';
import { cachedShare } from './cached-share.ts';
import { sizingPage } from './page.ts';
import { planFor } from './plan.ts';
import { searchMs } from './servers.ts';

const root = join(import.meta.dirname, '../../..');
const figures = readFigures();
const [town, state, country] = examples as [Demand, Demand, Demand];

test('docs/sizing.md matches the recorded figures', () => {
  expect(readFileSync(join(root, 'docs/sizing.md'), 'utf8')).toBe(sizingPage(figures, readRecorded, examples));
});

test('a file of figures with a missing, unknown or non-numeric key is rejected with the key’s name', () => {
  const { figures: recorded, ...provenance } = readRecorded('alerts');
  const read = (changed: object): unknown =>
    readRecorded('alerts', JSON.stringify({ ...provenance, figures: { ...recorded, ...changed } }));
  expect(read({})).toEqual({ ...provenance, figures: recorded });
  expect(() => read({ matchMs: undefined })).toThrow('tools/bench/figures/alerts.json: figures.matchMs:');
  expect(() => read({ matchMs: -1 })).toThrow('tools/bench/figures/alerts.json: figures.matchMs:');
  expect(() => read({ stored: 1 })).toThrow('tools/bench/figures/alerts.json: figures.stored:');
  expect(() =>
    readRecorded('alerts', JSON.stringify({ ...provenance, measured: 'lately', figures: recorded })),
  ).toThrow('tools/bench/figures/alerts.json: measured:');
  expect(names.map((name) => readRecorded(name).command.split(' ')[4])).toEqual(names);
});

test('a plan carries the load with one pod and one server down, and not with two', () => {
  for (const demand of examples) {
    const { pods, servers } = planFor(demand, figures);
    expect(pods.replicas).toBeGreaterThanOrEqual(2);
    for (const busy of [
      pods.busy.host,
      pods.busy.service,
      pods.busy.workers / pods.renderWorkers,
      servers.busy / (servers.count - 1) / servers.processors,
    ])
      expect(busy).toBeLessThanOrEqual(0.6);
    expect(pods.memory.hostLimit).toBeGreaterThan(pods.memory.host);
    expect(pods.memory.serviceLimit).toBeGreaterThan(pods.memory.service);
    expect(servers.disk).toBeGreaterThan(servers.rows);
  }
  const { pods } = planFor(country, figures);
  const without = planFor(
    { ...country, visits: (country.visits * (pods.replicas - 1)) / (pods.replicas - 2) },
    figures,
  ).pods;
  expect(without.replicas).toBeGreaterThan(pods.replicas);
});

test('more of anything never needs fewer resources', () => {
  const size = ({ pods, servers, files }: ReturnType<typeof planFor>): number[] => [
    pods.replicas,
    servers.count * servers.processors,
    servers.memory,
    servers.rows,
    files.pictures,
    files.releases,
  ];
  const now = planFor(state, figures);
  const before = size(now);
  for (const key of ['listings', 'visits', 'members', 'alerts', 'feedListings', 'pictures', 'releases'] as const) {
    const then = planFor({ ...state, [key]: state[key] * 3 }, figures);
    const after = size(then);
    expect(after.map((value, at) => value >= (before[at] as number))).toEqual(before.map(() => true));
    expect([...after, then.servers.busy]).not.toEqual([...before, now.servers.busy]);
  }
  const dearer = planFor(state, {
    ...figures,
    render: { ...figures.render, results: { ...figures.render.results, hostMs: figures.render.results.hostMs * 50 } },
  });
  expect(dearer.pods.replicas).toBeGreaterThan(planFor(state, figures).pods.replicas);
});

test('the cached share grows with visitors and with memory, and is 0 without either', () => {
  const share = (perSecond: number, cacheBytes = 1e12): number =>
    cachedShare({ pages: 1000, perSecond, freshSeconds: 15, cacheBytes, pageBytes: 150_000 });
  expect(share(0)).toBeCloseTo(0);
  expect(share(10)).toBeLessThan(share(100));
  expect(share(100_000)).toBeGreaterThan(0.99);
  expect(share(100, 0)).toBeCloseTo(0);
  expect(share(100, 2e6)).toBeLessThan(share(100, 20e6));
  // One page only, requested once a second: cached for 15 seconds, rendered for the sixteenth.
  expect(cachedShare({ pages: 1, perSecond: 1, freshSeconds: 15, cacheBytes: 1e12, pageBytes: 150_000 })).toBeCloseTo(
    15 / 16,
  );
});

test('durations of searches are interpolated linearly between the measured sizes', () => {
  const search = {
    growth: [
      { listings: 300, ms: 8 },
      { listings: 100, ms: 4 },
    ],
  };
  expect([50, 100, 200, 300, 500].map((listings) => searchMs(listings, search))).toEqual([4, 4, 6, 8, 12]);
});

test('deploy/ gives host and API what the town needs, and their heaps fit', () => {
  const { pods } = planFor(town, figures);
  const manifest = readFileSync(join(root, 'deploy/kubernetes/base/site.yaml'), 'utf8');
  const given = (container: string): number[] => {
    const [, cpu, request, limit] =
      new RegExp(
        `- name: ${container}\\n[^]*?resources: \\{ requests: \\{ cpu: (\\d+)m, memory: (\\d+)Mi \\}, limits: \\{ memory: (\\d+)Mi \\} \\}`,
      ).exec(manifest) ?? [];
    return [Number(cpu) / 1000, Number(request) * 2 ** 20, Number(limit) * 2 ** 20];
  };
  const { processors, memory } = pods;
  const least = {
    host: [processors.host, memory.host, memory.hostLimit],
    service: [processors.service, memory.service, memory.serviceLimit],
  };
  for (const [container, needed] of Object.entries(least))
    expect(given(container).map((value, at) => value >= (needed[at] as number))).toEqual([true, true, true]);
  expect(manifest).toContain(`replicas: ${pods.replicas}\n`);
  const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
  for (const container of ['host', 'service'])
    expect(compose).toMatch(
      new RegExp(`x-${container}: [^]*?limits: \\{ memory: ${(given(container)[2] as number) / 2 ** 20}M \\}`),
    );
});
