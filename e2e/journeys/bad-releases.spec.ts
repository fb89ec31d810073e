import { anotherHost, type AnotherHost } from '../another-host.ts';
import type { BadRelease } from '../bad-releases/bad-release.ts';
import { badReleases } from '../bad-releases/bad-releases.ts';
import { viewsOf } from '../bad-releases/views-of.ts';
import { recordOutcome, type Outcome } from '../bad-releases/outcome.ts';
import { by, siteOperations, publishSmallArea } from '../faulty-area.ts';
import { untilHydrated } from '../hydration.ts';
import { fromNetwork, signUpPerson } from '../people.ts';
import { profiles } from '../screens.ts';
import { site } from '../site.ts';
import { expect, test, type Browser, type BrowserContext, type Page } from '../test.ts';

/** Visits of a release, each with a page view that may fail: the health monitor needs ten failures. */
const usualVisits = 14;
/** Page views of the sound release before. */
const soundViews = 60;
let monitor: AnotherHost;

test.beforeAll(async () => {
  monitor = await anotherHost({ WATCH: 'on' });
});
test.afterAll(async () => {
  await monitor.close();
});

/** Its visitors, on a network of their own: one network counts for a few page views only. */
async function contextFor(
  { visitors }: BadRelease,
  browser: Browser,
  network: Record<string, string>,
): Promise<BrowserContext> {
  if (visitors === 'members') return (await signUpPerson(browser, 'member')).context;
  return browser.newContext({
    ...(visitors === 'phones' ? profiles.phone : profiles.desktop),
    baseURL: site,
    extraHTTPHeaders: network,
    serviceWorkers: 'block',
  });
}

/** The text of an area's page that a visitor has opened; '' for the error page. */
async function visit(bad: BadRelease, page: Page, path: string): Promise<string> {
  const reported =
    // A navigation that fails leaves the page, which sends the report then: this test does not see it.
    bad.browser === undefined || bad.expected.blamed === null || bad.visitors === 'navigating'
      ? Promise.resolve()
      : page
          .waitForRequest(
            (request) =>
              request.url().endsWith('/api/page-report') && (request.postData() ?? '').includes('"failures"'),
            { timeout: 10_000 },
          )
          // The health monitor may have gone back to the sound release meanwhile.
          .then(undefined, () => undefined);
  const response = await page.goto(`${path}?visit=1`);
  if (response?.status() !== 200) return '';
  await expect(page.getByRole('button', { name: /Pressed/ }).or(page.locator('main [role=alert]'))).toHaveCount(1);
  if (bad.visitors === 'navigating') {
    await untilHydrated(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Next' });
      document.querySelector('main')?.prepend(link);
    }, `${path}/next`);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await page.waitForURL(`**${path}/next`);
  }
  await reported;
  return page.locator('main').innerText();
}

for (const [at, bad] of badReleases.entries())
  test(`[REL-93] a bad release is blamed and undone, or known not to be: one that ${bad.name}`, async ({ browser }) => {
    const area = `bad-${'abcdefghijklmnopqrstuvwxyz'[at]}`;
    const live = await publishSmallArea(area);
    await siteOperations().promote(area, live, by);
    const network = fromNetwork(`203.0.113.${100 + at}`);
    // What the next release is compared with.
    for (let view = 0; view < soundViews; view++)
      expect((await fetch(`${site}/${area}/sound-${view}`, { headers: network })).status).toBe(200);
    const version = await publishSmallArea(area, { bad });
    await siteOperations().promote(area, version, by);
    const context = await contextFor(bad, browser, network);
    try {
      const page = await context.newPage();
      const undone = async () =>
        (await siteOperations().history(area)).find(({ who, action }) => who === 'watch' && action === 'rollback');
      let last = '';
      let visits = 0;
      while (visits < (bad.visits ?? usualVisits) && !(await undone()))
        last = (await visit(bad, page, `/${area}/page-${visits++}`)) || last;
      const healthOf = async () => {
        const [health] = (await siteOperations().health(area, 60)).areas;
        const release = health?.releases.find((each) => each.version === version);
        return { views: release?.views ?? 0, failures: release?.failures ?? [], state: health?.verdict.state };
      };
      if (bad.expected.undoneWithin !== null) await expect.poll(undone, { timeout: 40_000 }).toBeDefined();
      else {
        await expect.poll(async () => (await healthOf()).views, { timeout: 20_000 }).toBeGreaterThan(usualVisits / 2);
        expect((await healthOf()).state).not.toBe('worse');
      }
      const event = await undone();
      const { failures } = await healthOf();
      const [failure] = failures;
      const outcome: Outcome = {
        name: bad.name,
        blamed: failure?.kind ?? null,
        example: failures.find(({ example }) => example !== undefined)?.example ?? null,
        shown: last.includes(`Release ${version}`) ? 'this release' : 'the release before',
        undoneAfter: event ? (viewsOf(event.why) ?? visits) : null,
      };
      if (process.env['RECORD_BAD_RELEASES'] !== undefined) recordOutcome(outcome);
      expect(failure?.kind ?? null).toEqual(
        bad.expected.blamed === null ? null : expect.stringMatching(`^${bad.expected.blamed}`),
      );
      expect(outcome.undoneAfter ?? Infinity).toBeLessThanOrEqual(bad.expected.undoneWithin ?? Infinity);
      expect(event !== undefined).toBe(bad.expected.undoneWithin !== null);
    } finally {
      await context.close();
      await siteOperations().withdraw(area, {}, by);
    }
  });
