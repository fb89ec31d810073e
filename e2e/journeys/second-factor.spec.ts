import { expect, test, type Browser, type Page } from '../test.ts';
import { Secret, TOTP } from 'otpauth';
import { findViolations } from '../axe.ts';
import { fromNetwork, mailsTo } from '../people.ts';
import { site } from '../site.ts';

const words = 'plover-anvil-thimble-82';
const halfMinute = 30_000;
const account = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your account' });
const part = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });
const codes = (page: Page) => part(page).getByRole('group', { name: 'Your recovery codes' });
/** An address without an account. */
const fresh = (name: string): string => `${name}-${Date.now().toString(36)}@verandah.example`;

async function open(browser: Browser, script: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: script,
    extraHTTPHeaders: fromNetwork(script ? '203.0.113.20' : '203.0.113.21'),
    viewport: { width: 1240, height: 900 },
  });
  return context.newPage();
}

/** The token of the newest mail's link. */
async function mailed(email: string, path: string): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(
      () =>
        (token = mailsTo(email)
          .map((mail) => new RegExp(`${path}#token=([\\w.~-]+)`).exec(mail)?.[1])
          .findLast((found) => found !== undefined)),
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return token ?? '';
}

/** Signs up by the mail's link. */
async function signUp(page: Page, name: string): Promise<string> {
  const email = fresh(name);
  await page.goto('/sign-up?return=/account');
  await page.getByLabel('Name').fill('Tess Okafor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Create account' }).click();
  const token = await mailed(email, '/sign-up/verify');
  // Pasted, as people do without script.
  await page.goto('/sign-up/verify');
  await page.getByLabel('Link from the email').fill(token);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).not.toHaveURL(/\/verify/);
  return email;
}

/** @returns the code that an app shows, in this half minute or a later one: each code is accepted once */
async function switchOn(page: Page): Promise<(later: number) => string> {
  await page.goto('/account#second-factor');
  await part(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(part(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = Secret.fromBase32(
    (
      await part(page)
        .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
        .innerText()
    ).replaceAll(' ', ''),
  );
  const codeOf = (later: number): string =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + later * halfMinute });
  await part(page).getByLabel('Code from your app').fill('000000');
  await part(page).getByRole('button', { name: 'Confirm and turn on' }).click();
  await expect(part(page).getByLabel('Code from your app')).toHaveAccessibleDescription(/isn’t right/);
  await part(page).getByLabel('Code from your app').fill(codeOf(0));
  await part(page).getByRole('button', { name: 'Confirm and turn on' }).click();
  await expect(codes(page).getByRole('listitem')).toHaveCount(10);
  await expect(part(page).getByText('You have 10 recovery codes left.')).toBeVisible();
  return codeOf;
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/sign-out');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
}

/** The password is right: a code is required, and without it the sign-in fails. */
async function fillPassword(page: Page, email: string, password = words): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access');
}

async function fillRecovery(page: Page, code: string): Promise<void> {
  await page.getByText('I don’t have my phone').click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function fillCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(account(page)).toBeVisible();
}

for (const script of [true, false]) {
  const how = `${script ? 'with' : 'without'} script`;

  test(`[MEMB-01, MEMB-11] ${how}: a second factor is switched on, shows its recovery codes, and signing in needs a code`, async ({
    browser,
  }) => {
    const page = await open(browser, script);
    const email = await signUp(page, script ? 'tess' : 'tom');
    const codeOf = await switchOn(page);
    const [first = '', second = ''] = await codes(page).getByRole('listitem').allInnerTexts();
    if (script) expect(await findViolations(page, '#second-factor')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(codes(page).getByRole('listitem').last()).toBeVisible();
    for (const other of [page.getByRole('textbox').first(), account(page), page.getByRole('contentinfo')])
      await expect(other).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await signOut(page);
    await page.goto('/sign-in?return=/account');
    await fillPassword(page, email);
    await fillCode(page, codeOf(1));
    await signOut(page);
    await page.goto('/sign-in?return=/account');
    await fillPassword(page, email);
    await fillRecovery(page, first);
    await expect(account(page)).toBeVisible();
    await expect(part(page).getByText('You have 9 recovery codes left.')).toBeVisible();

    // Resetting the password by mail does not bypass it.
    await signOut(page);
    await page.goto('/sign-in/forgot');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    const link = await mailed(email, '/sign-in/reset');
    await page.goto('/sign-in/reset');
    await page.getByLabel('Link from the email').fill(link);
    await page.getByLabel('New password', { exact: true }).fill(`${words}-changed`);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your new password is set. Sign in with it and a code')).toBeVisible();
    await fillPassword(page, email, `${words}-changed`);
    await fillRecovery(page, second);
    await expect(page).not.toHaveURL(/\/sign-in/);
    await page.context().close();
  });

  test(`[MEMB-02] ${how}: a sign-in through a provider needs the code, too, and then leads to the requested page`, async ({
    browser,
  }) => {
    const page = await open(browser, script);
    const email = fresh(script ? 'una' : 'ugo');
    const comeFromProvider = async (): Promise<void> => {
      await page.goto('/sign-in?return=/account');
      await page.getByRole('link', { name: /^Continue with/ }).click();
      await page.locator('input:not([type="password"]):not([type="hidden"])').first().fill(email);
      await page.locator('input[type="password"]').fill('anything');
      await page.locator('button[type="submit"], input[type="submit"]').first().click();
      await page.getByRole('button', { name: 'Continue' }).click();
      if (!script) await page.getByRole('button', { name: 'Finish signing in' }).click();
    };
    await comeFromProvider();
    await expect(account(page)).toBeVisible();
    const codeOf = await switchOn(page);
    await signOut(page);
    // Without the provider's own session, as in another browser.
    await page.context().clearCookies();
    await comeFromProvider();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
    await expect(page).toHaveURL(/\/sign-in\?return=%2Faccount&step=code$/);
    await fillCode(page, codeOf(1));
    await page.context().close();
  });
}
