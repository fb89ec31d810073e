import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import type { Operations } from '../operations/operations.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';
import { bucketKey, failureKey } from './counts.ts';
import { monitorDefaults, type MonitorSettings } from './settings.ts';
import type { Counts, MonitorMode } from './shapes.ts';
import { openHealthMonitor, type HealthMonitor } from './health-monitor.ts';

const minute = 60_000;
let site: OperatedSite;
let operations: Operations;
let warned: string[];
let watches: HealthMonitor[];
beforeEach(async () => {
  site = await operatedSite();
  ({ operations } = site);
  site.now = Date.parse('2026-11-21T10:00:20Z');
  site.client.clock = () => site.now;
  warned = [];
  watches = [];
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await operations.accept(await site.sealed({ version }), ann);
  await operations.promote('search', '1.0.0', ann);
});
afterEach(async () => {
  for (const each of watches) await each.close();
  await site.close();
});

const monitor = (mode: MonitorMode = 'on', more: Partial<MonitorSettings> = {}, on = operations): HealthMonitor => {
  const made = openHealthMonitor({
    rehearse: () => Promise.reject(new Error('no plan rehearses')),
    operations: on,
    client: site.client,
    settings: { ...monitorDefaults, mode, ...more },
    now: () => site.now,
    log: { info() {}, warn: (fields, text) => void warned.push(`${text}: ${JSON.stringify(fields)}`) },
  });
  watches.push(made);
  return made;
};
/** Writes counts of the current minute, like a host. */
const count = (version: string, counts: Counts, area = 'search'): Promise<void> =>
  site.client.addHealth({
    sums: [{ area, version, at: new Date(Math.floor(site.now / minute) * minute).toISOString(), counts }],
  });
const pass = (minutes: number): void => {
  site.now += minutes * minute;
};
const broken: Counts = { views: 410, failed: 13, [failureKey('mount TypeError')]: 13 };
const live = async () => (await operations.status()).areas.find(({ area }) => area === 'search');
/** The monitor's entries in the log. */
const written = async () =>
  (await operations.history())
    .filter(({ who }) => who === 'watch')
    .map(({ action, from, to, why }) => ({ action, from, to, why }));

/** 1.0.0 for an hour, then 1.0.1, some minutes ago. */
async function promoteNext(): Promise<void> {
  await count('1.0.0', { views: 5120, failed: 5 });
  pass(60);
  await operations.promote('search', '1.0.1', ann);
  pass(5);
}

test('[REL-06] a promotion that fails more often than its predecessor is rolled back, with the reason in words and figures', async () => {
  await promoteNext();
  const turns = monitor();
  await turns.turn();
  expect((await live())?.live).toBe('1.0.1');
  await count('1.0.1', broken);
  await turns.turn();
  expect(await live()).toMatchObject({ live: '1.0.0', previous: null, since: { who: 'watch' } });
  expect(await written()).toEqual([
    {
      action: 'rollback',
      from: '1.0.1',
      to: '1.0.0',
      why: '3.2 % of 410 page views failed, 0.1 % of 5,120 of 1.0.0 before: mount TypeError (13)',
    },
  ]);
  expect(site.used.at(-1)?.pins['search']?.version).toBe('1.0.0');
  expect(warned).toEqual([expect.stringContaining('release rolled back automatically')]);
  // There is no loop of rollbacks.
  await turns.turn();
  expect(await written()).toHaveLength(1);
});

test('[REL-06] a rollout that fails more often than the release beside it ends; the live one stays', async () => {
  await operations.rollout('search', '1.0.1', 5, ann);
  await count('1.0.0', { views: 2000, failed: 4 });
  await count('1.0.1', { views: 100, failed: 100, [failureKey('mount Error')]: 100 });
  await monitor().turn();
  expect(await live()).toMatchObject({ live: '1.0.0', rollout: null });
  expect(await written()).toEqual([
    {
      action: 'rollout',
      from: '1.0.0',
      to: '1.0.1',
      why: '100.0 % of 100 page views failed, 0.2 % of 2,000 of 1.0.0 beside it: mount Error (100)',
    },
  ]);
});

