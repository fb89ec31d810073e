import type { Page } from 'puppeteer-core';
import { someListing } from '../live.ts';
import { site } from '../site.ts';
import { expect, takenOver, test, type Watched } from './firefox.ts';

const refused = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Watched).refused);
/** Forms for use without script are replaced on purpose by what works with it. */
const replaced = 'form[method="post"]';

test('[SHELL-01] Firefox: a page of every area is hydrated without changes, with nothing in the console and no policy violation', async ({
  tab: { page, problems },
}) => {
  const pages = {
    home: '/',
    search: '/for-sale/richmond-vic-3121/real-estate',
    listing: await someListing(),
    agents: '/agent-finder',
    locations: '/location/richmond-vic-3121',
    community: '/questions',
    member: '/sign-up',
  };
  for (const [area, path] of Object.entries(pages)) {
    await page.goto(site + path);
    await takenOver(page);
    const { remaining, gone } = await page.evaluate((forms) => {
      const { sent } = window as unknown as Watched;
      const lost = sent.filter((element) => !element.isConnected && !element.closest(forms));
      return { remaining: sent.length - lost.length, gone: lost.map((element) => element.outerHTML.slice(0, 120)) };
    }, replaced);
    expect(gone, `${area}: elements that were drawn anew`).toEqual([]);
    expect(remaining, area).toBeGreaterThan(40);
    expect(await refused(page), area).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('[SRCH-21] Firefox: from search to a listing and back without a reload', async ({ tab: { page, problems } }) => {
  await page.goto(`${site}/for-sale/richmond-vic-3121/real-estate`);
  await takenOver(page);
  await page.evaluate(() => {
    (window as unknown as { unbroken: boolean }).unbroken = true;
  });
  const results = page.url();
  await page.locator('article :is(h2, h3) a').click();
  await page.waitForSelector('#area-listing h1');
  await expect.poll(() => page.url()).toMatch(/\/property\//);
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(await refused(page)).toEqual([]);
  await page.goBack();
  await page.waitForSelector('#area-search article');
  await expect.poll(() => page.url()).toBe(results);
  expect(await page.evaluate(() => (window as unknown as { unbroken?: boolean }).unbroken)).toBe(true);
  expect(problems).toEqual([]);
});
