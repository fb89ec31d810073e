import { copyFileSync, renameSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { by, siteOperations, publishSmallArea } from '../faulty-area.ts';
import { markupProblems } from '../markup.ts';
import { hasOwnDisks, startSecondHost, type SecondHost } from '../second-host.ts';
import { dataFolder, site } from '../site.ts';
import { untilHydrated } from '../hydration.ts';

// A small area of its own breaks here, not those of other journeys.
let good: string;
let faulty: string;
const bootVersion = (page: Page, area: string): Promise<string> =>
  page.evaluate(
    (name) =>
      (
        JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
          areas: Record<string, { live: { version: string } }>;
        }
      ).areas[name]?.live.version ?? '',
    area,
  );
const press = (page: Page) => page.getByRole('button', { name: /^Pressed/ });
const notice = (page: Page) => page.getByRole('status', { name: 'Notices' });

/** Checks that the page is that of a release and is hydrated by its script. */
async function expectAlive(page: Page, version: string): Promise<void> {
  await expect(page.getByText(`Release ${version}`)).toBeVisible();
  await expect(page.locator('#area-porch[data-ssr], #area-stoop[data-ssr]')).toHaveCount(0);
  await press(page).click();
  await expect(press(page)).toHaveText('Pressed 1');
}

/**
 * Checks that the shell and other areas work: to a page of another area and back, without a page load on the way there.
 */
async function expectTheRest(page: Page, back: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['stays'] = 'yes';
  });
  await page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(page).toHaveURL(/\/for-sale/);
  await expect(page.locator('#area-search').getByRole('heading', { level: 1 })).toContainText('Melbourne');
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
  await page.goBack();
  await expect(page.getByRole('banner')).toBeVisible();
  await back();
}

test.beforeAll(async () => {
  good = await publishSmallArea('porch');
  await siteOperations().promote('porch', good, by);
  faulty = await publishSmallArea('porch', { faulty: true });
});
const breakIt = async (): Promise<void> => {
  await siteOperations().promote('porch', good, by);
  await siteOperations().promote('porch', faulty, by);
};

test('[REL-08] a release that throws when mounted or hydrating is replaced by the previous one without a page load', async ({
  page,
}) => {
  await breakIt();
  for (const fault of ['mount', 'hydrate']) {
    const loads: string[] = [];
    const count = (request: import('@playwright/test').Request): void => {
      if (request.isNavigationRequest()) loads.push(request.url());
    };
    page.on('request', count);
    const response = await page.goto(`/porch/${fault}`);
    expect([response?.status(), (await response?.text())?.includes(`Release ${faulty}`)], fault).toEqual([200, true]);
    await expectAlive(page, good);
    expect(loads).toHaveLength(1);
    page.off('request', count);
  }
  await expectTheRest(page, () => expectAlive(page, good));
});

test('[REL-08, REL-02] a missing, truncated, changed or stalled script: the previous release hydrates the area', async ({
  page,
}) => {
  for (const how of ['missing', 'truncated']) {
    const spoilt = await publishSmallArea('porch');
    const folder = join(dataFolder, 'releases/porch', spoilt);
    const [path, backup] =
      how === 'missing'
        ? [folder, `${folder}.gone`]
        : [join(folder, 'web/entry.js'), join(dataFolder, 'entry.js.whole')];
    await siteOperations().promote('porch', good, by);
    await siteOperations().promote('porch', spoilt, by);
    if (how === 'missing') renameSync(path, backup);
    else {
      copyFileSync(path, backup);
      truncateSync(path, 300);
    }
    try {
      expect((await page.goto('/porch/page'))?.status(), how).toBe(200);
      await expectAlive(page, good);
    } finally {
      renameSync(backup, path);
    }
  }
  await breakIt();
  const entry = `**/r/porch/${faulty}/web/entry.js`;
  await page.route(entry, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, body: `${await response.text()} ` });
  });
  await page.goto('/porch/page');
  await expectAlive(page, good);
  await page.unroute(entry);
  await page.route(entry, () => undefined); // never fulfilled
  await page.goto('/porch/page', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(`Release ${faulty}`)).toBeVisible(); // readable while its script is loading
  await expectAlive(page, good);
  await page.unroute(entry);
  await expectTheRest(page, () => expectAlive(page, good)); // the tab stays with what works
});

