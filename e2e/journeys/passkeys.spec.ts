import { expect, test, type Browser, type CDPSession, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { fromNetwork, mailsTo } from '../people.ts';
import { site } from '../site.ts';

const words = 'plover-anvil-thimble-82';
const account = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your account' });
const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const own = (page: Page) => part(page).getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
const fresh = (name: string): string => `${name}-${Date.now().toString(36)}@verandah.example`;

/** A network of the journey's own on each screen, since sign-ins by passkey are limited by network. */
const networks: Readonly<Record<string, string>> = { desktop: '203.0.113.31', phone: '203.0.113.30' };

async function open(browser: Browser, screen: string, script = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: script,
    extraHTTPHeaders: fromNetwork(networks[screen] ?? ''),
  });
  return context.newPage();
}

async function mailed(email: string, what: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(() => (found = mailsTo(email).flatMap((mail) => what.exec(mail)?.[1] ?? [])[0]), { timeout: 20_000 })
    .toBeTruthy();
  return found ?? '';
}

/** Signs up by the mail's link. @returns the email address */
async function signUp(page: Page, name: string): Promise<string> {
  const email = fresh(name);
  await page.goto('/sign-up?return=/account');
  await page.getByLabel('Name').fill('Tess Okafor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Create account' }).click();
  const token = await mailed(email, /\/sign-up\/verify#token=([\w.~-]+)/);
  await page.goto('/sign-up/verify');
  await page.getByLabel('Link from the email').fill(token);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).not.toHaveURL(/\/verify/);
  return email;
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/sign-out');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
}

/** The screen lock of the device: an authenticator whose owner is present only when a test sets it. */
interface ScreenLock {
  unlock(yes: boolean): Promise<void>;
}

async function screenLock(page: Page): Promise<ScreenLock> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
      defaultBackupEligibility: true,
      defaultBackupState: true,
    },
  });
  return {
    unlock: async (enabled) => {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

/** The offer beside the field is not chosen: the button opens a dialog, where the device is unlocked. */
async function signInByButton(page: Page, lock: ScreenLock): Promise<void> {
  const offered = page.waitForResponse((response) => response.url().endsWith('/auth/passkey/options'));
  await page.goto('/sign-in?return=/account');
  expect((await offered).status()).toBe(200);
  await lock.unlock(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

/** Nothing is wider than the screen. */
const widths = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);

test(
  '[MEMB-25, SEC-59, SEC-62] a member adds a passkey, signs in by the button and at the field, renames and removes it',
  { tag: ['@desktop', '@phone'] },
  async ({ browser }, { project: { name } }) => {
    const page = await open(browser, name);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    const email = await signUp(page, `pia-${name}`);
    const lock = await screenLock(page);
    await page.goto('/account#passkeys');
    const field = part(page).getByLabel('Name of the passkey');
    await expect(field).toHaveValue(/ on /);
    await field.fill('  ');
    await part(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(field).toHaveAccessibleDescription(/Enter a name/);
    await field.fill('My own phone');
    await lock.unlock(true);
    await part(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(own(page)).toHaveText(/My own phone.*never used/s);
    await lock.unlock(false);
    await mailed(email, /Subject: (A passkey was added)/);
    expect(await findViolations(page, '#passkeys')).toEqual([]);
    const [wide, screen] = await widths(page);
    expect(wide).toBe(screen);

    // The device has one already.
    await lock.unlock(true);
    await part(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(part(page).getByRole('alert')).toHaveText(/already has a passkey of yours/);
    await lock.unlock(false);

    await signOut(page);
    await signInByButton(page, lock);
    await expect(account(page)).toBeVisible();
    await expect(own(page)).toHaveText(/last used/);
    await lock.unlock(false);

    await signOut(page);
    await page.goto('/sign-in?return=/account');
    await expect(page.getByLabel('Email or username')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(await findViolations(page, 'main')).toEqual([]);
    // A present owner has chosen a passkey that the page offers beside the field.
    await lock.unlock(true);
    await page.reload();
    await expect(account(page)).toBeVisible();
    await lock.unlock(false);

    await part(page).getByText('Rename').click();
    await part(page).getByLabel('Name', { exact: true }).fill('Old phone');
    await part(page).getByRole('button', { name: 'Save name' }).click();
    await expect(own(page)).toHaveText(/Old phone/);
    await part(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(own(page)).toHaveCount(0);
    await mailed(email, /Subject: (A passkey was removed)/);

    // The authenticator still has it; the site has removed it.
    await signOut(page);
    await signInByButton(page, lock);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/This passkey doesn’t work here/);
    await lock.unlock(false);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test('[MEMB-25] without script, and in browsers without passkeys, the pages explain what to do instead', async ({
  browser,
}) => {
  const plain = await open(browser, 'phone', false);
  await plain.goto('/sign-in');
  await expect(plain.locator('noscript p', { hasText: 'Passkeys need JavaScript.' })).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await plain.context().close();

  const old = await open(browser, 'desktop');
  await old.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await signUp(old, 'olga');
  await old.goto('/account#passkeys');
  await expect(part(old).getByText('This browser can’t create passkeys.')).toBeVisible();
  await signOut(old);
  await old.goto('/sign-in');
  await old.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(old.getByRole('main').getByRole('alert')).toHaveText(/Use your password instead/);
  await old.context().close();
});
