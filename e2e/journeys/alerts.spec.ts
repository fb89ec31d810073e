import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { fillSignIn, person } from '../people.ts';

const results = '/for-rent/melbourne-vic-3000/real-estate';
test.describe.configure({ timeout: 120_000 });

test('[ALRT-01, ALRT-03, SRCH-22] an alert requested signed-out is created automatically after sign-in, once; it is renamed, its search changed in place, and deleted', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto(results);
  await page.waitForLoadState('networkidle');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Create alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an alert' });
  await expect(dialog).toBeVisible();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('link', { name: 'Sign in or create account' }).click();
  await fillSignIn(page, 'agent');
  await expect(page).toHaveURL(results);
  await expect(page.getByText(`Alert created: ${title}.`)).toBeVisible();

  await page.goto('/alerts');
  const card = page.getByRole('article', { name: title });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', results);
  expect(await violations(page, 'main')).toEqual([]);
  await card.getByText('Rename').click();
  await card.getByLabel('Name').fill('Near the market');
  await card.getByRole('button', { name: 'Save name' }).click();
  const renamed = page.getByRole('article', { name: 'Near the market' });
  await expect(renamed).toBeVisible();
  await renamed.getByText('Edit search').click();
  await renamed.getByRole('checkbox', { name: 'Apartment', exact: true }).check();
  await renamed.getByLabel('Bedrooms').selectOption('2+');
  expect(await violations(page, 'main')).toEqual([]);
  await renamed.getByRole('button', { name: /^Save search/ }).click();
  await expect(page.getByText('Search updated.')).toBeVisible();
  await expect(renamed.getByRole('heading').getByRole('link')).toHaveAttribute('href', /apartment.*2/);
  await expect(renamed.getByText('Edit search')).toBeVisible();
  await renamed.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete alert' }).click();
  await expect(renamed).toBeHidden();
  expect(problems).toEqual([]);
});

test('[ALRT-01, MEMB-15] new homes are counted in the header; clearing an alert removes them, in the other tab too', async ({
  browser,
}) => {
  const { page, context } = await person(browser, 'member');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Alerts/ });
  await expect(entry).toHaveText(/^Alerts \d+\+? new$/);
  const count = async (): Promise<number> => Number(/\d+/.exec(await entry.innerText())?.[0] ?? 0);
  const before = await count();
  const other = await context.newPage();
  await other.goto('/for-sale');
  await expect(other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Alerts/ })).toHaveText(
    `Alerts ${before} new`,
  );
  await page.goto('/alerts');
  await page
    .getByRole('button', { name: /^Clear/ })
    .first()
    .click();
  await expect.poll(count).toBeLessThan(before);
  const after = await count();
  await expect(other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Alerts/ })).toHaveText(
    after === 0 ? 'Alerts' : `Alerts ${after} new`,
  );
  await context.close();
});

test('[MEMB-14] viewed homes are listed until the member signs out', async ({ browser }) => {
  const { page, context } = await person(browser, 'admin');
  await page.goto('/for-sale/melbourne-vic-3000/real-estate');
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await card.getAttribute('aria-label');
  await card.click();
  await expect(page).toHaveURL(/\/property\//);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('verandah.viewed') ?? '')).toContain('listingIds');
  await page.goto('/user-history');
  await expect(page.getByRole('article', { name: name ?? '' })).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  await page
    .getByRole('banner')
    .getByLabel(/your pages$/)
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/user-history');
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await context.close();
});
