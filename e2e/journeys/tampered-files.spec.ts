import { expect, test, type Page } from '../test.ts';
import { by, siteOperations } from '../faulty-area.ts';
import { republishArea } from '../republished.ts';
import { untilHydrated } from '../hydration.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';
/** Two releases of the search area with the same files: the previous one and the live one. */
let before: string;
let live: string;
let first: string;

test.beforeAll(async () => {
  first = (await siteOperations().status()).areas.find(({ area }) => area === 'search')?.live as string;
  before = await republishArea('search', first);
  live = await republishArea('search', first);
  await siteOperations().promote('search', before, by);
  await siteOperations().promote('search', live, by);
});
test.afterAll(() => siteOperations().rollback('search', first, by));

/** Changes one byte of what comes of the live release; returns what it changed and what was loaded of which release. */
async function spoil(page: Page, files: RegExp): Promise<{ readonly spoilt: string[]; readonly loaded: string[] }> {
  const [spoilt, loaded]: [string[], string[]] = [[], []];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/r/search/')) loaded.push(path);
  });
  await page.route(
    (url) => url.pathname.startsWith(`/r/search/${live}/`) && files.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      spoilt.push(new URL(route.request().url()).pathname);
      await route.fulfill({ response: response, body: text.endsWith('\n') ? `${text.slice(0, -1)} ` : `${text} ` });
    },
  );
  return { spoilt, loaded };
}

/** Checks that the area works by the previous release, including its lazy views, and that nothing else is affected. */
async function expectFallenBack(page: Page, loaded: readonly string[]): Promise<void> {
  await expect
    .poll(() => loaded.some((path) => path.startsWith(`/r/search/${before}/`) && path.endsWith('.js')))
    .toBe(true);
  await expect(page.locator('#area-search[data-ssr]')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('#area-search [role="alert"]')).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Notices' })).toBeEmpty();
  // Its own styles were loaded, those of the changed release are gone.
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => new URL(href ?? '', location.href).pathname),
  );
  expect(sheets.filter((path) => path.startsWith(`/r/search/${before}/`)).length).toBeGreaterThan(0);
  expect(sheets.filter((path) => path.startsWith(`/r/search/${live}/`))).toEqual([]);
  const heading = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await heading.click();
  await expect(page.locator('#area-listing').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
}

for (const [what, files] of [
  ['entry', /\/remoteEntry\.js$/],
  ['manifest', /\/mf-manifest\.json$/],
  ['page’s own lazily loaded chunk', /\/web\/js\/(?!app\.)/],
  ['style', /\.css$/],
] as const) {
  test(`[REL-02, REL-08] a byte changed in a release’s ${what}: it is blocked and the previous release hydrates the area`, async ({
    page,
  }) => {
    const { spoilt, loaded } = await spoil(page, files);
    // The manifest, with the hashes, is fetched only when the area is navigated to from another one.
    if (what === 'manifest') {
      await page.goto('/about/contact');
      await untilHydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true }).click();
      await expect(page).toHaveURL(/\/for-sale/);
    } else await page.goto(results);
    await expectFallenBack(page, loaded);
    expect(spoilt.length).toBeGreaterThan(0);
  });
}

test('[REL-02, REL-08] a byte changed in the script of a lazy view: it is blocked, and loads on another try', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 900 }); // a wide screen has the map beside the list at once
  await page.goto(results);
  await untilHydrated(page);
  const { spoilt } = await spoil(page, /\/web\/js\//);
  await page.getByRole('main').getByRole('button', { name: 'Map', exact: true }).click();
  await expect.poll(() => spoilt.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  // A message in its place offers another try, the previous release has taken over, or it has been loaded again.
  const map = page.getByRole('application');
  const anotherTry = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Map|Try again)$/ })
    .and(page.locator(':not([aria-busy])'));
  await expect(map.or(anotherTry)).toBeVisible();
  if (!(await map.isVisible())) await anotherTry.click();
  await expect(map).toBeVisible();
});
