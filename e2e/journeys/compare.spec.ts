import { expect, test } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';

const results = '/for-sale/melbourne-vic-3000/real-estate';

test(
  '[SRCH-26] homes are chosen by keyboard on their cards and shown side by side',
  { tag: '@phone' },
  async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto(results);
    await untilHydrated(page);
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    for (const place of [0, 2, 3]) {
      await boxes.nth(place).focus();
      await page.keyboard.press('Space');
    }
    const tray = page.getByRole('region', { name: 'Homes to compare' });
    await expect(tray.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
    expect(await findViolations(page, 'section[aria-label="Homes to compare"]')).toEqual([]);
    await tray.getByRole('link', { name: 'Compare 3 homes' }).press('Enter');

    await expect(page).toHaveURL(/\/compare\?homes=\d+,\d+,\d+$/);
    const table = page.getByRole('table', { name: /^Homes side by side/ });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader', { name: 'Price' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page, 'html')).toEqual([]);
    }
    await table
      .getByRole('link', { name: /^Remove/ })
      .first()
      .press('Enter');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await page.goBack();
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await page.goBack();
    await expect(tray.getByRole('link', { name: 'Compare 3 homes' })).toBeVisible();
    await expect(boxes.nth(0)).toBeChecked();
    expect(problems).toEqual([]);
  },
);

test('[SRCH-26] print shows the table and no controls', { tag: '@laptop' }, async ({ page }) => {
  await page.goto(results);
  const ids = await page
    .getByRole('checkbox', { name: /^Compare / })
    .evaluateAll((boxes) => boxes.slice(0, 4).map((box) => (box as HTMLInputElement).value));
  await page.goto(`/compare?homes=${ids.join(',')}`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Remove').first()).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[SRCH-26] the boxes and a button lead to the same table', async ({ page }) => {
    await page.goto(results);
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Compare the chosen homes' }).click();
    await expect(page).toHaveURL(/\/compare\?homes=\d+&homes=\d+$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    await expect(page.getByText(/^Choose one to three more homes/)).toBeVisible();
  });
});
