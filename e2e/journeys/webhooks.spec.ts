import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { mailsTo, passwordOfSample, signUpPerson, signInWithoutPage } from '../people.ts';
import { site } from '../site.ts';
import { untilHydrated } from '../hydration.ts';

test.describe.configure({ timeout: 120_000 });

/** An address that no name server knows: what happens when a receiver is unavailable. */
const receiver = (name: string): string => `https://${name}.invalid/hooks`;

/** The form may require the password, if the account signed in a while ago. */
async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const secret = page.getByText(/^whsec_/);
  const password = page.getByLabel('Your password');
  await expect(secret.or(password)).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(passwordOfSample);
    await page.getByRole('button', { name: button }).click();
  }
  await expect(secret).toBeVisible();
}

/** Deletes a webhook from its page. */
async function remove(page: Page): Promise<void> {
  await page.getByLabel('I want to delete this webhook').check();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('Webhook deleted.')).toBeVisible();
}

test('[GQL-45, GQL-47] an office’s admin creates a webhook, sees its secret once, tests, retries and deletes it', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const problems = watchConsole(page);
  await page.goto('/agent-portal');
  await page.getByRole('navigation', { name: 'Agent portal' }).getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await untilHydrated(page);
  await page.getByLabel('Address').fill('http://crm.example.com/');
  await page.getByLabel('Enquiry received').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/Enter an https address/).or(page.getByLabel('Your password'))).toBeVisible();
  await page.getByLabel('Address').fill(receiver('journey'));
  await expect(page.getByLabel('Enquiry received')).toBeChecked();
  await confirm(page, 'Create webhook');
  const secret = await page.getByText(/^whsec_/).innerText();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await findViolations(page, 'main')).toEqual([]);
  await expect
    .poll(() => mailsTo('agent@verandah.example').some((mail) => mail.includes('journey.invalid')))
    .toBe(true);
  expect(mailsTo('agent@verandah.example').some((mail) => mail.includes(secret))).toBe(false);

  await page.getByRole('link', { name: receiver('journey') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhook', exact: true })).toBeVisible();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(page.getByText('Test event on its way.')).toBeVisible();
  await expect(async () => {
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(page.getByText(/The name of the address was not found/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('Failing', { exact: true })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('Sending again.')).toBeVisible();
  await confirm(page, 'Rotate secret');
  expect(await page.getByText(/^whsec_/).innerText()).not.toBe(secret);
  await page.getByRole('button', { name: 'End old secret' }).click();
  await expect(page.getByText('The old secret no longer works.')).toBeVisible();
  await page.getByRole('button', { name: 'Disable webhook' }).click();
  await expect(page.getByText('Webhook disabled.')).toBeVisible();
  await page.getByRole('button', { name: 'Enable webhook' }).click();
  await expect(page.getByText('Webhook enabled.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('Select the box to confirm.')).toBeVisible();
  await remove(page);
  await expect(page.getByRole('link', { name: receiver('journey') })).toHaveCount(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('[GQL-45] without script a webhook is created, its secret is shown on the next page only, and it is deleted', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  await signInWithoutPage(context.request, 'agent');
  const page = await context.newPage();
  await page.goto('/agent-portal/webhooks');
  await page.getByLabel('Address').fill(receiver('plain'));
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('Choose at least one event.')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue(receiver('plain'));
  await page.getByLabel('Feed imported').check();
  await confirm(page, 'Create webhook');
  await page.getByRole('link', { name: receiver('plain') }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);
  await remove(page);
  await context.close();
});
