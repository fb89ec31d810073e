import { expect, test, type Locator, type Page } from '../test.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';

/** Opens the first home of the results that has an inspection or auction ahead. */
async function openWithTimes(page: Page): Promise<void> {
  await page.goto(results);
  const homes = await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const home of homes) {
    await page.goto(home);
    if ((await page.getByRole('link', { name: /^Add to calendar: / }).count()) > 0) return;
  }
  throw new Error('No home has an inspection ahead.');
}

test('[LIST-35] day and time of an inspection are on one line each, whatever the width', async ({ page }) => {
  await openWithTimes(page);
  const times = page.getByRole('region', { name: /^Inspections|^Auction/ });
  for (const width of [320, 390, 768, 960, 1240, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await times.getByRole('listitem').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        const box = card.getBoundingClientRect();
        const found: string[] = [];
        while (words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(words.currentNode);
          const lines = [...range.getClientRects()];
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 || lines.some(({ right }) => right > box.right))
            found.push(words.currentNode.textContent ?? '');
        }
        return found;
      }),
    );
    expect(broken, `at ${width}`).toEqual([]);
  }
});

const shapesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all
      .filter((button) => button.checkVisibility())
      .map((button) => {
        const { fontSize, borderRadius, borderTopWidth } = getComputedStyle(button);
        return [Math.round(button.getBoundingClientRect().height), fontSize, borderRadius, borderTopWidth].join(' ');
      }),
  );

test('[LIST-36] buttons beside each other have one shape', { tag: ['@phone', '@laptop'] }, async ({ page }) => {
  await openWithTimes(page);
  const share = page.getByRole('button', { name: 'Share' });
  await expect(share).toBeVisible();
  const actions = await shapesOf(share.locator('xpath=..').getByRole('button'));
  expect(actions.length).toBeGreaterThan(1);
  expect(new Set(actions).size).toBe(1);
  const follow = page.getByRole('button', { name: /^Follow / }).first();
  await follow.scrollIntoViewIfNeeded();
  const call = page
    .getByRole('link', { name: /^Call / })
    .and(page.locator('li a'))
    .first();
  expect(await shapesOf(follow)).toEqual(await shapesOf(call));
});
