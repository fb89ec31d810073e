import { randomInt, randomUUID } from 'node:crypto';
import { expect, test, type Browser } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { fillSignIn, mailsTo, signUpPerson } from '../people.ts';
import { site } from '../site.ts';
import { untilHydrated } from '../hydration.ts';

const results = '/for-rent/melbourne-vic-3000/real-estate';
test.describe.configure({ timeout: 120_000 });

test('[ALRT-01, ALRT-03, SRCH-22] an alert requested signed-out is created once at sign-in, renamed, changed and deleted', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto(results);
  await untilHydrated(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Create alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an alert' });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('link', { name: 'Sign in or create account' }).click();
  await fillSignIn(page, 'agent');
  await expect(page).toHaveURL(results);
  await expect(page.getByText(`Alert created: ${title}.`)).toBeVisible();

  await page.goto('/alerts');
  const card = page.getByRole('article', { name: title });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', results);
  expect(await findViolations(page, 'main')).toEqual([]);
  await card.getByText('Rename').click();
  await card.getByLabel('Name').fill('Near the market');
  await card.getByRole('button', { name: 'Save name' }).click();
  const renamed = page.getByRole('article', { name: 'Near the market' });
  await expect(renamed).toBeVisible();
  await renamed.getByText('Edit search').click();
  await renamed.getByRole('checkbox', { name: 'Apartment', exact: true }).check();
  await renamed.getByLabel('Bedrooms').selectOption('2+');
  expect(await findViolations(page, 'main')).toEqual([]);
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
  const { page, context } = await signUpPerson(browser, 'member');
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
  const { page, context } = await signUpPerson(browser, 'admin');
  await page.goto('/for-sale/melbourne-vic-3000/real-estate');
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await card.getAttribute('aria-label');
  await card.click();
  await expect(page).toHaveURL(/\/property\//);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('verandah.viewed') ?? '')).toContain('listingIds');
  await page.goto('/user-history');
  await expect(page.getByRole('article', { name: name ?? '' })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page
    .getByRole('banner')
    .getByLabel(/your pages$/)
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/user-history');
  await expect(page.getByText('No homes yet')).toBeVisible();
  await context.close();
});

/** An agent publishes a home by hand. */
async function publishHome(browser: Browser, { street, price }: { readonly street: string; readonly price: string }) {
  const { page, context } = await signUpPerson(browser, 'agent');
  await page.goto('/agent-portal/listings/new');
  await page.getByLabel('Suburb').fill('Abbotsford, VIC 3067');
  await page.getByLabel('Number').fill('7');
  await page.getByLabel('Street', { exact: true }).fill(street);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `7 ${street}, Abbotsford` })).toBeVisible();
  await page.getByLabel('Headline').fill('Made for an alert');
  const form = page.locator('form#edit');
  await form.getByLabel(/^Price/).fill(price);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible();
  return {
    async withdraw() {
      await page.getByRole('button', { name: 'Withdraw from the market' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Withdrawn' })).toBeVisible();
      await context.close();
    },
  };
}

/** The newest mail to an address that contains a link of this form, and that link. */
async function mailedLink(email: string, link: RegExp): Promise<{ readonly mail: string; readonly path: string }> {
  const newest = () => mailsTo(email).findLast((text) => link.test(text));
  await expect.poll(newest, { timeout: 150_000 }).toBeDefined();
  const mail = newest() ?? '';
  return { mail, path: link.exec(mail)?.[0] ?? '' };
}

/** A search for a narrow price that no home has, and that price; another one each time. */
function searchWithoutHomes() {
  const price = 1_002_500 + randomInt(400) * 10_000;
  return {
    price: `$${price.toLocaleString('en-AU')}`,
    path: `/for-sale/abbotsford-vic-3067/real-estate?priceminimum=${price - 400}&pricemaximum=${price + 400}&surrounding=false`,
  };
}

test(
  '[ALRT-10, ALRT-11] a visitor without an account has new homes emailed, from confirmation until the link stops it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(300_000);
    const email = `alert-${randomUUID().slice(0, 8)}@example.com`;
    const street = `Alert ${randomUUID().slice(0, 6)} Street`;
    const problems = watchConsole(page);
    const search = searchWithoutHomes();
    await page.goto(search.path);
    await expect(page.locator('#area-search[data-ssr]')).toHaveCount(0); // hydrated
    await page.getByRole('link', { name: 'Email me new homes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an alert' });
    await dialog.getByRole('button', { name: 'Email me new homes' }).click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('How often').selectOption('As it happens');
    await dialog.getByRole('button', { name: 'Email me new homes' }).click();
    await expect(dialog.getByRole('status')).toContainText(`we’ve sent ${email} a link`);

    const { path } = await mailedLink(email, /\/mail\/alert\/confirm\/[\w-]+/);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Confirm your alert' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Abbotsford/ })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Confirm alert' }).click();
    await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);

    const home = await publishHome(browser, { street, price: search.price });
    const digest = await mailedLink(email, /\/mail\/alert\/\d+\.[\w-]+/);
    expect(digest.mail).toContain(street);
    expect(digest.mail).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    await page.goto(digest.path);
    await page.getByLabel('How often').selectOption('Weekly');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Alert saved' })).toBeVisible();
    await expect(page.getByLabel('How often')).toHaveValue('weekly');
    await page.getByRole('button', { name: 'Stop this alert' }).click();
    await expect(page.getByRole('heading', { name: 'Alert stopped' })).toBeVisible();
    expect(problems).toEqual([]);
    await home.withdraw();
  },
);

