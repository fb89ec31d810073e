import { expect, test, type Locator, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';
import { deployedSite } from '../site.ts';

const victoria = '/for-sale/vic/real-estate';

// A map renders slowly on a busy machine without a graphics card.
test.describe.configure({ timeout: 90_000 });

/** Number of results according to the list. */
const total = async (page: Page): Promise<number> =>
  Number(/([\d,]+) home/.exec(await page.locator('#results header').innerText())?.[1]?.replaceAll(',', '') ?? 0);
/** Number of homes in view according to the map. */
const inView = async (page: Page): Promise<number> =>
  Number(
    /([\d,]+) in view/.exec(await page.getByRole('button', { name: /in view$/ }).innerText())?.[1]?.replaceAll(',', ''),
  );
/** Whether distances ('850 m from Work', '1.4 km from Work') are shown, and grow down the list. */
const sorted = async (cards: Locator): Promise<boolean> => {
  const metres = (await cards.allInnerTexts()).map(
    (text) => Number.parseFloat(text) * (text.includes(' km ') ? 1000 : 1),
  );
  return metres.length > 1 && metres.every((each, at) => at === 0 || (metres[at - 1] ?? 0) <= each);
};
const openFilters = async (page: Page): Promise<Locator> => {
  await page.getByRole('link', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  return drawer;
};
/** Shows the homes of the chosen filters, once they have been counted. */
const apply = async (drawer: Locator): Promise<void> => {
  await drawer.getByRole('button', { name: /^Show [\d,]+ homes?$/ }).click();
  await expect(drawer).toBeHidden();
};

test(
  '[SRCH-44, SRCH-46, MAP-18] homes near a place: chosen by keys, narrowed alike in list and map, saved and offered first',
  { tag: ['@desktop', '@laptop'] },
  async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto(victoria);
    const all = await total(page);

    let drawer = await openFilters(page);
    const box = drawer.getByRole('combobox', { name: 'Place' });
    await box.fill('melbourne');
    await expect(drawer.getByRole('option', { name: /^Melbourne CBD, VIC/ })).toBeVisible();
    await box.press('Escape');
    const list = drawer.getByRole('listbox', { name: 'Places' });
    await expect(list).toBeHidden();
    await expect(drawer).toBeVisible();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${victoria}$`));
    await drawer.getByRole('combobox', { name: /^Distance/ }).selectOption('5 km');
    await drawer.getByRole('button', { name: 'Save this place' }).click();
    await drawer.getByRole('textbox', { name: 'Name of the place' }).fill('Work');
    await drawer.getByRole('textbox', { name: 'Name of the place' }).press('Enter');
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await apply(drawer);

    const chip = page.getByRole('link', { name: /Within 5 km of Work/ });
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(/\?near=-37\.\d+,14\d\.\d+,5km,Work$/);
    const narrowed = await total(page);
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(all);
    // The map shows the whole ring, and what is in it.
    await expect.poll(() => inView(page)).toBe(narrowed);

    await page.reload();
    await expect(chip).toBeVisible();
    await expect.poll(() => inView(page)).toBe(narrowed);

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest first');
    await expect(page).toHaveURL(/5km,Work&sort=nearest$/);
    const cards = page.locator('#results article').getByText(/ from Work$/);
    await expect.poll(() => sorted(cards)).toBe(true);

    await chip.click();
    await expect.poll(() => total(page)).toBe(all);
    drawer = await openFilters(page);
    await drawer.getByRole('combobox', { name: 'Place' }).click();
    await expect(drawer.getByRole('listbox', { name: 'Places' }).getByRole('option').first()).toHaveText(/^Work/);
    expect(problems.filter((problem) => !problem.includes('willReadFrequently'))).toEqual([]);
  },
);

test(
  '[SRCH-91] a station leads to the homes near it in its state, and the next suburb takes its place',
  { tag: ['@desktop', '@phone'] },
  async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const box = page.getByRole('combobox', { name: /^Suburb/ });
    await box.fill('near brunswick station');
    await page.getByRole('option', { name: /^Brunswick Station/ }).click();
    await expect(page).toHaveURL(
      /\/for-sale\/vic\/real-estate\?near=-37\.\d+,144\.\d+,2km,Brunswick(?:%20|\+)Station$/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('near Brunswick Station');
    await expect(page.getByRole('link', { name: 'Remove Brunswick Station' })).toBeVisible();
    await box.fill('richmond vic');
    await page.getByRole('option', { name: /^Richmond, VIC 3121/ }).click();
    await expect(page).toHaveURL(/\/for-sale\/richmond-vic-3121\/real-estate$/);
  },
);

test(
  '[SRCH-50, SRCH-93, MAP-18] homes within a travel time of a place: the same in list and map, after a reload too',
  { tag: ['@desktop', '@laptop'] },
  async ({ page }) => {
    test.skip(deployedSite !== undefined, 'the trial of a deployment has no service of travel times (ROUTER_URL)');
    const problems = watchConsole(page);
    await page.goto(`${victoria}?near=-37.814,144.963,20km,Work`);
    const all = await total(page);
    const drawer = await openFilters(page);
    await drawer.getByRole('combobox', { name: 'Distance or travel time' }).selectOption('10 min by car');
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await apply(drawer);
    await expect(page).toHaveURL(/\?near=-37\.814,144\.963,10min-drive,Work$/);
    const chip = page.getByRole('link', { name: /Within 10 min of Work by car/ });
    await expect(chip).toBeVisible();
    const narrowed = await total(page);
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(all);
    await expect.poll(() => inView(page)).toBe(narrowed);
    await expect(
      page
        .locator('#results article')
        .getByText(/^\d+ min to Work$/)
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(chip).toBeVisible();
    await expect.poll(() => inView(page)).toBe(narrowed);
    expect(problems.filter((problem) => !problem.includes('willReadFrequently'))).toEqual([]);
  },
);

test(
  '[SRCH-44] on a phone a place near which homes are wanted is chosen by touch, and its chip removes it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(victoria);
    const all = await total(page);
    const drawer = await openFilters(page);
    const box = drawer.getByRole('combobox', { name: 'Place' });
    await box.fill('melbourne');
    await drawer.getByRole('option', { name: /^Melbourne CBD, VIC/ }).click();
    await drawer.getByRole('combobox', { name: /^Distance/ }).selectOption('10 km');
    await apply(drawer);
    const chip = page.getByRole('link', { name: /Within 10 km of Melbourne/ });
    await expect(chip).toBeVisible();
    expect(await total(page)).toBeLessThan(all);
    await chip.click();
    await expect(chip).toHaveCount(0);
    await expect.poll(() => total(page)).toBe(all);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[SRCH-44] an address with a point narrows the search, the form includes the point, and the chip removes it', async ({
    page,
  }) => {
    await page.goto(`${victoria}?near=-37.814,144.963,5km,Work`);
    const chip = page.getByRole('link', { name: /Within 5 km of Work/ });
    await expect(chip).toBeVisible();
    await page.getByRole('link', { name: /^Filters/ }).click();
    const form = page.getByRole('form', { name: 'Filters' });
    await form.getByRole('combobox', { name: /^Distance/ }).selectOption('10 km');
    await form.getByRole('button', { name: 'Show homes' }).click();
    await page.getByRole('link', { name: /Within 10 km of Work/ }).click();
    await expect(page).toHaveURL(new RegExp(`${victoria}$`));
  });
});
