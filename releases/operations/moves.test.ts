import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import type { Operations } from './operations.ts';
import { Refusal } from '../refusal.ts';
import type { HandWritten } from '../test-kit/hand-written-release.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';
import { failureKey } from '../health-monitor/counts.ts';
import { monitorDefaults } from '../health-monitor/settings.ts';
import { openHealthMonitor } from '../health-monitor/health-monitor.ts';

let site: OperatedSite;
let ops: Operations;
beforeEach(async () => {
  site = await operatedSite();
  ops = site.as(opsToken);
});
afterEach(() => site.close());

const accept = async (release: HandWritten) => ops.accept(await site.sealed(release), ann);
const run = async (...line: string[]): Promise<string> =>
  (await runCommand(readCommand(line), ops, site.root, 'ann', () => Promise.reject(new Error('no build')))).text;
const pins = async () => (await site.client.pins())?.pins ?? {};
const squad = async (area: string, actions: string[]): Promise<Operations> =>
  site.as((await ops.createToken({ name: `ci-${area}`, area, actions, lasts: 86_400_000 }, ann)).token);

test('[REL-27] the first release of an area is rolled out to a part of the visitors, and nothing is live for the rest', async () => {
  await accept({ area: 'walks' });
  expect(await run('rollout', 'walks', '1.0.0', '--percent', '5')).toBe(
    'walks 1.0.0 goes to 5 % of the visitors, no page of the area to the others',
  );
  expect(site.used.at(-1)?.pins).toEqual({
    walks: { version: null, previous: null, rollout: { version: '1.0.0', percent: 5 } },
  });
  expect((await ops.status()).areas).toMatchObject([{ area: 'walks', live: null, rollout: { percent: 5 } }]);
  // It is a consumer that others must not break.
  await accept({ area: 'trails', routes: ['/walks/*'] });
  await expect(ops.promote('trails', '1.0.0', ann)).rejects.toMatchObject({ reason: 'route-owned' });
  expect(await run('rollout', 'walks', '1.0.0', '--percent', '0')).toBe(
    'the rollout of walks 1.0.0 has ended; nothing is live',
  );
  expect(await pins()).toEqual({});
});

test('[REL-27] the monitor ends the rollout of a first release that fails', async () => {
  await accept({ area: 'walks' });
  await ops.rollout('walks', '1.0.0', 50, ann);
  site.client.clock = () => site.now;
  const monitor = openHealthMonitor({
    rehearse: () => Promise.reject(new Error('no plan rehearses')),
    operations: site.operations,
    client: site.client,
    settings: { ...monitorDefaults, mode: 'on' },
    now: () => site.now,
    log: { info() {}, warn() {} },
  });
  const at = new Date(Math.floor(site.now / 60_000) * 60_000).toISOString();
  const counts = { views: 100, failed: 60, [failureKey('mount Error')]: 60 };
  await site.client.addHealth({ sums: [{ area: 'walks', version: '1.0.0', at, counts }] });
  site.now += 120_000;
  await monitor.turn();
  await monitor.close();
  expect(await pins()).toEqual({});
  expect((await ops.history('walks'))[0]).toMatchObject({ who: 'watch', action: 'rollout', detail: { percent: 0 } });
});

