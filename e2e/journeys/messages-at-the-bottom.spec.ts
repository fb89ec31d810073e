import { expect, test, type Locator } from '../test.ts';
import { untilHydrated } from '../hydration.ts';
import { addressOf, pageKinds } from '../page-kinds.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

const listing = pageKinds.find(({ picture }) => picture === 'listing');

test(
  '[SHELL-33] a message on a phone is above the button to the map and above a listing’s bar',
  { tag: '@phone' },
  async ({ page, request }) => {
    if (!listing) throw new Error('No kind of page is a listing.');
    const message = page.getByRole('status', { name: 'Notices' }).locator('[data-kind]').first();
    const expectAbove = async (bar: Locator): Promise<void> => {
      await expect(message).toBeVisible();
      const { y, height } = await boxOf(message);
      const { y: top } = await boxOf(bar);
      expect(y + height).toBeLessThanOrEqual(top);
      // It leaves the rest of the page free.
      expect(top - y - height).toBeLessThan(48);
    };

    await page.goto('/for-sale/richmond-vic-3121/real-estate');
    await untilHydrated(page);
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Save / })
      .nth(0)
      .click();
    await expectAbove(page.getByRole('button', { name: 'Map', exact: true }));

    await page.goto(await addressOf(listing, request));
    await untilHydrated(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Save|Saved)\b/ })
      .first()
      .click();
    await expectAbove(page.getByRole('link', { name: 'Enquire', exact: true }).first());
  },
);
