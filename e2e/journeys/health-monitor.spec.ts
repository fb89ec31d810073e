import { expect, test } from '../test.ts';
import {
  inRollout,
  internalToken,
  openHealthMonitor,
  registryClient,
  monitorDefaults,
  type RegistryEvent,
} from '@verandah/releases';
import { anotherHost } from '../another-host.ts';
import { readJson, runOps } from '../command.ts';
import { by, siteOperations, publishSmallArea } from '../faulty-area.ts';
import { fromNetwork } from '../people.ts';
import { dataFolder, site } from '../site.ts';

const area = 'watched-porch';
const leastViews = 5;

test('[REL-06, REL-09] a release that throws as it mounts ends its own rollout, and the log states why; a dry run leaves it', async ({
  browser,
}) => {
  const live = await publishSmallArea(area);
  await siteOperations().promote(area, live, by);
  const version = await publishSmallArea(area, { faulty: true });
  await siteOperations().rollout(area, version, 50, by);
  const seed =
    Array.from({ length: 100 }, (_, at) => String(at).padStart(5, '0')).find((each) =>
      inRollout(each, area, { version, percent: 50 }),
    ) ?? '';
  const context = await browser.newContext();
  /** What the health monitor did with it, the newest first. */
  const done = async (): Promise<readonly RegistryEvent[]> =>
    (await siteOperations().history(area)).filter(({ who, to }) => who === 'watch' && to === version);
  // A page view is counted when it is sent, its failure a moment later.
  const why = expect.stringMatching(
    /^[\d.]+ % of [56] page views failed, .*: mount Error \([56]\): Error: broken on purpose/,
  );
  try {
    await context.addCookies([{ name: 'visitor-bucket', value: seed, url: site }]);
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const page = await context.newPage();
        const reported = page.waitForRequest(
          (request) =>
            request.url() === `${site}/api/page-report` && (request.postData() ?? '').includes(`${area}@${version}`),
          { timeout: 30_000 },
        );
        await page.goto(`/${area}/mount`);
        await reported;
        // The previous release has replaced it.
        await expect(page.getByText(`Release ${live}`)).toBeVisible();
        await page.close();
      }),
    );

    const dry = openHealthMonitor({
      rehearse: () => Promise.reject(new Error('no plan rehearses')),
      operations: siteOperations(),
      client: registryClient(`http://127.0.0.1:${Number(new URL(site).port) + 1}`, internalToken(dataFolder)),
      settings: { ...monitorDefaults, mode: 'dry-run', leastViews },
      log: { info() {}, warn() {} },
    });
    try {
      await expect
        .poll(
          async () => {
            await dry.turn();
            return done();
          },
          { timeout: 20_000 },
        )
        .toMatchObject([{ action: 'watch', why, detail: { dryRun: true, would: 'end-rollout' } }]);
    } finally {
      await dry.close();
    }
    expect((await siteOperations().status()).areas.find((each) => each.area === area)).toMatchObject({
      live,
      rollout: { version, percent: 50 },
    });

    const host = await anotherHost({ WATCH: 'on', WATCH_LEAST_VIEWS: String(leastViews) });
    try {
      await expect
        .poll(done, { timeout: 20_000 })
        .toMatchObject([{ action: 'rollout', from: live, why, detail: { percent: 0 } }, { action: 'watch' }]);
    } finally {
      await host.close();
    }
    expect((await runOps('history', area)).output).toMatch(
      /watch +rollout +watched-porch .* [\d.]+ % of [56] page views failed/,
    );
    const {
      areas: [{ releases }],
    } = await readJson<{ areas: [{ releases: readonly { version: string; role: string }[] }] }>(
      runOps('health', area, '--json'),
    );
    expect([releases[0]?.version, releases.map(({ role }) => role)]).toEqual([
      live,
      expect.not.arrayContaining(['rollout']),
    ]);
  } finally {
    await context.close();
    await siteOperations().rollout(area, version, 0, by);
  }
});

test('[REL-36] the first release of an area that breaks as it mounts is withdrawn while the other areas are well', async ({
  browser,
}) => {
  // Another area at each attempt: a second release is no first one.
  const first = `porch-${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const version = await publishSmallArea(first, { faulty: true });
  // A network vouches for an area with a number of page views a day, which the journeys before this one have used up.
  const context = await browser.newContext({ extraHTTPHeaders: fromNetwork('198.51.100.36') });
  const page = await context.newPage();
  const visitBroken = async (): Promise<void> => {
    const reported = page.waitForRequest(
      (request) => request.url() === `${site}/api/page-report` && (request.postData() ?? '').includes(first),
      { timeout: 30_000 },
    );
    await page.goto(`/${first}/mount`);
    await reported;
  };
  const host = await anotherHost({ WATCH: 'on', WATCH_LEAST_VIEWS: String(leastViews) });
  try {
    await siteOperations().promote(first, version, by);
    for (let view = 0; view < 6; view++) await visitBroken();
    const status = async () => (await siteOperations().status()).areas.find((each) => each.area === first);
    await expect
      .poll(
        async () => {
          // The site itself is well, as visitors of another area show.
          await page.goto('/');
          return status();
        },
        { timeout: 60_000 },
      )
      .toMatchObject({ live: version, withdrawn: { redirects: {} } });
    expect((await siteOperations().history(first))[0]).toMatchObject({
      action: 'withdraw',
      who: 'watch',
      why: expect.stringMatching(/page views failed, with nothing to hold it against.*mount Error/),
    });
    expect((await context.request.get(`/${first}/mount`)).status()).toBe(410);
    // A person who puts it back has decided: it stays.
    await siteOperations().restore(first, by);
    await expect
      .poll(async () => (await siteOperations().history(first))[0], { timeout: 30_000 })
      .toMatchObject({ action: 'watch', why: expect.stringContaining('so it stays') });
    expect((await status())?.withdrawn).toBeNull();
  } finally {
    await host.close();
    await context.close();
    if ((await siteOperations().status()).areas.some((each) => each.area === first && !each.withdrawn))
      await siteOperations().withdraw(first, {}, by);
  }
});
