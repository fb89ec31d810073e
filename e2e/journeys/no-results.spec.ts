import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { untilHydrated } from '../hydration.ts';

const nothing = '/for-sale/melbourne-vic-3000/real-estate?bathrooms=2&pricemaximum=100000';
const found = /([\d,]+) home/;

/** What names the search that a page of results shows. */
const shown = async (page: Page) => ({
  address: page.url(),
  title: await page.title(),
  heading: await page.getByRole('heading', { level: 1 }).innerText(),
  mode: await page.locator('#area-search a[aria-current="page"]').first().innerText(),
  filters: await page.getByRole('list', { name: 'Active filters' }).getByRole('link').allInnerTexts(),
  sort: await page.getByLabel('Sort by').inputValue(),
});

test(
  '[SRCH-27, SRCH-09] a search without results offers to remove a filter, and finds as many as it announced',
  { tag: '@laptop' },
  async ({ page }) => {
    await page.goto(nothing);
    await expect(page.getByText('0 homes found, change your filters or zoom out.')).toBeVisible();
    const best = page.getByRole('link', { name: /^Show [\d,]+ homes? without “.+”$/ }).first();
    const promised = /^Show ([\d,]+)/.exec(await best.innerText())?.[1];
    for (const [width, colorScheme] of [
      [480, 'light'],
      [1240, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page, '#results')).toEqual([]);
    }
    await best.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(async () => found.exec(await page.locator('#results').innerText())?.[1]).toBe(promised);
  },
);

test('[SRCH-27] suburbs nearby are offered with their number of homes', { tag: '@phone' }, async ({ page }) => {
  await page.goto(nothing);
  const place = page.getByRole('region', { name: 'Homes nearby' }).getByRole('link').first();
  const promised = /([\d,]+) homes?$/.exec(await place.innerText())?.[1];
  await place.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect
    .poll(
      async () =>
        (await page.locator('#results').innerText()).includes(`${promised} in `) ||
        found.exec(await page.locator('#results').innerText())?.[1] === promised,
    )
    .toBe(true);
});

test('[SRCH-27, SRCH-48, SRCH-21] after a failed search the results stay with an offer of another try, which then works', async ({
  page,
}) => {
  test.slow(); // the data are requested several times before they are given up
  await page.goto('/for-sale/melbourne-vic-3000/real-estate');
  await untilHydrated(page);
  const before = await shown(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.locator('header, #area-search').getByRole('link', { name: 'Rent', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'problem searching' });
  await expect(alert).toContainText("Sorry, we're having a problem searching. Please try again", { timeout: 30_000 });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await shown(page)).toEqual(before);
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\/for-rent\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for rent');
});

test(
  '[SRCH-48] offline a rejected change of a list leaves its heading; Back returns to it, and to the page before it',
  { tag: ['@phone', '@laptop'] },
  async ({ page, context }) => {
    await page.goto('/for-rent/vic/real-estate?bathrooms=1');
    await untilHydrated(page);
    const rent = await shown(page);
    await page.locator('header, #area-search').getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('for sale');
    const sale = await shown(page);
    const alert = page.getByRole('alert').filter({ hasText: 'problem searching' });

    await context.setOffline(true);
    // The notice is at the head of the list, this link at its end.
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(alert).toBeInViewport();
    expect(await shown(page)).toEqual(sale);
    await page.getByLabel('Sort by').selectOption('cheapest');
    await expect.poll(() => shown(page)).toEqual(sale);
    await page.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click();
    await expect(alert).toBeInViewport();
    expect(await shown(page)).toEqual(sale);
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(sale);
    await expect(alert).toBeVisible();

    await context.setOffline(false);
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(rent);
    await expect(alert).toHaveCount(0);
    await page.goForward();
    await expect.poll(() => shown(page)).toEqual(sale);
    await page.reload();
    expect(await shown(page)).toEqual(sale);
  },
);
