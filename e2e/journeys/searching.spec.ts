import { expect, test, type Page } from '../test.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';

const found = async (page: Page): Promise<number> =>
  Number(
    /([\d,]+)\+? home/.exec(await page.locator('#area-search').innerText())?.[1]?.replaceAll(',', '') ?? Number.NaN,
  );

test(
  '[SRCH-01, SRCH-03, URL-04] from the home page by keyboard to a suburb, filtered, sorted, in another mode and back',
  { tag: '@laptop' },
  async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto('/');
    await untilHydrated(page);
    const box = page.getByRole('combobox');
    await box.fill('richm');
    await expect(page.getByRole('option', { name: /^Richmond, VIC 3121/ })).toBeVisible();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/for-sale\/richmond-[a-z]+-\d{4}\/real-estate$/);
    await page.goto('/for-sale/richmond-vic-3121/real-estate');
    await untilHydrated(page);
    const all = await found(page);
    expect(all).toBeGreaterThan(5);

    await page.getByRole('link', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('checkbox', { name: /^Apartment/ }).check();
    const apply = drawer.getByRole('button', { name: /^Show [\d,]+ home/ });
    await expect(apply).toBeVisible();
    await apply.click();
    await expect(page).toHaveURL(/\/for-sale\/richmond-vic-3121\/apartments$/);
    await expect.poll(() => found(page)).toBeLessThan(all);
    const apartments = await found(page);

    await page.locator('header, #area-search').getByRole('link', { name: 'Rent', exact: true }).click();
    await expect(page).toHaveURL(/\/for-rent\/richmond-vic-3121\/apartments$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/for-sale\/richmond-vic-3121\/apartments$/);
    await expect.poll(() => found(page)).toBe(apartments);
    await page.goBack();
    await expect.poll(() => found(page)).toBe(all);
    expect(problems).toEqual([]);
  },
);

test(
  '[SRCH-07, URL-13] pages are links with addresses of their own; the canonical link names the canonical form',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/properties-for-sale/melbourne-vic-3000/real-estate');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/for-sale\/melbourne-vic-3000\/real-estate$/,
    );
    const first = await page.getByRole('article').first().getByRole('heading').innerText();
    await page.getByRole('navigation', { name: /pages/i }).getByRole('link', { name: /2/ }).first().click();
    await expect(page).toHaveURL(/\/for-sale\/melbourne-vic-3000\/real-estate\/page-2$/);
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
  },
);

test(
  'the map loads when it is seen and shows prices; on a phone a button brings it',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (/\/r\/search\/.*\.js$/.test(response.url())) scripts.push(response.url());
    });
    await page.goto('/for-sale/richmond-vic-3121/real-estate');
    await untilHydrated(page);
    const before = scripts.length;
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.getByRole('button', { name: 'Map' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);
