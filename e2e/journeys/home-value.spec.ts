import type { APIRequestContext, Page } from '@playwright/test';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';
import { fillSignIn } from '../people.ts';
import { expect, test } from '../test.ts';

/** Path of a property whose estimate rests on sales that can be left out, and that local agents can appraise. */
async function findProperty(request: APIRequestContext): Promise<string> {
  const listed = await (await request.get('/sitemaps/properties/1.xml')).text();
  const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  for (const path of paths.slice(0, 40)) {
    const page = await (await request.get(path)).text();
    const form = page.includes('?without=') && (await (await request.get(`${path}/appraisal`)).text());
    if (form && form.includes('name="agents"')) return path;
  }
  throw new Error('No property of the first forty has sales to leave out and agents to ask.');
}

const estimate = (page: Page) => page.getByRole('region', { name: 'What it might sell for' });

test(
  '[PROP-05, PROP-08] from the home page to a property; the range follows the sales that are left out',
  { tag: '@phone' },
  async ({ page, request }) => {
    const problems = watchConsole(page);
    const path = await findProperty(request);
    await page.goto(path);
    const address = await page.getByRole('heading', { level: 1 }).innerText();
    const suburb = await page.locator('main header').getByRole('link').first().innerText();

    await page.goto('/');
    await page.getByRole('link', { name: 'What’s my home worth?' }).first().click();
    await untilHydrated(page);
    await page.getByLabel('Your home’s address').fill(`${address}, ${suburb}`);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    const first = estimate(page)
      .getByRole('link', { name: /^Leave out/ })
      .first();
    await first.click();
    await expect(page).toHaveURL(/\?without=\d+$/);
    await expect(estimate(page)).toContainText('without the 1 sale that you left out');
    const again = estimate(page).getByRole('link', { name: /^Include \d/ });
    await expect(again).toBeFocused();
    await page.goBack();
    await expect(estimate(page)).not.toContainText('that you left out');
    expect(problems).toEqual([]);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PROP-05, PROP-06] a sale is left out, and a member claims the home and removes it', async ({
    page,
    request,
  }) => {
    const path = await findProperty(request);
    await page.goto(path);
    await estimate(page)
      .getByRole('link', { name: /^Leave out/ })
      .first()
      .click();
    await expect(estimate(page)).toContainText('without the 1 sale that you left out');
    await page.getByRole('link', { name: 'This is my home' }).click();
    await fillSignIn(page, 'member');
    await expect(page).toHaveURL(new RegExp(`${path}/mine$`));
    await page.getByLabel('Bedrooms').selectOption('4');
    await page.getByRole('checkbox', { name: /^Email me/ }).check();
    await page.getByRole('button', { name: 'This is my home' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByLabel('Bedrooms')).toHaveValue('4');
    await expect(estimate(page)).toBeVisible();
    await page.getByRole('link', { name: 'All your homes' }).click();
    await expect(page.getByText('emailed once a month')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Remove it from my homes' }).click();
    await expect(page.getByRole('heading', { name: 'You haven’t claimed a home' })).toBeVisible();
  });

  test('[PROP-09] one form requests appraisals of local agents', async ({ page, request }) => {
    await page.goto(`${await findProperty(request)}/appraisal`);
    await page.getByRole('button', { name: /^Ask \d/ }).click();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Name').fill('Vi Marsh');
    await page.getByLabel('Email').fill('vi.marsh@visitor.example');
    await page.getByRole('checkbox', { name: /^Pass my details/ }).check();
    await page.getByRole('button', { name: /^Ask \d/ }).click();
    await expect(page.getByText(/Your requests have been sent/)).toBeVisible();
  });

  test('[LOC-23] a city’s auctions lead from week to week', async ({ page }) => {
    await page.goto('/auction-results');
    await page.getByRole('link', { name: 'Melbourne' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Melbourne auction results' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Clearance rate' })).toContainText(/\d sold of \d+ auction/);
    await page.getByRole('link', { name: 'Earlier week' }).click();
    await expect(page).toHaveURL(/\/auction-results\/melbourne\/\d{4}-\d\d-\d\d$/);
  });
});
