import { expect, test } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { signUpPerson } from '../people.ts';
import { untilHydrated } from '../hydration.ts';
import { untilResponse } from '../operation.ts';

const results = '/for-sale/melbourne-vic-3000/real-estate';

test(
  '[SRCH-25] a home is hidden and restored by keyboard, stays hidden on later pages, and is shown again',
  { tag: '@laptop' },
  async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto(results);
    await untilHydrated(page);
    // Homes whose address is withheld have one name.
    const cards = page.getByRole('article').filter({ hasNotText: 'Address available on request' });
    const count = page.locator('#results output').first();
    const total = Number((await count.innerText()).replace(/\D/g, ''));
    const first = await cards.first().getByRole('heading').innerText();
    const street = first.split('\n')[0] as string;
    const hide = page.getByRole('button', { name: `Hide ${street}` }).first();

    await hide.focus();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: 'Undo hiding' });
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription(`${street} is hidden.`);
    await expect(count).toHaveText(`${total - 1} homes`);
    expect(await findViolations(page, '#results')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(hide).toBeFocused();
    await expect(cards.first().getByRole('heading')).toHaveText(first.replace('\n', ' '));
    await expect(count).toHaveText(`${total} homes`);

    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await page.reload();
    await untilHydrated(page);
    await expect(count).toHaveText(`${total - 1} homes`);
    await expect(page.getByRole('button', { name: `Hide ${street}` })).toHaveCount(0);

    await page.getByRole('button', { name: 'Hidden homes (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hidden homes' });
    await expect(dialog.getByText(street).first()).toBeVisible();
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: /^Show again/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(count).toHaveText(`${total} homes`);
    expect(problems).toEqual([]);
  },
);

test(
  '[SRCH-25] a later page of the same search takes the hidden ones into account',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(results);
    await untilHydrated(page);
    const last = await page.getByRole('article').last().getByRole('heading').innerText();
    await page
      .getByRole('button', { name: /^Hide / })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(25);
    await expect(page.getByRole('article').last().getByRole('heading')).not.toHaveText(last.replace('\n', ' '));
    const moved = await page.getByRole('article').last().getByRole('heading').innerText();
    await page.getByRole('navigation', { name: /pages/i }).getByRole('link', { name: /2/ }).first().click();
    await expect(page).toHaveURL(/page-2$/);
    const headings = page.getByRole('article').getByRole('heading');
    await expect(headings.first()).not.toHaveText(moved.replace('\n', ' '));
  },
);

test(
  '[SRCH-23] a viewed home is marked as viewed when the visitor comes back, and in another tab',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto(results);
    await untilHydrated(page);
    const other = await context.newPage();
    await other.goto(results);
    await untilHydrated(other);
    await expect(page.getByText('Viewed', { exact: true })).toHaveCount(0);
    const card = page.getByRole('article').first();
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(card.getByText('Viewed', { exact: true })).toBeVisible();
    await expect(other.getByRole('article').first().getByText('Viewed', { exact: true })).toBeVisible();
    await page.reload();
    await expect(card.getByText('Viewed', { exact: true })).toBeVisible();
  },
);

test('[SRCH-25] what a member hides is hidden in their other browser too, and can be shown again there', async ({
  browser,
}) => {
  const [one, other] = [await signUpPerson(browser, 'member'), await signUpPerson(browser, 'member')];
  await one.page.goto(results);
  await untilHydrated(one.page);
  const street = (await one.page.getByRole('article').first().getByRole('heading').innerText()).split(
    '\n',
  )[0] as string;
  /** Loads the results in the other browser, which shows this home or does not once it knows what is hidden. */
  const otherOffers = async (times: number): Promise<void> => {
    await Promise.all([untilResponse(other.page, 'HiddenListings'), other.page.goto(results)]);
    // The buttons need script.
    await expect(other.page.getByRole('button', { name: /^Hide / }).first()).toBeVisible();
    await expect(other.page.getByRole('button', { name: `Hide ${street}` })).toHaveCount(times);
  };
  /** Presses a button that shows its effect before the API has stored it, and waits for that. */
  const store = (name: string): Promise<unknown> =>
    Promise.all([
      untilResponse(one.page, 'ChangeHiddenListings'),
      one.page.getByRole('button', { name, exact: true }).click(),
    ]);
  await otherOffers(1);
  await store(`Hide ${street}`);
  await expect(one.page.getByRole('button', { name: 'Undo hiding' })).toBeVisible();
  await otherOffers(0);
  await store('Undo hiding');
  await otherOffers(1);
  await Promise.all([one.context.close(), other.context.close()]);
});
