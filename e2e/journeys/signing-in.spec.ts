import { expect, test, type Page } from '../test.ts';
import { watchConsole } from '../console.ts';
import { emailOf, fromNetwork, mailsTo, passwordOfSample, signUpPerson } from '../people.ts';
import { site } from '../site.ts';

const words = 'plover-anvil-thimble-82';
const user = (page: Page) => page.getByRole('banner').getByLabel(/your pages$/);
const visitor = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
const signOut = async (page: Page): Promise<void> => {
  await user(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
};
/** The link of the newest mail to an address. */
async function mailedLink(email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      () =>
        (link = mailsTo(email)
          .map((mail) => new RegExp(`(${path}#token=[\\w.~-]+)`).exec(mail)?.[1])
          .findLast((found) => found !== undefined)),
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return link ?? '';
}
/** An address without an account. */
const fresh = (name: string): string => `${name}-${Date.now().toString(36)}@verandah.example`;

test('[SHELL-21, MEMB-01] an email address that is typed before the page’s script has come is sent with the password', async ({
  page,
}) => {
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/r/member/**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel(/^Email/).fill(emailOf('member'));
  release();
  await expect(page.locator('#area-member[data-ssr]')).toHaveCount(0); // hydrated
  await page.getByLabel('Password', { exact: true }).fill(passwordOfSample);
  await expect(page.getByLabel(/^Email/)).toHaveValue(emailOf('member'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(user(page)).toBeVisible();
});

test('[LIST-34, MEMB-01] a wrong password is rejected in the form, and is no error of the page', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/sign-in');
  await expect(page.locator('#area-member[data-ssr]')).toHaveCount(0); // hydrated
  await page.getByLabel(/^Email/).fill(fresh('nobody'));
  await page.getByLabel('Password', { exact: true }).fill('plover-anvil');
  const rejected = page.waitForResponse(/\/auth\/signin$/);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await (await rejected).json()) as unknown).toMatchObject({ status: 401 });
  await expect(page.getByRole('alert')).toContainText(/password/);
  expect(problems).toEqual([]);
});

test('[MEMB-01, MEMB-07, MEMB-20] signing up: mistakes at their fields, the mailed link signs in, then out and in again', async ({
  page,
}) => {
  const email = fresh('nora');
  await page.goto('/for-rent');
  await visitor(page).click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/sign-up\?return=%2Ffor-rent/);
  const agreement = page.getByText('By creating an account you agree');
  for (const [name, place] of [
    ['terms of use', '/about/terms'],
    ['Privacy', '/about/privacy'],
  ] as const)
    await expect(agreement.getByRole('link', { name })).toHaveAttribute('href', place);
  await page.getByLabel('Email').fill('nora');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/like name@example.com/);
  await page.getByLabel('Name').fill('Nora Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/attackers try first/);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

  await page.goto(await mailedLink(email, '/sign-up/verify'));
  await expect(user(page)).toHaveAccessibleName('Nora Lind, your pages');
  await expect(page).toHaveURL(/\/for-rent$/);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('auth_mode'), document.cookie.includes('access')])).toEqual([
    null,
    false,
  ]);

  await signOut(page);
  await expect(visitor(page)).toBeVisible();
  await page.goto('/sign-in?return=/account');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText(`${email} (confirmed)`)).toBeVisible();
});

test('[MEMB-21] a sign-up’s link that is opened on another device needs the password, with and without script', async ({
  browser,
  page,
}) => {
  for (const script of [true, false]) {
    const email = fresh('ravi');
    await page.goto('/sign-up');
    await page.getByLabel('Name').fill('Ravi Menon');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(words);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    const link = await mailedLink(email, '/sign-up/verify');

    const context = await browser.newContext({ baseURL: site, javaScriptEnabled: script });
    const phone = await context.newPage();
    await phone.goto(script ? link : '/sign-up/verify');
    const confirm = phone.getByRole('button', { name: 'Confirm email address' });
    if (!script) {
      await phone.getByLabel('Link from the email').fill(site + link);
      await confirm.click();
    }
    const password = phone.getByLabel('Password', { exact: true });
    await password.fill('another person’s words');
    await confirm.click();
    await expect(password).toHaveAccessibleDescription('This isn’t the password you signed up with.');
    await password.fill(words);
    await confirm.click();
    await expect(phone).toHaveURL(`${site}${script ? '/' : '/account?done=email-verify#email'}`);
    await expect(phone.getByText('Your email address is confirmed.')).toBeVisible();
    await phone.goto('/account');
    await expect(phone.getByText(`${email} (confirmed)`)).toBeVisible();
    await context.close();
  }
});

test('[MEMB-08] signing out in one tab empties the other: private pages, the header, and the lists of homes', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'member');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  const third = await context.newPage();
  await third.goto('/for-sale');
  await expect(user(third)).toBeVisible();
  await page.goto('/sold-properties/richmond-vic-3121');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('verandah.viewed'))).toMatch(/\d/);
  await signOut(page);
  await expect(other).toHaveURL(/\/sign-in\?return=%2Faccount/);
  await expect(visitor(third)).toBeVisible();
  expect(
    await third.evaluate(() => [localStorage.getItem('verandah.viewed'), localStorage.getItem('auth_member')]),
  ).toEqual(['{"listingIds":[]}', null]);
  await other.goto('/account');
  await expect(other).toHaveURL(/\/sign-in\?/);
  await context.close();
});

test('[MEMB-04, MEMB-06] a session that ends on the server is announced, and only once; without its access token it is renewed', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  await context.clearCookies({ name: 'access' });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  // Another device signs this one out.
  const { page: elsewhere, context: device } = await signUpPerson(browser, 'agent');
  await elsewhere.goto('/account#devices');
  await elsewhere.getByRole('button', { name: 'Sign out of all other devices' }).click();
  await expect(elsewhere.getByText('You’re signed out on all other devices.').first()).toBeVisible();
  await page.goto('/for-sale');
  await context.clearCookies({ name: 'access' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('status', { name: 'Notices' })).toContainText('Your sign-in session has ended');
  await expect(visitor(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Your sign-in session has ended')).toHaveCount(1);
  await context.close();
  await device.close();
});

test('[MEMB-01, MEMB-11] without script: up by the mail’s link, in, a profile saved, a password changed by mail, out', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  const email = fresh('omar');
  await page.goto('/sign-up?return=/account');
  await page.getByLabel('Name').fill('Omar Haddad');
  await page.getByLabel('Email').fill('omar');
  await page.getByLabel('Password').fill(words);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/like name@example.com/);
  await expect(page.getByLabel('Name')).toHaveValue('Omar Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(words);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');

  await page.goto('/sign-up/verify');
  await page.getByLabel('Link from the email').fill(site + (await mailedLink(email, '/sign-up/verify')));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /Enter the name you want others to see/,
  );
  await page.getByLabel('Name', { exact: true }).fill('Omar H');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(user(page)).toHaveAccessibleName('Omar H, your pages');
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');

  await page.goto('/sign-in/forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.goto('/sign-in/reset');
  await page.getByLabel('Link from the email').fill(await mailedLink(email, '/sign-in/reset'));
  await page.getByLabel('New password').fill(`${words}-changed`);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await context.close();
});

for (const script of [true, false]) {
  test(`[MEMB-02, MEMB-03, URL-21] through a provider ${script ? 'with' : 'without'} script and back to a clean address`, async ({
    browser,
  }) => {
    // With the service worker for offline reading: a provider responds to each step once, so none may be requested
    // twice.
    const context = await browser.newContext({
      baseURL: site,
      javaScriptEnabled: script,
      serviceWorkers: 'allow',
      extraHTTPHeaders: fromNetwork(script ? '203.0.113.10' : '203.0.113.11'),
    });
    const page = await context.newPage();
    if (script) {
      await page.goto('/');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    }
    await page.goto('/sign-in?return=%2Ffor-sale%3Fpage%3D2');
    await page.getByRole('link', { name: /^Continue with/ }).click();
    await page.locator('input:not([type="password"]):not([type="hidden"])').first().fill(fresh('pia'));
    await page.locator('input[type="password"]').fill('anything');
    await page.locator('button[type="submit"], input[type="submit"]').first().click();
    // The provider requests consent.
    await page.getByRole('button', { name: 'Continue' }).click();
    if (!script) {
      await page.getByRole('button', { name: 'Finish signing in' }).click();
      await expect(page).toHaveURL(`${site}/for-sale?page=2`);
      await page.goto('/account');
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    } else {
      await expect(page).toHaveURL(`${site}/for-sale?page=2`);
      await expect(user(page)).toBeVisible();
    }
    await context.close();
  });
}

test('[MEMB-11] an account is deleted with its password: signed out everywhere, and no longer found', async ({
  page,
}) => {
  const email = fresh('quinn');
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill('Quinn Ash');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.goto(await mailedLink(email, '/sign-up/verify'));
  await expect(user(page)).toBeVisible();
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('verandah-account.json');
  const profile = (await page.getByRole('link', { name: 'Your public profile' }).getAttribute('href')) ?? '';
  await page.getByText('I want to delete my account').click();
  const form = page.getByRole('form', { name: 'Delete account' });
  await form.getByLabel('Your password', { exact: true }).fill('wrong');
  await form.getByRole('button', { name: 'Permanently delete my account' }).click();
  await expect(form.getByLabel('Your password', { exact: true })).toBeFocused();
  await form.getByLabel('Your password', { exact: true }).fill(words);
  await form.getByRole('button', { name: 'Permanently delete my account' }).click();
  await expect(visitor(page)).toBeVisible();
  await expect(page).toHaveURL(`${site}/`);
  expect((await page.request.get(profile)).status()).toBe(404);
});