test('[REL-06] a recent failure is not outweighed by a good day', async () => {
  await operations.rollout('search', '1.0.1', 50, ann);
  await count('1.0.0', { views: 50_000 });
  await count('1.0.1', { views: 50_000 });
  pass(600);
  await count('1.0.0', { views: 400 });
  await count('1.0.1', { views: 400, failed: 60 });
  await monitor().turn();
  expect((await live())?.rollout).toBeNull();
});

test('[REL-06] a dry run logs what it would have done, once, and does nothing', async () => {
  await promoteNext();
  await count('1.0.1', broken);
  const turns = monitor('dry-run');
  await turns.turn();
  await turns.turn();
  expect((await live())?.live).toBe('1.0.1');
  expect(await operations.history('search', 1)).toMatchObject([
    {
      action: 'watch',
      who: 'watch',
      to: '1.0.1',
      why: expect.stringContaining('3.2 % of 410'),
      detail: { dryRun: true, would: 'rollback' },
    },
  ]);
  expect(await written()).toHaveLength(1);
  await monitor('off').turn();
  expect((await live())?.live).toBe('1.0.1');
});

test('[REL-06] a freeze does not stop it', async () => {
  await promoteNext();
  await operations.freeze(
    { area: null, from: new Date(site.now).toISOString(), until: new Date(site.now + 99 * minute).toISOString() },
    ann,
  );
  await count('1.0.1', broken);
  await monitor().turn();
  expect((await live())?.live).toBe('1.0.0');
});

test('[REL-06] a release that an operator makes live again after an automatic rollback stays: the monitor only warns', async () => {
  await promoteNext();
  await count('1.0.1', broken);
  const turns = monitor();
  await turns.turn();
  pass(5);
  await operations.promote('search', '1.0.1', ann);
  pass(5);
  await count('1.0.1', broken);
  await turns.turn();
  await turns.turn();
  expect((await live())?.live).toBe('1.0.1');
  expect(await written()).toEqual([
    {
      action: 'watch',
      from: null,
      to: '1.0.1',
      why: expect.stringMatching(/3\.2 % of 410 .*; it was undone once and made live again, so it stays$/),
    },
    { action: 'rollback', from: '1.0.1', to: '1.0.0', why: expect.anything() },
  ]);
});

/** 1.0.1 is live in place of 1.0.0, and back again; then 1.0.2 fails at every view. */
async function failAfter(rollBack: () => Promise<unknown>, ...more: readonly string[]): Promise<void> {
  await operations.promote('search', '1.0.1', ann);
  await rollBack();
  for (const version of [...more, '1.0.2']) {
    pass(90);
    await operations.promote('search', version, ann);
  }
  pass(5);
  await count('1.0.2', { views: 60, failed: 60 });
  await monitor().turn();
}
/** Why the last rollback took its release. */
const considered = async () =>
  ((await operations.history('search', 1))[0]?.detail as { considered: unknown } | undefined)?.considered;

test('[REL-06] a rolled-back release is no rollback target, which is logged', async () => {
  site.now = Date.parse('2026-11-21T10:00:20Z');
  await failAfter(() => operations.rollback('search', '1.0.0', { ...ann, why: 'prices are wrong' }));
  expect((await live())?.live).toBe('1.0.0');
  expect(await considered()).toEqual([{ version: '1.0.0', skipped: null }]);
  const last = await operations.rollback('search', undefined, ann).catch((problem: Error) => problem.message);
  expect(last).toBe(
    'search 1.0.0 has no good release before it. 1.0.2: rolled back on 2026-11-21 11:35 by watch: 100.0 % of 60 page views failed, with nothing to hold it against but 0 views of 1.0.0 before. 1.0.1: rolled back on 2026-11-21 10:00 by ann: prices are wrong. Name one with --to VERSION.',
  );
});

