import type { Page } from 'puppeteer-core';
import { openChangingProxy, type ChangingProxy } from '../changing-proxy.ts';
import { expect, takenOver, test } from './firefox.ts';

/** The header's entry, which leads to questions about the suburb of a page. */
const questions = 'header a[href^="/questions"]';
const results = '/for-sale/richmond-vic-3121/real-estate';
let proxy: ChangingProxy;
test.beforeEach(async () => {
  proxy = await openChangingProxy();
});
test.afterEach(() => proxy.close());

/** Changes every file of this kind, by a statement or rule at its end that would have a visible effect. */
function spoil(files: RegExp): void {
  proxy.change((path, text) =>
    files.test(path)
      ? `${text}${path.endsWith('.css') ? '\nmain { letter-spacing: 99px }' : '\n;window.changed = true;'}`
      : text,
  );
}
const spoilt = (): string => [...proxy.changed].join(' ');

/** Checks that no changed byte had an effect. */
const untouched = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => [
      (window as unknown as { changed?: true }).changed,
      getComputedStyle(document.querySelector('main') as Element).letterSpacing,
    ]),
  ).toEqual([undefined, 'normal']);

/** Shell and another area: a navigation without a reload, as soon as links are not the browser's any more. */
async function expectTheRest(page: Page): Promise<void> {
  await untouched(page);
  await expect
    .poll(() =>
      page.evaluate((selector) => {
        let followed = false;
        const afterThePage = (event: Event): void => {
          followed = event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener('click', afterThePage, { once: true });
        document.querySelector<HTMLElement>(selector)?.click();
        return followed;
      }, questions),
    )
    .toBe(true);
  await page.waitForSelector('#area-community h1');
}

test('[REL-02, REL-08] Firefox: an area’s script with a changed byte never runs: the server’s HTML stays, and the rest works', async ({
  tab: { page, problems },
}) => {
  spoil(/^\/r\/search\/.*\/remoteEntry\.js$/);
  await page.goto(proxy.address + results);
  await expect.poll(() => problems.join('\n')).toMatch(/search@\S+ load/);
  expect(spoilt()).toContain('/web/remoteEntry.js');
  expect(await page.$eval('#area-search[data-ssr]', (area) => area.querySelectorAll('article').length)).toBeGreaterThan(
    3,
  );
  await expectTheRest(page);
});

test('[REL-02, REL-08] Firefox: a changed script of a lazy view never runs: a message replaces it and the page works', async ({
  tab: { page },
}) => {
  spoil(/^\/r\/search\/.*\/js\/(?!app\.|search-results\.)/);
  await page.goto(proxy.address + results);
  await page.waitForSelector(
    'aside[aria-label="Map of the results"] [role="alert"] ::-p-text(We couldn’t load the map)',
  );
  expect(await page.$$eval('#area-search:not([data-ssr]) article', ({ length }) => length)).toBeGreaterThan(3);
  expect(spoilt()).toMatch(/\/web\/js\//);
  await expectTheRest(page);
});

test('[REL-02, REL-08] Firefox: a changed style is not applied; the page is hydrated and the shell uses its own', async ({
  tab: { page },
}) => {
  spoil(/^\/r\/search\/.*\.css$/);
  await page.goto(proxy.address + results);
  await takenOver(page);
  expect(spoilt()).toMatch(/\/web\/css\/app\./);
  expect(await page.$eval('header nav', (navigation) => getComputedStyle(navigation).display)).not.toBe('inline');
  await expectTheRest(page);
});

test('[REL-02, REL-08] Firefox: an area whose script was changed can be reached all the same, rendered by the server', async ({
  tab: { page },
}) => {
  spoil(/^\/r\/listing\/.*\.(?:js|css)$/);
  await page.goto(proxy.address + results);
  await takenOver(page);
  await page.locator('article :is(h2, h3) a').click();
  await page.waitForSelector('#area-listing[data-ssr] h1');
  await expect.poll(() => page.url()).toMatch(/\/property\//);
  expect(spoilt()).toMatch(/\/r\/listing\//);
  await expectTheRest(page);
});

test('[REL-02] Firefox: a changed script of the shell never runs; the server’s HTML is readable and its links work', async ({
  tab: { page },
}) => {
  spoil(/^\/r\/host\/.*\.js$/);
  await page.goto(proxy.address + results);
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(spoilt()).toMatch(/\/r\/host\/.*\/js\/shell/);
  await untouched(page);
  expect(await page.$$eval('article', ({ length }) => length)).toBeGreaterThan(3);
  await page.locator(questions).click();
  await page.waitForSelector('#area-community h1');
});