test('[REL-08, SHELL-09] with no previous release: the error page, or the server’s HTML with a message; the rest works', async ({
  page,
}) => {
  const only = await publishSmallArea('stoop', { faulty: true });
  await siteOperations().promote('stoop', only, by);
  const { areas } = await siteOperations().status();
  expect(areas.find(({ area }) => area === 'stoop')).toMatchObject({ live: only, previous: null });

  for (const fault of ['mount', 'hydrate']) {
    expect((await page.goto(`/stoop/${fault}`))?.status()).toBe(200);
    await expect(notice(page).getByText('You can keep reading or reload it.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'A porch' })).toBeVisible();
  }
  await expectTheRest(page, () => expect(page.getByRole('heading', { level: 1, name: 'A porch' })).toBeVisible());

  // By a navigation from another page, it is requested from the server.
  await page.goto('/about/contact');
  await untilHydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/stoop/mount', textContent: 'To the stoop' });
    document.getElementById('content')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the stoop' }).click();
  await expect(page).toHaveURL(/\/stoop\/mount$/);
  await expect(page.getByRole('heading', { level: 1, name: 'A porch' })).toBeVisible();

  for (const fault of ['throws', 'loops', 'hogs'] as const) {
    const response = await page.goto(`/stoop/${fault}`);
    expect([response?.status(), response?.headers()['retry-after']], fault).toEqual([503, '10']);
    // The browser itself retries a render that only took too long; this one loops on the server alone. A fast machine
    // runs out of memory before it runs out of time: then, and when the release is suspended after that, it is the
    // error page.
    const shown = {
      throws: /^Sorry, we are unable to load this page/,
      loops: /^A porch/,
      hogs: /^(?:A porch|Sorry, we are unable to load this page)/,
    }[fault];
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
    if (response) expect(await markupProblems(await response.text(), fault)).toEqual([]);
    expect(await findViolations(page, 'html'), fault).toEqual([]);
    await expectTheRest(page, () => expect(page.getByRole('heading', { level: 1 })).toBeVisible());
  }
});

// Later than the others: a release that hurts the workers is left alone for a while, whatever page is requested.
test('[REL-08] a release that throws, loops or eats memory on the server: the previous one serves the page and its script', async ({
  page,
}) => {
  await breakIt();
  for (const fault of ['throws', 'loops', 'hogs']) {
    expect((await page.goto(`/porch/${fault}`))?.status(), fault).toBe(200);
    expect(await bootVersion(page, 'porch')).toBe(good);
    await expectAlive(page, good);
  }
  await expectTheRest(page, () => expectAlive(page, good));
});

test.describe('a second host', () => {
  test.skip(
    !hasOwnDisks(),
    'This machine lets no process have a disk of its own (unshare), so that none can be full or lost.',
  );
  let second: SecondHost;
  test.beforeAll(async () => {
    await breakIt();
    second = await startSecondHost();
  });
  test.afterAll(() => second.close());
  const hasLogged = (text: string): boolean => second.log.some((line) => line.includes(text));

  test('[REL-08] whose registry is down continues with its last state, after a restart too, and follows again when it is back', async ({
    page,
  }) => {
    await expect
      .poll(
        async () =>
          ((await (await fetch(`${second.address}/api/version`)).json()) as { areas: Record<string, string> }).areas[
            'porch'
          ],
      )
      .toBe(faulty);
    second.registryUnavailable(true);
    await expect.poll(() => hasLogged('release registry unreachable')).toBe(true);
    await second.restart();
    await page.goto(`${second.address}/porch/page`);
    await expectAlive(page, faulty);
    await expectTheRest(page, () => expectAlive(page, faulty));
    await siteOperations().rollback('porch', undefined, by);
    await expect(siteOperations(second.address).promote('porch', faulty, by)).rejects.toMatchObject({
      reason: 'registry-away',
    });
    expect(await bootVersion(page, 'porch')).toBe(faulty);
    second.registryUnavailable(false);
    await expect
      .poll(async () => (await page.goto(`${second.address}/porch/page`), page.getByText(`Release ${good}`).count()))
      .toBe(1);
    await expectAlive(page, good);
  });

  test('[REL-08] whose disk is full accepts no release, reports it, and continues: pages, promotions and rollbacks', async ({
    page,
  }) => {
    second.diskFull(true);
    try {
      await expect(publishSmallArea('porch', { host: second.address })).rejects.toMatchObject({
        reason: 'storage-failed',
        message: expect.stringContaining('is full; nothing was stored'),
      });
      await page.goto(`${second.address}/porch/page`);
      await expectAlive(page, good);
      await siteOperations(second.address).promote('porch', faulty, by);
      await page.goto(`${second.address}/porch/page`);
      await expectAlive(page, faulty);
      expect(hasLogged('pins copy not written')).toBe(true);
      await expectTheRest(page, () => expectAlive(page, faulty));
      await second.restart();
      await page.goto(`${second.address}/porch/page`);
      await expectAlive(page, faulty);
      await siteOperations(second.address).rollback('porch', undefined, by);
    } finally {
      second.diskFull(false);
    }
    expect(await publishSmallArea('porch', { host: second.address })).toMatch(/^1\.0\.\d+$/);
  });
});

test('[REL-08] a release whose health page throws, loops or exhausts memory is rejected; after all that the site is as it was', async ({
  request,
}) => {
  for (const [fault, reason] of [
    ['throws', 'render-failed'],
    ['loops', 'render-slow'],
    ['hogs', 'render-slow'],
  ] as const) {
    await expect(publishSmallArea('porch', { faulty: true, health: fault }), fault).rejects.toMatchObject({ reason });
  }
  await siteOperations().promote('porch', good, by);
  for (const path of ['/', '/porch/page', '/for-sale', '/questions'])
    expect((await request.get(site + path)).status(), path).toBe(200);
});
