import { expect, test } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';

const richmond = '/for-sale/richmond-vic-3121/real-estate';

test(
  '[SRCH-19] by keyboard alone: a misspelt suburb, a second one beside it, both removed, and the recent search again',
  { tag: '@laptop' },
  async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto('/');
    await untilHydrated(page);
    const box = page.getByRole('combobox', { name: /^Suburb/ });
    await box.focus();
    await page.keyboard.type('richmnod');
    await expect(page.getByRole('option', { name: 'Richmond, VIC 3121 Suburb' })).toBeVisible();
    expect(await findViolations(page, '[role=search]')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/for-sale\/richmond-vic-3121\/real-estate$/);

    await box.focus();
    await page.keyboard.type('carlton vic');
    await expect(page.getByRole('option', { name: /^Carlton, VIC 3053/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/richmond-vic-3121\/real-estate\?suburbs=carlton-vic-3053$/);
    await expect(page.getByRole('link', { name: 'Remove Carlton, VIC 3053' })).toBeVisible();
    await box.focus();
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/\/for-sale\/richmond-vic-3121\/real-estate$/);
    await expect(page.getByRole('link', { name: 'Remove Carlton, VIC 3053' })).toHaveCount(0);

    await box.focus();
    await page.keyboard.press('ArrowDown');
    const both = page.getByRole('option', { name: 'Richmond, VIC 3121; Carlton, VIC 3053 For sale' });
    await expect(both).toBeVisible();
    expect(await findViolations(page, '[role=search]')).toEqual([]);
    await both.click();
    await expect(page).toHaveURL(/suburbs=carlton-vic-3053$/);
    expect(problems).toEqual([]);
  },
);

test(
  '[SRCH-19] a street of the results leads to its map, an agency to its homes',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(richmond);
    await untilHydrated(page);
    const heading = await page
      .getByRole('article')
      .getByRole('heading')
      .filter({ hasText: /\d+ [A-Z]/ })
      .first()
      .innerText();
    const street = /\d+\w* ([A-Z][^,\n]+)/.exec(heading)?.[1] ?? '';
    const box = page.getByRole('combobox', { name: /^Suburb/ });
    await box.fill(`${street} richm`);
    await page.getByRole('option', { name: new RegExp(`^${street}, Richmond, VIC 3121 Street$`) }).click();
    await expect(page).toHaveURL(/context=map/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mapped Area');

    await box.fill('harbour and vale');
    await page
      .getByRole('option', { name: / Agency$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/real-estate-agency\/[a-z0-9-]+\/buy$/);
  },
);

test(
  '[SRCH-19] on a phone the list is as wide as the screen with rows for a finger; own location can be searched',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -37.82, longitude: 145 });
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('combobox', { name: /^Suburb/ }).click();
    const near = page.getByRole('option', { name: 'Search near me' });
    const row = await near.boundingBox();
    const list = await page.getByRole('listbox').boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
    expect(list?.width).toBeGreaterThan(360);
    await near.click();
    await expect(page).toHaveURL(/context=map&bounds=-37\.847/);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[SRCH-19] typed text leads to its best match, beside the localities already chosen; each can be removed', async ({
    page,
  }) => {
    await page.goto(richmond);
    await page.locator('input[name=q]').fill('carltn');
    await page.locator('input[name=q]').press('Enter');
    await expect(page).toHaveURL(/richmond-vic-3121\/real-estate\?suburbs=carlton-/);
    await page.getByRole('link', { name: 'Remove Richmond, VIC 3121' }).click();
    await expect(page).toHaveURL(/\/for-sale\/carlton-[a-z]+-?\d*\/real-estate$/);
  });
});