test('[ALRT-10] an alert by email is set without script too; what was typed stays beside an error', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  const email = `plain-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto(results);
  await page.getByRole('link', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email me new homes' })).toBeVisible();
  await page.getByLabel('Email').fill('plain@nowhere');
  await page.getByLabel('How often').selectOption('Weekly');
  await page.getByRole('button', { name: 'Email me new homes' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  await expect(page.getByLabel('Email')).toHaveValue('plain@nowhere');
  await expect(page.getByLabel('How often')).toHaveValue('weekly');
  await expect(page.getByRole('link', { name: 'Back to your search' })).toHaveAttribute('href', results);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me new homes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
  const { path } = await mailedLink(email, /\/mail\/alert\/confirm\/[\w-]+/);
  await page.goto(path);
  await page.getByRole('button', { name: 'Confirm alert' }).click();
  await expect(page.getByLabel('How often')).toHaveValue('weekly');
  await page.getByRole('button', { name: 'Stop this alert' }).click();
  await expect(page.getByRole('heading', { name: 'Alert stopped' })).toBeVisible();
  await context.close();
});

test(
  '[ALRT-12] an alert by email joins the account created with that address, announced once, and is changed there',
  { tag: ['@desktop', '@phone'] },
  async ({ page }) => {
    test.setTimeout(240_000);
    const email = `joins-${randomUUID().slice(0, 8)}@example.com`;
    const problems = watchConsole(page);
    await page.goto(results);
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Create alert' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an alert' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('How often').selectOption('Weekly');
    await dialog.getByRole('button', { name: 'Email me new homes' }).click();
    await expect(dialog.getByRole('status')).toContainText(`we’ve sent ${email} a link`);
    const { path } = await mailedLink(email, /\/mail\/alert\/confirm\/[\w-]+/);
    await page.goto(path);
    await page.getByRole('button', { name: 'Confirm alert' }).click();
    await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
    const manage = page.url();

    await page.goto('/sign-up?return=/alerts');
    await page.getByLabel('Name').fill('Joan Lim');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('plover-anvil-thimble-82');
    await page.getByRole('button', { name: 'Create account' }).click();
    const { path: verify } = await mailedLink(email, /\/sign-up\/verify#token=[\w.~-]+/);
    await page.goto(verify);
    await expect(page).toHaveURL('/alerts');
    const announced = page.getByText('The alert that you created by email is now in your account.');
    await expect(announced).toBeVisible();
    const card = page.getByRole('article', { name: /^Homes for rent in Melbourne/ });
    await expect(card).toContainText('Emailed weekly');
    await card.getByText(/^Emails/).click();
    await card.getByLabel('Email me new homes').selectOption('Daily');
    expect(await findViolations(page, 'main')).toEqual([]);
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card).toContainText('Emailed daily');
    await page.goto('/for-sale');
    await untilHydrated(page);
    await expect(page.getByRole('banner').getByLabel(/your pages$/)).toBeAttached();
    await expect(announced).toHaveCount(0);

    await page.goto(manage);
    await expect(page.getByLabel('How often')).toHaveValue('daily');
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('heading', { name: 'Emails stopped' })).toBeVisible();
    await page.getByRole('link', { name: 'see your alerts' }).click();
    await expect(card).toContainText('Not emailed');
    expect(problems).toEqual([]);
  },
);