test('[REL-06] a release that was promoted again is trusted again, and one that was rolled back as a precaution still is', async () => {
  await failAfter(() => operations.rollback('search', '1.0.0', ann), '1.0.1');
  expect((await live())?.live).toBe('1.0.1');
  const text = (
    await runCommand(readCommand(['history', 'search']), site.as(opsToken), site.root, 'ann', () =>
      Promise.reject(new Error('builds nothing')),
    )
  ).text;
  expect(text).toContain('of 1.0.1 before 1.0.1 taken');
});

test('[REL-06] a release that was rolled back as a precaution is one to go back to', async () => {
  await operations.promote('search', '1.0.1', ann);
  await runCommand(
    readCommand(['rollback', 'search', '--to', '1.0.0', '--precaution']),
    site.as(opsToken),
    site.root,
    'ann',
    () => Promise.reject(new Error('builds nothing')),
  );
  pass(90);
  // 1.0.0 fails, too; the newer release was never bad.
  expect(await operations.rollback('search', undefined, ann)).toMatchObject({ from: '1.0.0', to: '1.0.1' });
});

test('[REL-06] when the files of the previous release are missing, an older good one is used', async () => {
  await operations.promote('search', '1.0.1', ann);
  pass(90);
  await operations.promote('search', '1.0.2', ann);
  await site.store.remove('search', '1.0.1');
  pass(5);
  await count('1.0.2', { views: 60, failed: 60 });
  await monitor().turn();
  expect((await live())?.live).toBe('1.0.0');
  expect(await considered()).toMatchObject([
    { version: '1.0.1', skipped: 'it is not stored here' },
    { version: '1.0.0', skipped: null },
  ]);
});

test('[REL-06] a promotion is not to blame when unchanged areas fail more, too', async () => {
  await operations.accept(await site.sealed({ area: 'listing' }), ann);
  await operations.promote('listing', '1.0.0', ann);
  pass(24 * 60);
  await count('1.0.0', { views: 4000, failed: 4 }, 'listing');
  await promoteNext();
  await count('1.0.1', broken);
  await count('1.0.0', { views: 400, failed: 30 }, 'listing');
  const turns = monitor();
  await turns.turn();
  expect((await live())?.live).toBe('1.0.1');
  expect((await operations.health('search')).areas[0]?.verdict).toMatchObject({
    state: 'waiting',
    words: expect.stringContaining('unchanged areas fail more as well'),
  });
});

test('[REL-06] one of several hosts acts, by the counts of all', async () => {
  await promoteNext();
  await count('1.0.1', { views: 205, failed: 6 });
  await count('1.0.1', { views: 205, failed: 7 });
  const [first, second] = [monitor(), monitor()];
  await Promise.all([first.turn(), second.turn()]);
  expect(await written()).toHaveLength(1);
  expect(await site.client.takeTurn({ holder: 'another-host', seconds: 30 })).toBe(false);
  await first.close();
  await second.close();
  expect(await site.client.takeTurn({ holder: 'another-host', seconds: 30 })).toBe(true);
});

test('[REL-06] a concurrent promotion wins: what is live by then stays', async () => {
  await promoteNext();
  await count('1.0.1', broken);
  // Between verdict and rollback an operator promotes a fix.
  const slow: Operations = {
    ...operations,
    rollback: async (...given) => {
      await operations.promote('search', '1.0.2', ann);
      return operations.rollback(...given);
    },
  };
  await monitor('on', {}, slow).turn();
  expect([(await live())?.live, await written(), warned]).toEqual(['1.0.2', [], []]);
});

test("[REL-06] no person may have the monitor's name", async () => {
  const over = site.as(opsToken);
  await expect(over.rollback('search', undefined, { who: 'watch' })).rejects.toMatchObject({
    reason: 'invalid',
    message: expect.stringContaining("the name of the site's own watch"),
  });
  await expect(
    over.createToken({ name: 'watch', area: 'search', actions: ['rollback'], lasts: 3_600_000 }, ann),
  ).rejects.toMatchObject({ reason: 'name-taken' });
});

