import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { homeHeading as before, republishHome } from '../changed-home.ts';
import { readJson, runOps } from '../command.ts';
import { someListing } from '../live.ts';
import { signUpPerson } from '../people.ts';
import { untilHydrated } from '../hydration.ts';

// All other journeys run without the service worker (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });

const results = '/for-sale/richmond-vic-3121/real-estate';
const unvisited = '/for-sale/brunswick-vic-3056/real-estate';

/** Waits until the browser has stored the pages, each with its files. */
const untilStored = (page: Page, cache: 'pages' | 'member', ...paths: string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
          `verandah-kept-1-${cache}`,
        ),
      { timeout: 20_000 },
    )
    .toEqual(expect.arrayContaining(paths));

/** Versions of the search area whose scripts the document has loaded. */
const scriptVersions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(scripts.flatMap((path) => /^\/r\/search\/([^/]+)\/.*\.js$/.exec(path)?.[1] ?? []))];
  });

/** Collects problems of the page's own scripts; errors of the missing network are expected. */
function watchScripts(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|Loading chunk|integrity|Content Security/i.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}

test('[SHELL-02] visited pages can be read offline with styles and scripts; others show the offline page with links to them', async ({
  page,
  context,
}) => {
  const problems = watchScripts(page);
  await page.goto(results);
  await untilStored(page, 'pages', results, '/offline');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const listing = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${listing}$`));
  await untilStored(page, 'pages', listing);

  await context.setOffline(true);
  await page.goto(listing);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^You’re offline\. You’re seeing this page as it was on [A-Z][a-z]{2} \d/ }),
  ).toBeVisible();
  await expect(page.locator('#area-listing[data-ssr]')).toHaveCount(0); // hydrated
  await expect(page.getByRole('banner')).toHaveCSS('display', /flex|grid|block/);

  await page.goto(unvisited);
  await expect(page).toHaveURL(unvisited);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  const list = page.getByRole('region', { name: 'Recently viewed pages' });
  await expect(list.getByRole('link')).toHaveCount(2);
  for (const width of [480, 768, 1240]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, 'html')).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findViolations(page, 'html', ['color-contrast', 'link-in-text-block'])).toEqual([]);
  await list.getByRole('link', { name: /For Sale in Richmond/i }).click();
  await expect(page).toHaveURL(results);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${listing}$`));
  await expect(page.locator('#area-listing').getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(unvisited);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  // Its script has come, which waits for the network.
  await expect(list).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brunswick');
  expect(problems).toEqual([]);
});

test('[SRCH-48, SHELL-02] offline the list stays when another one is not stored, and what is stored opens', async ({
  page,
  context,
}) => {
  await page.goto(results);
  await untilStored(page, 'pages', results, '/offline');
  const heading = page.getByRole('heading', { level: 1 });
  const name = await heading.innerText();
  await page.locator('header, #area-search').getByRole('link', { name: 'Rent', exact: true }).click();
  await expect(heading).toContainText('for rent');
  const rent = page.url();
  await untilStored(page, 'pages', new URL(rent).pathname);

  await context.setOffline(true);
  const sort = page.getByLabel('Sort by');
  const order = await sort.inputValue();
  await sort.selectOption('cheapest'); // links may have been loaded ahead
  const alert = page.getByRole('alert').filter({ hasText: 'problem searching' });
  await expect(alert).toBeInViewport();
  await expect(page).toHaveURL(rent);
  await expect(sort).toHaveValue(order);
  await expect(heading).toContainText('for rent');
  await page.locator('header, #area-search').getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(page).toHaveURL(results);
  await expect(heading).toHaveText(name);
  await context.setOffline(false);
});

test('[SHELL-02] members can read their collections offline, but no other private page, and nothing after signing out', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'member');
  await page.goto('/collections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/collections/i);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await untilStored(page, 'member', '/collections');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilHydrated(page);

  await context.setOffline(true);
  await page.goto('/collections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('banner').getByLabel(/your pages$/)).toBeAttached();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByRole('region', { name: 'Your collections' }).getByRole('link')).toHaveCount(1);

  await context.setOffline(false);
  await page.goto('/sign-out');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('verandah-kept-1-member')).keys()).length))
    .toBe(0);
  await context.setOffline(true);
  await page.goto('/collections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByRole('region', { name: 'Your collections' })).toHaveCount(0);
  await context.close();
});

test('[SHELL-02, REL-01] promotion and rollback reach online visitors at once; a stored page works offline with its scripts', async ({
  page,
  context,
}) => {
  const problems = watchScripts(page);
  const after = 'A place to read on the train';
  const listing = await someListing();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(results);
  await untilStored(page, 'pages', results);
  await page.goto('/');
  await expect(heading).toContainText(before);
  const version = await republishHome(after);
  await readJson(runOps('promote', 'search', version, '--json'));
  try {
    await page.goto('/');
    await expect(heading).toContainText(after);
    await untilStored(page, 'pages', '/', results);
    await page.goto(listing);
    await untilStored(page, 'pages', listing);

    await context.setOffline(true);
    await page.goto(results); // of the previous release
    await expect(page.locator('#area-search[data-ssr]')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    const previous = await scriptVersions(page);
    expect(previous).toHaveLength(1);
    expect(previous).not.toContain(version);
    await page.goto('/');
    await expect(heading).toContainText(after);
    await expect(page.locator('#area-search[data-ssr]')).toHaveCount(0);
    expect(await scriptVersions(page)).toEqual([version]);
    await context.setOffline(false);
  } finally {
    await readJson(runOps('rollback', 'search', '--json'));
  }
  await page.goto('/');
  await expect(heading).toContainText(before);
  expect(problems).toEqual([]);
});
