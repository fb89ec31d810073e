import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';
import { liveVersions } from '../live.ts';

const results = '/for-sale/melbourne-vic-3000/real-estate';
/** The federation runtime's chunk of the host. */
const runtime = /\/r\/host\/[^/]+\/web\/js\/federation\.[^/]+\.js$/;

interface Federation {
  readonly __INSTANCES__: readonly { readonly name: string }[];
}
/** Who has an instance of the runtime; undefined before it has arrived. */
const instances = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() =>
    (globalThis as { __FEDERATION__?: Federation }).__FEDERATION__?.__INSTANCES__.map(({ name }) => name),
  );

/** A first sign of life, which brings what later navigation needs. */
async function showLife(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 300);
}

/** Goes to a page of another area, without loading a document. */
async function navigate(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-same]')).toBeAttached();
}

test('[REL-15] a first page comes without the federation runtime, which then adopts its container and loads other areas by manifest, each file once', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/')) requested.push(pathname);
  });
  await page.goto(results);
  await untilHydrated(page);
  expect(await instances(page)).toBeUndefined();
  expect(requested.filter((path) => runtime.test(path))).toEqual([]);
  await showLife(page);
  await expect.poll(() => instances(page)).toEqual(expect.arrayContaining(['shell']));
  await navigate(page);
  const names = (await instances(page)) ?? [];
  for (const area of ['search', 'listing']) expect(names.join(' ')).toContain(`mf_${area}__`);
  const ofListing = requested.filter((path) => path.startsWith('/r/listing/'));
  expect(ofListing.filter((path) => path.endsWith('.json')).map((path) => path.split('/').at(-1))).toEqual([
    'mf-manifest.json',
  ]);
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[REL-15] single-spa’s inspector finds the areas as applications and the one that is mounted', async ({
  page,
}) => {
  // The extension puts this object on the page before the site's scripts; single-spa adds what it may call.
  await page.addInitScript(() => {
    Object.assign(globalThis, { __SINGLE_SPA_DEVTOOLS__: {} });
  });
  const applications = (): Promise<string[]> =>
    page.evaluate(() => {
      interface Application {
        readonly name: string;
        readonly status: string;
      }
      const { exposedMethods } = (
        globalThis as unknown as { __SINGLE_SPA_DEVTOOLS__: { exposedMethods?: { getRawAppData(): Application[] } } }
      ).__SINGLE_SPA_DEVTOOLS__;
      return exposedMethods?.getRawAppData().map(({ name, status }) => `${name} ${status}`) ?? [];
    });
  await page.goto(results);
  await untilHydrated(page);
  await showLife(page);
  await expect.poll(applications).toContain('search MOUNTED');
  const { areas } = await liveVersions();
  expect((await applications()).map((text) => text.split(' ')[0]).toSorted()).toEqual(Object.keys(areas).toSorted());
});

test('[REL-15] a federation runtime that cannot be loaded, or never answers, keeps nobody from other areas', async ({
  page,
}) => {
  for (const fault of ['fails', 'hangs']) {
    await test.step(fault, async () => {
      await page.unrouteAll();
      await page.route(runtime, (route) => (fault === 'fails' ? route.abort() : undefined));
      const requested = page.waitForRequest((request) => runtime.test(request.url()));
      await page.goto(results);
      await untilHydrated(page);
      await showLife(page);
      await requested;
      await navigate(page);
      expect(await instances(page)).toBeUndefined();
    });
  }
});
