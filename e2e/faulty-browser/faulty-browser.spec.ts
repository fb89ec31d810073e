import { expect, test, type Page } from '../test.ts';
import { full } from '../breadth.ts';
import { untilHydrated } from '../hydration.ts';
import { faultyBrowsers, faults } from './capabilities.ts';

/** Waits until the page has come to rest: hydrated, or left to the browser. */
const atRest = (page: Page, starts: boolean): Promise<void> =>
  starts ? untilHydrated(page) : page.waitForLoadState('load');

/** Checks that a page is readable. */
async function expectReadable(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText(/unable to load|isn’t available right now|isn’t working/)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true })).toBeVisible();
}

/** Each fault by itself, or several in a browser. */
const browsers = full ? faults.map((fault) => [fault]) : faultyBrowsers();

for (const found of browsers) {
  const starts = found.every((fault) => fault.starts ?? true);
  const names = found.map(({ name }) => name).join('; ');
  test(`[SHELL-40] a browser without ${names}: home, results, a listing and its enquiry`, async ({ page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(String(error)));
    for (const { apply } of found) await page.addInitScript(apply);
    await page.goto('/');
    await atRest(page, starts);
    await expectReadable(page, /./);
    await page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page).toHaveURL(/\/for-sale/);
    await expectReadable(page, /Melbourne/);
    await atRest(page, starts);
    const card = page.locator('article :is(h2, h3) a').first();
    const address = (await card.getAttribute('href')) ?? '';
    await card.click();
    await expect(page).toHaveURL(new RegExp(address));
    await expect(page.locator('#area-listing').getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(page, starts);
    await expectReadable(page, /./);
    const form = page.locator('form[method="post"]').filter({ has: page.getByLabel(/message/i) });
    await form
      .first()
      .getByLabel(/message/i)
      .fill('Is it still available?');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).first().click();
    await expect(page).toHaveURL(/\/questions/);
    await expectReadable(page, /./);
    expect(uncaught).toEqual([]);
  });
}
