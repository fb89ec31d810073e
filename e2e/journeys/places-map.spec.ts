import { expect, test } from '../test.ts';
import { findViolations } from '../axe.ts';
import { untilHydrated } from '../hydration.ts';

test(
  '[LOC-13] the index of places has a map of its places; a press on one opens it',
  { tag: ['@phone'] },
  async ({ page }) => {
    await page.goto('/find-suburb/suburb-by-region/yarra-vic');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Show on a map' }).click();
    const map = page.getByRole('application', { name: /^Map of suburbs in Yarra/ });
    await expect(map.locator('canvas').first()).toBeVisible();
    await expect(page.getByRole('figure')).toBeFocused();
    expect(await findViolations(page, 'main')).toEqual([]);
  },
);

test('[LOC-13] without script the regions and suburbs of a state are lists', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/find-suburb/suburb-by-state/vic');
  await expect(page.getByRole('button', { name: 'Show on a map' })).toHaveCount(0);
  await page.getByText('By region', { exact: true }).click();
  await page.getByRole('link', { name: 'Yarra', exact: true }).click();
  await expect(page).toHaveURL('/find-suburb/suburb-by-region/yarra-vic');
  await expect(page.getByRole('link', { name: 'Richmond', exact: true })).toBeVisible();
  await context.close();
});
