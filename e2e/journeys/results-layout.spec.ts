import { expect, test, type Locator } from '../test.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;

test(
  '[SRCH-35] on a phone the first photograph is near the top, and every place and filter can be taken off',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.goto(results);
    expect(await topOf(page.getByRole('article').first())).toBeLessThanOrEqual(260);
    const box = page.getByRole('combobox', { name: 'Suburb, street, school, agency or postcode' });
    await expect(box).toHaveAttribute('placeholder', 'Add a location');
    await expect(box).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Remove Richmond/ })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Create alert' })).toBeInViewport({ ratio: 1 });

    await page.goto(`${results}?features=pool,study,balcony,gym&bedrooms=3&bathrooms=2`);
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
    expect(new Set(await Promise.all((await chips.all()).map(topOf))).size).toBe(1);
    await chips.last().scrollIntoViewIfNeeded();
    await expect(chips.last()).toBeInViewport();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[SRCH-36] the results use the full width', async ({ page }) => {
    await page.goto(results);
    await expect(page.getByRole('complementary', { name: 'Map of the results' })).toBeHidden();
    const cards = page.getByRole('article');
    const firstRow = await Promise.all([0, 1, 2].map((at) => topOf(cards.nth(at))));
    expect(new Set(firstRow).size).toBe(1);
  });

  test('[MAP-19] a picture of the map has the homes of the list, and opens by itself', async ({ page }) => {
    await page.goto(`${results}?surrounding=false`);
    const listed = Number(/([\d,]+) propert/.exec(await page.locator('#results header').innerText())?.[1]);
    const picture = page.getByRole('link', { name: `Map: ${listed} homes for sale in Richmond VIC 3121` });
    await expect(picture).toBeVisible();
    const image = picture.getByRole('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await picture.click();
    await expect(page).toHaveURL(/\/tiles\/picture\.svg\?search=/);
    const numbers = await page.locator('circle.homes + text').allTextContents();
    const homes = numbers.reduce((sum, text) => sum + Number(text), await page.locator('circle.home').count());
    const [note = ''] = await page.locator('text.note').allTextContents();
    expect(homes + Number(/^\d+/.exec(note)?.[0] ?? 0)).toBe(listed);
  });
});
