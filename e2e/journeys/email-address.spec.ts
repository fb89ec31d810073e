import { expect, test, type Browser, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { fromNetwork, mailsTo } from '../people.ts';
import { site } from '../site.ts';

const words = 'plover-anvil-thimble-82';
const part = (page: Page) => page.getByRole('region', { name: 'Email address' });
const fresh = (name: string): string => `${name}-${Date.now().toString(36)}@verandah.example`;

async function open(browser: Browser, script: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: script,
    extraHTTPHeaders: fromNetwork(script ? '203.0.113.30' : '203.0.113.31'),
  });
  return context.newPage();
}

/** The newest mailed link to a page. */
async function mailed(email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      () =>
        (link = mailsTo(email)
          .map((mail) => new RegExp(`${path}#token=[\\w.~-]+`).exec(mail)?.[0])
          .findLast((found) => found !== undefined)),
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return link ?? '';
}

/** Opens a mail's link, or pastes it where there is no script, and presses the button. */
async function use(page: Page, script: boolean, link: string, label: string): Promise<void> {
  await page.goto(script ? link : link.replace(/#.*/, ''));
  if (!script) await page.getByLabel('Link from the email').fill(site + link);
  await page.getByRole('button', { name: label }).click();
}

for (const script of [true, false])
  test(`[MEMB-23] [MEMB-24] a member changes their email address and takes it back, ${script ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const page = await open(browser, script);
    const [old, next] = [fresh(`old-${script}`), fresh(`new-${script}`)];
    await page.goto('/sign-up?return=/account');
    await page.getByLabel('Name').fill('Tess Okafor');
    await page.getByLabel('Email').fill(old);
    await page.getByLabel('Password', { exact: true }).fill(words);
    await page.getByRole('button', { name: 'Create account' }).click();
    const verification = await mailed(old, '/sign-up/verify');
    await page.goto('/sign-up/verify');
    await page.getByLabel('Link from the email').fill(verification);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page).not.toHaveURL(/\/verify/);
    await expect(page.getByText('Your email address is confirmed.').first()).toBeVisible();

    await page.goto('/account#email');
    await part(page).getByLabel('New email address').fill(next);
    await part(page).getByRole('button', { name: 'Change email address' }).click();
    await expect(part(page).getByText('Until then, nothing changes')).toBeVisible();
    await expect(part(page).getByText(next)).toBeVisible();
    if (script) expect(await findViolations(page, '#email')).toEqual([]);
    await part(page).getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('We’ve sent another link').first()).toBeVisible();
    await expect.poll(() => mailsTo(next).length, { timeout: 20_000 }).toBe(2);
    await use(page, script, await mailed(next, '/account/email'), 'Confirm email address');
    await expect(part(page).getByText('Your email address is confirmed. Your account now uses it.')).toBeVisible();
    await expect(part(page).getByText(`You sign in with ${next}`)).toBeVisible();

    // The owner of the old address has another browser, and no session.
    const owner = await open(browser, script);
    const link = await mailed(old, '/account/email/undo');
    await use(owner, script, link, 'Protect my account');
    await expect(owner.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect((await page.request.get('/auth/refresh')).status()).toBe(401);
    await owner.goto('/sign-in/reset');
    await owner.getByLabel('Link from the email').fill(await mailed(old, '/sign-in/reset'));
    await owner.getByLabel('New password', { exact: true }).fill('quite-another-lantern-47');
    await owner.getByRole('button', { name: 'Set password' }).click();
    await expect(owner).not.toHaveURL(/reset/);
    await owner.goto('/account#email');
    await expect(part(owner).getByText(`You sign in with ${old}`)).toBeVisible();
    await use(owner, script, link, 'Protect my account');
    await expect(owner.getByText('already been used')).toBeVisible();
  });