test('[REL-06] while the registry is unavailable nothing is rolled back, which is logged once', async () => {
  const turns = monitor();
  site.client.isUnavailable = true;
  await turns.turn();
  await turns.turn();
  expect(warned).toEqual([expect.stringContaining('automatic rollback paused')]);
});

test("[REL-09] health has the counts of all hosts by area and release, by HTTP and command, with the monitor's verdict", async () => {
  await promoteNext();
  await count('1.0.1', {
    views: 40,
    failed: 2,
    'server-failed': 1,
    [failureKey('mount TypeError')]: 1,
    [failureKey('server threw')]: 1,
    [bucketKey('server', 12)]: 40,
    [bucketKey('load', 800)]: 30,
    [bucketKey('LCP', 1200)]: 30,
    [bucketKey('CLS', 0.02)]: 30,
  });
  pass(-1);
  await count('1.0.1', { views: 10 });
  pass(1);
  const health = await site.as(opsToken).health('search', 120);
  expect(health).toMatchObject({
    minutes: 120,
    step: 120,
    monitor: 'on',
    areas: [
      {
        area: 'search',
        verdict: {
          state: 'well',
          monitored: 'promotion',
          version: '1.0.1',
          against: '1.0.0',
          acts: null,
          words: '4.0 % of 50 page views failed, 0.1 % of 5,120 of 1.0.0 before',
        },
      },
    ],
  });
  const [next, before] = health.areas[0]?.releases ?? [];
  expect(next).toMatchObject({
    version: '1.0.1',
    role: 'live',
    views: 50,
    failed: 2,
    serverFailed: 1,
    failureRate: 0.04,
    failures: [
      { kind: 'mount TypeError', count: 1 },
      { kind: 'server threw', count: 1 },
    ],
    server: { samples: 40 },
    load: { samples: 30 },
    vitals: { INP: null, TTFB: null, LCP: { samples: 30 } },
  });
  expect(next?.series.reduce((sum, { views }) => sum + views, 0)).toBe(50);
  expect(next?.series).toHaveLength(60);
  expect(before).toMatchObject({ version: '1.0.0', role: 'previous', views: 5120, failed: 5 });
  const { text } = await runCommand(
    readCommand(['health', 'search', '--minutes', '120']),
    site.as(opsToken),
    site.root,
    'ann',
    () => Promise.reject(new Error('builds nothing')),
  );
  expect(text.replaceAll(/ +/g, ' ')).toContain(
    'search 1.0.1 live 50 2 (4.0 %) 1 12 / 13 813 1170 – 0.02 – mount TypeError 1, server threw 1',
  );
  expect(text).toContain(
    'watch: a release that fares worse is undone\n  search: well, promotion of 1.0.1: 4.0 % of 50',
  );
  const squad = await operations.createToken({ area: 'search', actions: ['publish'], lasts: 3_600_000 }, ann);
  expect((await site.as(squad.token).health()).areas).toHaveLength(1);
  await expect(site.as(opsToken).health('search', 43_201)).rejects.toMatchObject({
    reason: 'invalid',
    message: expect.stringContaining('Minutes are a whole number from 1 to 43200'),
  });
  await expect(
    runCommand(readCommand(['health', '--minutes', 'all']), operations, site.root, 'ann', () =>
      Promise.reject(new Error('builds nothing')),
    ),
  ).rejects.toThrow('--minutes is a whole number from 1 to 43200.');
});

