import { expect, test, type Locator } from '../test.ts';
import { findViolations } from '../axe.ts';
import { untilHydrated } from '../hydration.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;

test(
  '[SRCH-35] on a phone the first photograph is near the top, alert and order share one row above it',
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
    const alert = page.getByRole('link', { name: 'Create alert' });
    await expect(alert).toBeInViewport({ ratio: 1 });
    const order = page.getByRole('combobox', { name: 'Sort by' });
    const [wide, beside] = [await alert.boundingBox(), await order.boundingBox()];
    expect(wide?.height).toBeGreaterThanOrEqual(44);
    // All that the order leaves of the row, within the gutters.
    expect((wide?.width ?? 0) + (beside?.width ?? 0)).toBeGreaterThan(412 - 2 * 16 - 16);

    await page.goto(`${results}?features=pool,study,balcony,gym&bedrooms=3&bathrooms=2`);
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
    expect(new Set(await Promise.all((await chips.all()).map(topOf))).size).toBe(1);
    await chips.last().scrollIntoViewIfNeeded();
    await expect(chips.last()).toBeInViewport();
  },
);

test('[SRCH-81, SRCH-80] in a wide window price has a pop-over over list and map, and modes are in the header only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(results);
  await untilHydrated(page);
  const opener = page.getByRole('link', { name: 'Price', exact: true });
  const panel = page.getByRole('dialog', { name: 'Price' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('combobox', { name: 'Minimum price' })).toBeFocused();
  await expect(panel).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(panel).toHaveCount(0);
  const sold = page.locator('header, #area-search').getByRole('link', { name: 'Sold', exact: true });
  await expect(sold).toHaveCount(1);
  await expect(sold).toHaveAttribute('href', results.replace('for-sale', 'sold-properties'));
});

/** The longest that a card can have at once, and those of a home that is off the market. */
const longBadges = [
  ['Under offer', 'New since your last visit', 'Auction Wed 30 Sep, 11:30 am', 'Viewed'],
  ['Leased 30 September 2026', 'Viewed'],
];

test('[LIST-63] badges of a card end before its heart and stay on its photograph, at every width and size of text', async ({
  page,
}) => {
  await page.goto(results);
  await expect(page.locator('[data-ssr]')).toHaveCount(0);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: 'Status' }) })
    .first();
  const badges = card.getByRole('list', { name: 'Status' });
  for (const texts of longBadges)
    for (const width of [320, 390, 640, 768, 1440])
      for (const size of ['', '200%']) {
        await page.setViewportSize({ width, height: 900 });
        await badges.evaluate(
          (list, given) => {
            document.documentElement.style.fontSize = given.size;
            const [first] = list.children;
            if (!first?.firstElementChild) return;
            first.firstElementChild.textContent = given.texts[0] ?? '';
            const others = given.texts.slice(1).map((text) => {
              const other = first.cloneNode(true) as Element;
              if (other.firstElementChild) other.firstElementChild.textContent = text;
              return other;
            });
            list.replaceChildren(first, ...others);
          },
          { texts, size },
        );
        const heart = await card.getByRole('button', { name: /^Save / }).boundingBox();
        const photograph = await card.getByRole('list', { name: /^Photos of / }).boundingBox();
        for (const badge of await badges.getByRole('listitem').all()) {
          const box = await badge.locator('span').boundingBox();
          const at = `${await badge.innerText()} at ${width} px ${size}`;
          expect((box?.x ?? 0) + (box?.width ?? 0), at).toBeLessThanOrEqual(heart?.x ?? 0);
          expect((box?.y ?? 0) + (box?.height ?? 0), at).toBeLessThanOrEqual(
            (photograph?.y ?? 0) + (photograph?.height ?? 0),
          );
        }
      }
});

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
    const listed = Number(/([\d,]+) home/.exec(await page.locator('#results header').innerText())?.[1]);
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