test('[REL-28] a withdrawn area is off the site until it is restored; other areas may take its routes meanwhile', async () => {
  await accept({ area: 'walks', publishes: ['hidden@1'] });
  await accept({ area: 'search', routes: ['/buy', '/search/*'], follows: ['hidden@1'] });
  for (const area of ['walks', 'search']) await ops.promote(area, '1.0.0', ann);
  for (const [redirects, problem] of [
    [{ '/search/a': '/buy' }, '/search/a is not a route of walks'],
    [{ '/walks/*': '/nowhere' }, 'No other area has a page at /nowhere'],
    [{ '/walks/*': '/walks/all' }, 'No other area has a page at /walks/all'],
    [{ '/walks/*': '//evil.example' }, '//evil.example is not a path of the site'],
    [{ '/walks/*': 'https://evil.example/' }, 'https://evil.example/ is not a path of the site'],
  ] as const)
    await expect(ops.withdraw('walks', redirects, ann)).rejects.toMatchObject({
      reason: 'redirect-invalid',
      message: expect.stringContaining(problem),
    });
  expect(await run('withdraw', 'walks', '--redirect', '/walks/*=/buy', '--why', 'wrong prices')).toBe(
    [
      'walks is withdrawn: /walks/* redirects to /buy; its other pages are gone. restore walks puts 1.0.0 back',
      '  note: search 1.0.0 follows hidden@1, which only walks publishes.',
    ].join('\n'),
  );
  const withdrawn = { redirects: { '/walks/*': '/buy' } };
  expect((await pins())['walks']).toEqual({ version: '1.0.0', previous: null, withdrawn });
  expect(await run('status')).toMatch(/walks +1\.0\.0 \(withdrawn\)/);
  expect((await ops.history('walks'))[0]).toMatchObject({ action: 'withdraw', why: 'wrong prices', detail: withdrawn });
  await accept({ area: 'trails', routes: ['/walks/*'] });
  await ops.promote('trails', '1.0.0', ann);
  await expect(ops.restore('walks', ann)).rejects.toMatchObject({ reason: 'route-owned' });
  await ops.withdraw('trails', {}, ann);
  expect(await run('rollout', 'walks', '1.0.0', '--percent', '5')).toBe(
    'walks 1.0.0 goes to 5 % of the visitors, no page of the area to the others',
  );
  expect(await run('restore', 'walks')).toBe('walks 1.0.0 is back on the site');
  expect(await run('restore', 'walks')).toBe('walks was not withdrawn');
  await expect(ops.withdraw('nothing', {}, ann)).rejects.toMatchObject({ reason: 'nothing-live' });
});

test('[REL-28] withdrawing needs its right and is possible in a freeze; restoring is not, but for operations with a reason', async () => {
  await accept({ area: 'walks' });
  await ops.promote('walks', '1.0.0', ann);
  const other = await squad('search', ['withdraw']);
  await expect(other.withdraw('walks', {}, ann)).rejects.toMatchObject({ reason: 'not-yours' });
  const own = await squad('walks', ['withdraw']);
  const until = new Date(site.now + 3_600_000).toISOString();
  await ops.freeze({ area: null, from: new Date(site.now - 1000).toISOString(), until }, ann);
  expect(await own.withdraw('walks', {}, ann)).toMatchObject({ changed: true, withdrawn: true });
  expect((await ops.history('walks'))[0]?.who).toBe('ci-walks');
  await expect(own.restore('walks', ann)).rejects.toMatchObject({ reason: 'frozen' });
  await expect(ops.restore('walks', { who: 'ann' })).rejects.toMatchObject({ reason: 'frozen' });
  expect(await ops.restore('walks', ann)).toMatchObject({ changed: true, withdrawn: false });
});

/** A route that moves from listing to search, and a topic that both get in a new version. */
async function pair(): Promise<void> {
  await accept({ area: 'listing', routes: ['/listing/*', '/viewings'], publishes: ['hidden@1'] });
  await accept({ area: 'search', follows: ['hidden@1'] });
  for (const area of ['listing', 'search']) await ops.promote(area, '1.0.0', ann);
}
/** The second half of the pair. */
async function secondHalf(more: HandWritten = {}): Promise<void> {
  const release = (area: string, half: HandWritten) => site.sealed({ area, version: '1.1.0', ...half, ...more });
  for (const [area, half] of [
    ['listing', { publishes: ['hidden@1', 'hidden@2'] }],
    ['search', { routes: ['/search/*'], follows: ['hidden@2', 'hidden@1'] }],
  ] as const)
    await ops.accept(await release(area, half), ann);
}

test('[REL-29] releases of several areas go live by one entry, and go back by one', async () => {
  await pair();
  await secondHalf();
  expect(await run('promote', 'listing', '1.1.0', '--with', 'search@1.1.0', '--why', 'a pair')).toMatch(
    /^listing 1\.1\.0, search 1\.1\.0 are live together/,
  );
  const [entry] = await ops.history();
  const moves = [
    { area: 'listing', from: '1.0.0', to: '1.1.0' },
    { area: 'search', from: '1.0.0', to: '1.1.0' },
  ];
  expect(entry).toMatchObject({ action: 'promote', area: null, why: 'a pair', detail: { moves } });
  expect(site.used.at(-1)?.pins).toMatchObject({ listing: { version: '1.1.0' }, search: { version: '1.1.0' } });
  expect(await run('history', 'search')).toContain('together with listing 1.1.0');
  expect(await run('rollback', 'search')).toBe(
    'listing is back at 1.0.0, from 1.1.0\nsearch is back at 1.0.0, from 1.1.0',
  );
  expect((await ops.history())[0]).toMatchObject({ action: 'rollback', area: null });
  expect(await pins()).toMatchObject({ listing: { version: '1.0.0' }, search: { version: '1.0.0' } });
});

