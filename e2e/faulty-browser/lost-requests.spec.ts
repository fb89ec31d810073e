import { expect, test, type Browser, type BrowserContext, type Page, type Route } from '../test.ts';
import { untilHydrated } from '../hydration.ts';
import { someListing } from '../live.ts';
import { profiles } from '../screens.ts';

test.describe.configure({ timeout: 240_000 });

/** Pages that are opened beside each other. */
const atOnce = 3;
/** Runs before the first paint, or not at all: hidden homes then leave the page once it is hydrated. */
const beforePaint = /\/before-paint\./;
/** Three pages load beside each other, each with its retries. */
const patient = (message: string) => ({ message, timeout: 60_000 });
/** Scripts, styles, hash maps and manifests; pictures and data are not needed to read a page. */
const isFile = (url: string): boolean => /\/r\/.+\.(?:js|css|json)$/.test(new URL(url).pathname);

/** Opens a page in a context of its own, and reads it to its end: parts that load when they are seen are requested. */
async function openPage(
  browser: Browser,
  path: string,
  { onFile }: { readonly onFile: (route: Route, url: string) => Promise<void> },
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ ...profiles.desktop, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(
    (url) => isFile(url.href),
    (route) => onFile(route, route.request().url()),
  );
  await page.goto(path);
  await page.mouse.move(300, 300);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  return { context, page };
}

/** Files that a page requests, in order. */
async function filesOf(browser: Browser, path: string): Promise<string[]> {
  const files: string[] = [];
  const { context, page } = await openPage(browser, path, {
    onFile: (route, url) => {
      if (!files.includes(url)) files.push(url);
      return route.continue();
    },
  });
  await untilHydrated(page);
  await expect.poll(() => deadControls(page)).toBe(0);
  await expect.poll(() => scriptsOnTheirWay(page)).toBe(0);
  await context.close();
  return files;
}

/** Does something for each, a few beside each other. */
async function forEach<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
    }),
  );
}

/** Controls of a page's area that React does not know: presses on them do nothing. */
const deadControls = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-area] :is(button,input,select,textarea)')].filter(
        (control) => !Object.keys(control).some((name) => name.startsWith('__reactProps')),
      ).length,
  );

/** Scripts that the page waits for: a loaded one leaves the document. */
const scriptsOnTheirWay = (page: Page): Promise<number> => page.locator('head > script[src][async]').count();

/** Whether every style of the page has rules. */
const isStyled = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
      ({ sheet }) => sheet !== null && sheet.cssRules.length > 0,
    ),
  );

const pages = {
  results: () => Promise.resolve('/for-sale/richmond-vic-3121/real-estate'),
  'a listing': someListing,
};

for (const [name, pathOf] of Object.entries(pages)) {
  test(`[SHELL-38] ${name}: whichever file is lost once, the page gets its styles and comes alive`, async ({
    browser,
  }) => {
    const path = await pathOf();
    const files = await filesOf(browser, path);
    expect(files.length).toBeGreaterThan(8);
    await forEach(files, async (file) => {
      let requests = 0;
      const { context, page } = await openPage(browser, path, {
        onFile: (route, url) => (url === file && ++requests === 1 ? route.abort('connectionreset') : route.continue()),
      });
      await expect.poll(() => isStyled(page), patient(file)).toBe(true);
      await expect.poll(() => deadControls(page), patient(file)).toBe(0);
      // What comes after the first sign of a visitor needs one that the page hears.
      const countRequests = async (): Promise<number> => {
        await page.mouse.move(300, 300 + requests);
        await page.mouse.move(310, 310 + requests);
        return requests;
      };
      if (!beforePaint.test(file)) await expect.poll(countRequests, patient(file)).toBeGreaterThan(1);
      await context.close();
    });
  });
}

test('[SHELL-38, SHELL-40, SHELL-43] whichever file never arrives, the page is readable and its links work', async ({
  browser,
}) => {
  const path = await pages.results();
  await forEach(await filesOf(browser, path), async (file) => {
    const { context, page } = await openPage(browser, path, {
      onFile: (route, url) => (url === file ? route.abort('connectionreset') : route.continue()),
    });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), file).toContainText('Richmond');
    const link = page.locator('article :is(h2, h3) a').first();
    await expect(link, file).toBeVisible();
    // Not with the mouse: without its styles a page moves while it is hydrated, and a press would begin on the link and
    // end beside it.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page, file).toHaveURL(/\/property\//);
    await expect(page.locator('#area-listing').getByRole('heading', { level: 1 }), file).toBeVisible();
    await context.close();
  });
});
