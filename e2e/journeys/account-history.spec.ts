import { expect, test, type Browser, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { fromNetwork, mailsTo } from '../people.ts';
import { site } from '../site.ts';

const words = 'plover-anvil-thimble-82';
const entries = (page: Page) => page.getByRole('list', { name: 'Account history', exact: true }).getByRole('listitem');

async function open(browser: Browser, options: { readonly script: boolean; readonly address: string }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: options.script,
    extraHTTPHeaders: fromNetwork(options.address),
  });
  return context.newPage();
}

async function verification(email: string): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(
      () => (token = mailsTo(email).flatMap((mail) => /\/sign-up\/verify#token=([\w.~-]+)/.exec(mail)?.[1] ?? [])[0]),
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return token ?? '';
}

test('[MEMB-30] a member finds a sign-in on another device in the history of their account, and signs that device out', async ({
  browser,
}, { project }) => {
  const email = `history-${project.name}-${Date.now().toString(36)}@verandah.example`;
  const page = await open(browser, { script: true, address: '203.0.113.36' });
  await page.goto('/sign-up?return=/account');
  await page.getByLabel('Name').fill('Tess Okafor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await page.goto('/sign-up/verify');
  await page.getByLabel('Link from the email').fill(await verification(email));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).not.toHaveURL(/\/verify/);

  const other = await open(browser, { script: false, address: '203.0.113.37' });
  await other.goto('/sign-in?return=/account');
  await other.getByLabel('Email or username').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(words);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(entries(other).first()).toContainText('Signed in with your password');
  await expect(entries(other).first()).toContainText('this device');

  // Without a fragment: the page may be there already, and has to be loaded again.
  await page.goto('/account');
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(1)).toContainText('Signed in with a link in an email');
  expect(await findViolations(page, '#history')).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width).toBe(0);
  await entries(page).first().getByRole('link', { name: 'Not you? Sign out this device' }).click();
  await expect(page).toHaveURL(/#device-/);
  const device = page.locator(':target');
  await expect(device).toBeInViewport();
  await device.getByRole('button', { name: 'Sign out' }).click();
  await expect(entries(page).first()).toContainText('Signed out ');
  await expect(entries(page).nth(1)).toContainText('Signed in with your password');
  await expect(entries(page).getByRole('link')).toHaveCount(0);
});
