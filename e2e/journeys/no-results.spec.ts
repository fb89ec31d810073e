import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';

const nothing = '/for-sale/melbourne-vic-3000/real-estate?bathrooms=2&pricemaximum=100000';
const found = /([\d,]+) propert/;

test(
  '[SRCH-27, SRCH-09] a search without results offers to remove a filter, and finds as many as it announced',
  { tag: '@laptop' },
  async ({ page }) => {
    await page.goto(nothing);
    await expect(page.getByText('0 properties found, change your filters or zoom out.')).toBeVisible();
    const best = page.getByRole('link', { name: /^Without “.+” there (is|are) [\d,]+$/ }).first();
    const promised = /([\d,]+)$/.exec(await best.innerText())?.[1];
    for (const [width, colorScheme] of [
      [480, 'light'],
      [1240, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, '#results')).toEqual([]);
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

test('[SRCH-27, SRCH-21] a search that fails keeps the results and offers another try, which then works', async ({
  page,
}) => {
  test.slow(); // the data are requested several times before they are given up
  await page.goto('/for-sale/melbourne-vic-3000/real-estate');
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').first().hover();
  await page.waitForLoadState('networkidle');
  await page.route('**/graphql', (route) => route.abort());
  await page.locator('#area-search').getByRole('link', { name: 'Rent', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'problem searching' });
  await expect(alert).toContainText("Sorry, we're having a problem searching. Please try again", { timeout: 30_000 });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\/for-rent\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for rent');
});