test('[REL-29] a route moves between areas that are promoted together; one that is refused refuses all', async () => {
  await accept({ area: 'listing', routes: ['/listing/*', '/viewings'] });
  await ops.promote('listing', '1.0.0', ann);
  await accept({ area: 'listing', version: '1.1.0', entry: 'without' });
  await accept({ area: 'search', version: '1.1.0', routes: ['/search/*', '/viewings'] });
  // By itself it would claim a route that listing 1.0.0 owns.
  await expect(ops.promote('search', '1.1.0', ann)).rejects.toMatchObject({ reason: 'route-owned' });
  const both = [
    { area: 'search', version: '1.1.0' },
    { area: 'listing', version: '1.1.0' },
  ];
  site.tryRelease = () => Promise.reject(new Refusal('render-slow', 'it looped'));
  const before = await pins();
  await expect(ops.promoteTogether(both, ann)).rejects.toMatchObject({ reason: 'render-slow' });
  expect(await pins()).toEqual(before);
  site.tryRelease = () => Promise.resolve();
  await expect(
    ops.promoteTogether([{ area: 'search', version: '1.1.0', expected: '1.0.0' }, ...both.slice(1)], ann),
  ).rejects.toMatchObject({ reason: 'moved-meanwhile' });
  expect(await ops.promoteTogether(both, ann)).toMatchObject({
    changed: true,
    moves: [
      { area: 'search', from: null, to: '1.1.0' },
      { area: 'listing', from: '1.0.0', to: '1.1.0' },
    ],
  });
  // What had no release before is withdrawn by the roll back.
  expect(await run('rollback', 'listing')).toBe(
    'search is withdrawn: 1.1.0 was its first release\nlisting is back at 1.0.0, from 1.1.0',
  );
});

test('[REL-29] a roll back of one needs the right for all, and is refused when another has moved on', async () => {
  await pair();
  await secondHalf();
  const both = ['listing', 'search'].map((area) => ({ area, version: '1.1.0' }));
  const own = await squad('search', ['promote', 'rollback', 'preview']);
  await expect(own.promoteTogether(both, ann)).rejects.toMatchObject({ reason: 'not-yours' });
  await ops.promoteTogether(both, ann);
  await expect(own.rollback('search', undefined, ann)).rejects.toMatchObject({
    reason: 'not-yours',
    message: expect.stringContaining('rollback in listing'),
  });
  await accept({ area: 'listing', version: '1.2.0', publishes: ['hidden@1', 'hidden@2'], entry: 'later' });
  await ops.promote('listing', '1.2.0', ann);
  await expect(ops.rollback('search', undefined, ann)).rejects.toMatchObject({
    reason: 'moved-apart',
    message: expect.stringContaining('listing 1.1.0, which is at 1.2.0 by now'),
  });
  expect(await own.rollback('search', '1.0.0', ann)).toMatchObject({ to: '1.0.0' });
});

test('[REL-29] one preview link shows the releases of several areas', async () => {
  await pair();
  await secondHalf();
  expect(await run('preview', 'listing', '1.1.0', '--with', 'search@1.1.0')).toMatch(
    /^https:\/\/verandah\.example\/preview\/\S+\nshows listing 1\.1\.0, search 1\.1\.0 until /,
  );
  const own = await squad('search', ['preview']);
  await expect(
    own.preview('search', '1.1.0', 60_000, ann, [{ area: 'listing', version: '1.1.0' }]),
  ).rejects.toMatchObject({ reason: 'not-yours' });
  await expect(
    ops.preview('search', '1.1.0', 60_000, ann, [{ area: 'listing', version: '9.9.9' }]),
  ).rejects.toMatchObject({ reason: 'unknown-release' });
  for (const wrong of ['search', 'search@', '@1.0.0', 'a@1@2'])
    await expect(run('promote', 'listing', '1.1.0', '--with', wrong)).rejects.toThrow('is not a release such as');
});