test('[REL-09] for a day health contains the figures of releases that were rolled back from, or whose rollout was ended', async () => {
  const roles = async () =>
    (await operations.health('search', 1440)).areas[0]?.releases.map(
      ({ version, role, failed }) => `${version} ${role} ${failed}`,
    );
  await promoteNext();
  await count('1.0.1', broken);
  await operations.rollback('search', undefined, ann);
  expect(await roles()).toEqual(['1.0.0 live 5', '1.0.1 undone 13']);
  const { text } = await runCommand(readCommand(['health', 'search']), site.as(opsToken), site.root, 'ann', () =>
    Promise.reject(new Error('builds nothing')),
  );
  expect(text.replaceAll(/ +/g, ' ')).toContain('search 1.0.1 undone 410 13 (3.2 %)');
  pass(12 * 60);
  await operations.rollout('search', '1.0.2', 5, ann);
  await count('1.0.2', { views: 9, failed: 3 });
  expect(await roles()).toEqual(['1.0.0 live 5', '1.0.2 rollout 3', '1.0.1 undone 13']);
  await operations.rollout('search', '1.0.2', 0, ann);
  expect(await roles()).toEqual(['1.0.0 live 5', '1.0.2 undone 3', '1.0.1 undone 13']);
  // A release that is live again is no longer marked as undone, and after a day none is.
  await operations.promote('search', '1.0.2', ann);
  expect(await roles()).toEqual(['1.0.2 live 3', '1.0.0 previous 5', '1.0.1 undone 13']);
  pass(12 * 60 + 1);
  expect(await roles()).toEqual(['1.0.2 live 3', '1.0.0 previous 0']);
});

describe('a first release', () => {
  const mostlyBroken: Counts = { views: 200, failed: 120, [failureKey('mount TypeError')]: 120 };
  async function promoteFirst(): Promise<void> {
    pass(10);
    await operations.accept(await site.sealed({ area: 'walks', version: '1.0.0', routes: ['/walks'] }), ann);
    await operations.promote('walks', '1.0.0', ann);
    pass(5);
  }
  const walks = async () => (await operations.status()).areas.find(({ area }) => area === 'walks');

  test('[REL-36] that fails for many is withdrawn, once; restored by a person it stays', async () => {
    await promoteFirst();
    const turns = monitor();
    await count('1.0.0', { views: 400, failed: 1 });
    await count('1.0.0', mostlyBroken, 'walks');
    await turns.turn();
    expect(await walks()).toMatchObject({ live: '1.0.0', withdrawn: { redirects: {} } });
    expect(await written()).toEqual([
      {
        action: 'withdraw',
        from: '1.0.0',
        to: '1.0.0',
        why: expect.stringContaining('60.0 % of 200 page views failed'),
      },
    ]);
    expect(warned).toEqual([expect.stringContaining('first release withdrawn automatically')]);
    await operations.restore('walks', ann);
    await turns.turn();
    expect(await walks()).toMatchObject({ live: '1.0.0', withdrawn: null });
  });

  test('[REL-36] stays while the unchanged areas fail as well, or have no page views', async () => {
    await promoteFirst();
    const turns = monitor();
    await count('1.0.0', mostlyBroken, 'walks');
    await turns.turn();
    expect((await walks())?.withdrawn).toBeNull();
    expect((await operations.health('walks')).areas[0]?.verdict).toMatchObject({
      state: 'waiting',
      words: expect.stringContaining('no unchanged area has enough page views'),
    });
    await count('1.0.0', mostlyBroken);
    await turns.turn();
    expect((await walks())?.withdrawn).toBeNull();
    expect((await operations.health('walks')).areas[0]?.verdict.words).toContain('unchanged areas fail as well');
    expect(await written()).toEqual([]);
  });

  test('[REL-36] that works stays', async () => {
    await promoteFirst();
    await count('1.0.0', { views: 400, failed: 1 });
    await count('1.0.0', { views: 200, failed: 3 }, 'walks');
    await monitor().turn();
    expect((await walks())?.withdrawn).toBeNull();
    expect((await operations.health('walks')).areas[0]?.verdict).toMatchObject({
      state: 'well',
      monitored: 'promotion',
    });
  });
});
