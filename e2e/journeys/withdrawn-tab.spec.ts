import { expect, test } from '../test.ts';
import { by, siteOperations } from '../faulty-area.ts';
import { untilHydrated } from '../hydration.ts';

const back = async (): Promise<void> => void (await siteOperations().restore('community', by));
test.afterAll(back);

test('[REL-37] a tab that was opened before an area was withdrawn shows of it what a new visitor sees', async ({
  page,
}) => {
  await page.goto('/for-sale/richmond-vic-3121/real-estate');
  await untilHydrated(page);
  const questions = page.getByRole('banner').getByRole('link', { name: 'Questions' });
  await expect(questions).toBeVisible();
  await siteOperations().withdraw('community', {}, by);
  const checked = page.waitForResponse((response) => response.url().endsWith('/api/version'));
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });
  // Journeys before this one have taken their own areas off.
  expect((await checked).headers()['x-verandah-withdrawn']?.split(',')).toContain('community');
  const response = page.waitForResponse((each) => each.request().isNavigationRequest());
  await questions.click();
  expect((await response).status()).toBe(410);
  await back();
  await page.goto('/for-sale/richmond-vic-3121/real-estate');
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
  await expect(page.locator('#area-community').getByRole('heading', { level: 1 })).toBeVisible();
});
