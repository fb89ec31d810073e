import { expect, test, type Locator, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { untilResponse } from '../operation.ts';
import { degreesAt, expectFilled, mapOf, middleOf } from '../map-on-screen.ts';

const richmond = '/for-sale/richmond-vic-3121/real-estate';
const work = { latitude: -37.823, longitude: 144.998 };
/** With a point the map begins there. */
const nearWork = `${richmond}?near=${work.latitude},${work.longitude},2km,Work`;
const zoom = 15;

// A map renders slowly on a busy machine without a graphics card.
test.describe.configure({ timeout: 90_000 });

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Choose on the map' });
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a point' });
const filtersOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filters' });
const chip = (page: Page): Locator => page.getByRole('link', { name: /Within 2 km of a point in [A-Z]/ });

async function openFilters(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(filtersOf(page)).toBeVisible();
}
/** The dialog, once its map shows what is below the crosshair. */
async function located(page: Page): Promise<Locator> {
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('status')).toHaveText(/^(?:In|Near) [A-Z].*, VIC \d{4}$/);
  return dialog;
}
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const apply = async (page: Page): Promise<void> => {
  await filtersOf(page)
    .getByRole('button', { name: /^Show [\d,]+ homes?$/ })
    .click();
  await expect(filtersOf(page)).toBeHidden();
};
/** The point in the page's address. */
const chosenPoint = (page: Page): readonly number[] =>
  (new URL(page.url()).searchParams.get('near') ?? '').split(',', 2).map(Number);

test(
  '[SRCH-51] a point is chosen on the map by pressing it, or dragging it, and a reload restores it',
  { tag: ['@desktop', '@laptop'] },
  async ({ page }) => {
    const problems = watchConsole(page);
    await openFilters(page, nearWork);
    await opener(page).click();
    const dialog = await located(page);
    const map = mapOf(dialog);
    await expectFilled(map);
    expect(await findViolations(page, 'dialog dialog[open]')).toEqual([]);

    const { x, y } = await middleOf(map);
    // A press brings its spot to the middle.
    const rested = untilResponse(page, 'SuburbsAround');
    await page.mouse.click(x + 120, y - 60);
    await rested;
    await dialog.getByRole('button', { name: 'Use this point' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(filtersOf(page).getByText(/^Chosen: a point in [A-Z]/)).toBeVisible();
    const [latitude = 0, longitude = 0] = (await filtersOf(page).locator('input[name=near]').inputValue())
      .split(',', 2)
      .map(Number);
    const pressed = degreesAt({ ...work, zoom }, 120, -60);
    // Two pixels are 0.0001 degrees.
    expect(Math.abs(latitude - pressed.latitude)).toBeLessThan(0.0001);
    expect(Math.abs(longitude - pressed.longitude)).toBeLessThan(0.0001);

    // The map begins there now; a drag takes the ground with the pointer.
    await opener(page).click();
    await located(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y - 60, { steps: 8 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Use this point' }).click();
    await expect(dialog).toBeHidden();
    await apply(page);
    await expect(chip(page)).toBeVisible();
    const [south = 0, west = 0] = chosenPoint(page);
    expect(latitude - south).toBeGreaterThan(0.001);
    expect(longitude - west).toBeGreaterThan(0.002);
    await page.reload();
    await expect(chip(page)).toBeVisible();
    expect(problems.filter((problem) => !problem.includes('willReadFrequently'))).toEqual([]);
  },
);

test('[SRCH-51, A11Y-04] by keys alone; Escape and Back close the map without a change, and focus returns', async ({
  page,
}) => {
  await openFilters(page, richmond);
  await opener(page).focus();
  await press(page, 'Enter');
  let dialog = await located(page);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(filtersOf(page)).toBeVisible();
  await expect(opener(page)).toBeFocused();

  await press(page, 'Enter');
  dialog = await located(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(filtersOf(page)).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${richmond}$`));

  await press(page, 'Enter');
  dialog = await located(page);
  const before = await dialog.getByRole('status').innerText();
  await press(page, 'Tab');
  await expect(mapOf(dialog)).toBeFocused();
  await press(page, '-', '-');
  // While a busy map is on its way to one key, it does not add the next.
  await expect(async () => {
    await press(page, 'ArrowRight');
    await expect(dialog.getByRole('status')).not.toHaveText(before, { timeout: 2000 });
  }).toPass();
  const use = dialog.getByRole('button', { name: 'Use this point' });
  await expect
    .poll(async () => {
      await press(page, 'Tab');
      return use.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(filtersOf(page).getByText(/^Chosen: a point in [A-Z]/)).toBeVisible();
  await apply(page);
  await expect(page).toHaveURL(/near=-37\.\d+,145\.\d+,2km,a(?:\+|%20| )point/);
});

test(
  '[SRCH-51] on a phone the map fills the screen, a finger moves it, and the buttons are at its foot',
  { tag: '@phone' },
  async ({ page }) => {
    await openFilters(page, nearWork);
    await opener(page).tap();
    const dialog = await located(page);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    const map = mapOf(dialog);
    await expectFilled(map);
    const { x, y } = await middleOf(map);
    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }] });
    await at('touchStart', 0);
    for (let by = 10; by <= 120; by += 10) await at('touchMove', by);
    await at('touchEnd', 120);
    const use = dialog.getByRole('button', { name: 'Use this point' });
    const box = await use.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.8);
    await use.tap();
    await expect(dialog).toBeHidden();
    await apply(page);
    await expect(chip(page)).toBeVisible();
    // The ground moves with the finger: the point is west of where it was.
    expect(chosenPoint(page)[1]).toBeLessThan(work.longitude - 0.003);
  },
);

test(
  '[SRCH-51] a map that can’t be loaded has a message, another try loads it, and the filters stay usable',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await openFilters(page, richmond);
    const scripts = /\/web\/js\//;
    await page.route(scripts, (route) => route.abort());
    await opener(page).tap();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t load the map.');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await filtersOf(page).getByRole('combobox', { name: 'Place' }).fill('melbourne');
    await expect(filtersOf(page).getByRole('option', { name: /^Melbourne CBD, VIC/ })).toBeVisible();
    // The list closes only now: the button is where it was pressed.
    await opener(page).tap();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute(scripts);
    await dialog.getByRole('button', { name: 'Try again' }).tap();
    await located(page);
    await expect(mapOf(dialog)).toBeVisible();
  },
);
