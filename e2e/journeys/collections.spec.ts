import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { emailOf, fillSignIn, mailsTo, signUpPerson } from '../people.ts';
import { untilHydrated } from '../hydration.ts';

const results = '/for-sale/melbourne-vic-3000/real-estate';
test.describe.configure({ timeout: 120_000 });

const saveButton = (page: Page, at: number) =>
  page
    .getByRole('article')
    .nth(at)
    .getByRole('button', { name: /^Save / });
const choice = (page: Page) => page.getByRole('dialog', { name: 'Save to collections' });

/** The notice after a member's press on a heart, with its buttons. */
const toast = (page: Page) => page.locator('[data-fragment="member save"]').getByRole('status');

/** Saves a card's listing, then opens the choice of collections. */
async function saveAndChoose(page: Page, at: number): Promise<void> {
  await saveButton(page, at).click();
  await expect(toast(page)).toContainText('Saved to');
  await toast(page).getByRole('button', { name: 'Choose another collection' }).click();
  await expect(choice(page).getByLabel('Or create a collection')).toBeVisible();
}

/** Saves a card's listing into a new collection, and only there. */
async function saveInto(page: Page, at: number, name: string): Promise<void> {
  await saveAndChoose(page, at);
  await choice(page).getByRole('checkbox', { checked: true }).uncheck();
  await choice(page).getByLabel('Or create a collection').fill(name);
  await choice(page).getByRole('button', { name: 'Create and save' }).click();
  await expect(choice(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked();
  await choice(page).getByRole('button', { name: 'Done' }).click();
  await expect(choice(page)).toBeHidden();
}

/** Opens how the open collection is shared. */
const openShare = (page: Page) => page.locator('summary').getByText('Share').click();

/** Deletes all collections of who is signed in. */
async function deleteAll(page: Page): Promise<void> {
  await page.goto('/collections');
  const links = page.locator('main').getByRole('article').getByRole('heading').getByRole('link');
  for (let left = await links.count(); left > 0; left--) {
    await links.first().click();
    await deleteOpen(page);
    await expect(links).toHaveCount(left - 1);
  }
}

/** Deletes the open collection. */
async function deleteOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click();
  await expect(page).toHaveURL(/\/collections$/);
}

test('[SRCH-39, COLL-03, COLL-21, LIST-08] a home saved signed-out is on this device, then once in the collections', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /MergeShortlist/.test(request.postData() ?? '')) writes.push(request.url());
  });
  await page.goto(results);
  await untilHydrated(page);
  await saveButton(page, 3).click();
  await expect(saveButton(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'See your collections' }).click();
  await expect(page).toHaveURL(/\/collections$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel(/^Your note on/).fill('Near the tram');
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.reload();
  await expect(page.getByLabel(/^Your note on/)).toHaveValue('Near the tram');
  await page.getByRole('link', { name: 'Sign in or create account' }).click();
  await expect(page).toHaveURL(/\/sign-in\?/);
  await fillSignIn(page, 'admin');
  await expect(page).toHaveURL(/\/collections$/);
  await expect(page.getByText('saved on this device is in “Saved homes” now.')).toBeVisible();
  // The page has not been loaded by anyone: it shows what the work in the background has changed.
  await expect(page.getByRole('link', { name: 'Saved homes', exact: true })).toBeVisible();
  await page.goto(results);
  await expect(saveButton(page, 3)).toHaveAttribute('aria-pressed', 'true');
  expect(new Set(writes).size).toBe(1);
  await page.goto('/collections');
  await expect(page.getByText('Saved on this device')).toHaveCount(0);
  await page.getByRole('link', { name: 'Saved homes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved homes' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Near the tram').first()).toBeVisible();
  await deleteOpen(page);
  expect(problems).toEqual([]);
});

test('[SRCH-39, COLL-03] the same through a provider’s redirect', async ({ page }) => {
  await page.goto(results);
  await untilHydrated(page);
  await saveButton(page, 2).click();
  await page.getByRole('link', { name: 'See your collections' }).click();
  await page.getByRole('link', { name: 'Sign in or create account' }).click();
  await page
    .getByRole('link', { name: /^Continue with/ })
    .first()
    .click();
  await page.waitForURL(/provider/);
  await page.locator('input:not([type="password"]):not([type="hidden"])').first().fill('somebody');
  await page.locator('input[type="password"]').fill('anything');
  await page.locator('button[type="submit"], input[type="submit"]').first().click();
  // The provider requests consent.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/collections$/);
  await expect(page.getByText('saved on this device is in “Saved homes” now.')).toBeVisible();
  await page.goto(results);
  await expect(saveButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
});

test('[COLL-07] a member’s heart saves at once, by keyboard too; Undo, another collection, and that of the next press', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const problems = watchConsole(page);
  await deleteAll(page);
  await page.goto(results);
  await untilHydrated(page);
  const heart = saveButton(page, 2);
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Saved to Saved homes');
  await expect(heart).toBeFocused();
  expect(await findViolations(page, '[popover]')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toBeEmpty();
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Removed from Saved homes');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Saved to Saved homes');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();

  // Two quick presses.
  await saveButton(page, 3).dblclick();
  await expect(toast(page)).toContainText('Removed from Saved homes');
  await expect(saveButton(page, 3)).toHaveAttribute('aria-pressed', 'false');

  await saveInto(page, 3, 'With a garden');
  await saveButton(page, 4).click();
  await expect(toast(page)).toContainText('Saved to With a garden');
  await page.reload();
  await untilHydrated(page);
  for (const at of [2, 3, 4]) await expect(saveButton(page, at)).toHaveAttribute('aria-pressed', 'true');

  // On the page of the home, which is of another area.
  await page.getByRole('article').nth(4).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/property\//);
  const own = page
    .locator('#area-listing')
    .getByRole('button', { name: /^Save / })
    .first();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  // A press that fails is put back with a message.
  await page.route('**/graphql', (route) =>
    /UpdateListingInCollections/.test(route.request().postData() ?? '')
      ? route.abort('connectionreset')
      : route.continue(),
  );
  await own.click();
  await expect(toast(page)).toContainText('Failed to update Collection');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/graphql');
  await toast(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page)).toContainText('Removed from With a garden');
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/collections');
  await expect(page.getByRole('link', { name: 'Saved homes', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'With a garden' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await deleteAll(page);
  // Of the press that failed.
  expect(problems.filter((text) => !/ERR_CONNECTION_RESET|UpdateListingInCollections/.test(text))).toEqual([]);
  await context.close();
});

test('[COLL-07] hearts pressed in two tabs at once end in one collection, and each tab takes over what the other saved', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  await deleteAll(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(results);
    await untilHydrated(tab);
  }
  await Promise.all([saveButton(page, 1).click(), saveButton(other, 2).click()]);
  for (const tab of [page, other]) await expect(toast(tab)).toContainText('Saved to Saved homes');
  // A home saved by the other tab: the press removes it from the collection that this tab had not loaded.
  await page.bringToFront();
  await expect(saveButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await saveButton(page, 2).click();
  await expect(toast(page)).toContainText('Removed from Saved homes');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Saved to Saved homes');
  await page.goto('/collections');
  await page.getByRole('link', { name: 'Saved homes', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await deleteAll(page);
  await context.close();
});

test(
  '[COLL-07] on a phone the message of a heart is above the bar at the bottom, within the screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/sign-in');
    await fillSignIn(page, 'agent');
    await deleteAll(page);
    await page.goto(results);
    await untilHydrated(page);
    const message = page.locator('[data-fragment="member save"] [popover]');
    const box = async (): Promise<{ x: number; width: number; bottom: number }> => {
      const { x, y, width, height } = (await message.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x, width, bottom: y + height };
    };
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    await saveButton(page, 1).tap();
    await expect(message).toContainText('Saved to Saved homes');
    const map = await page.getByRole('button', { name: 'Map', exact: true }).boundingBox();
    expect((await box()).bottom).toBeLessThanOrEqual(map?.y ?? 0);
    expect((await box()).x).toBeGreaterThanOrEqual(0);
    expect((await box()).x + (await box()).width).toBeLessThanOrEqual(screen.width);
    for (const button of await message.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').tap();
    await expect(page).toHaveURL(/\/property\//);
    const own = page
      .locator('#area-listing')
      .getByRole('button', { name: /^Save / })
      .first();
    await own.tap();
    await expect(message).toContainText('Removed from Saved homes');
    const bar = await page.getByRole('link', { name: 'Enquire', exact: true }).last().boundingBox();
    expect((await box()).bottom).toBeLessThanOrEqual(bar?.y ?? 0);
    await message.getByRole('button', { name: 'Undo' }).tap();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await deleteAll(page);
  },
);

test(
  '[COLL-08] the homes of a collection are put in order and compared on a phone; the button stays in sight',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/sign-in');
    await fillSignIn(page, 'agent');
    await deleteAll(page);
    await page.goto(results);
    await untilHydrated(page);
    for (const at of [1, 2, 3]) {
      await saveButton(page, at).tap();
      await expect(toast(page)).toContainText('Saved to Saved homes');
    }
    await page.goto('/collections');
    await page.getByRole('link', { name: 'Saved homes', exact: true }).tap();
    await page.getByRole('link', { name: 'Next inspection', exact: true }).tap();
    await expect(page).toHaveURL(/\?sort=inspection$/);
    await untilHydrated(page);
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const button = page.getByRole('button', { name: 'Compare', exact: true });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page, 'main')).toEqual([]);
    await button.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare homes' })).toBeVisible();
    await expect(page).toHaveURL(/\/compare\?homes=\d+&homes=\d+$/);
    await page.goBack();
    await expect(boxes.nth(1)).toBeChecked();
    await expect(button).toBeEnabled();
    await deleteAll(page);
  },
);

test('[COLL-02] when the network is cut while a home is saved nothing is lost or doubled', async ({ browser }) => {
  const { page, context } = await signUpPerson(browser, 'admin');
  await page.goto(results);
  await untilHydrated(page);
  await saveAndChoose(page, 1);
  await choice(page).getByRole('checkbox', { checked: true }).uncheck();
  // The API carries out the request, and its response is lost.
  await page.route('**/graphql', async (route) => {
    if (!/AddCollections/.test(route.request().postData() ?? '')) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await choice(page).getByLabel('Or create a collection').fill('Cut off');
  await choice(page).getByRole('button', { name: 'Create and save' }).click();
  await expect(choice(page).getByRole('alert')).toContainText('Failed to delete Collection');
  await expect(choice(page).getByLabel('Or create a collection')).toHaveValue('Cut off');
  await page.unroute('**/graphql');
  await choice(page).getByRole('button', { name: 'Create and save' }).click();
  await expect(choice(page).getByRole('checkbox', { name: /^Cut off/ })).toBeChecked();
  await page.goto('/collections');
  await expect(page.getByRole('link', { name: 'Cut off' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Cut off' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cut off' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  // Offline: the note stays typed, and is saved by the next press.
  await context.setOffline(true);
  const note = page.getByLabel('Your note (optional)');
  await note.fill('Quiet street');
  await page.getByRole('button', { name: /^Like / }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add reaction' })).toBeVisible();
  await expect(note).toHaveValue('Quiet street');
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Like / }).click();
  await expect(page.getByRole('list', { name: /^What contributors think/ })).toContainText('You like itQuiet street');
  await deleteOpen(page);
  await context.close();
});

test('[COLL-04, COLL-05, MEMB-15] two people at once: one invites, the other accepts, both react, one leaves', async ({
  browser,
}) => {
  const { page: owner, context: ownersBrowser } = await signUpPerson(browser, 'admin');
  const { page: guest, context: guestsBrowser } = await signUpPerson(browser, 'agent');
  await owner.goto(results);
  await untilHydrated(owner);
  await saveInto(owner, 0, 'Our next home');
  await owner.goto('/collections');
  await owner.getByRole('link', { name: 'Our next home' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Our next home' })).toBeVisible();
  const address = new URL(owner.url()).pathname;
  expect(await findViolations(owner, 'main')).toEqual([]);

  expect((await guest.goto(address))?.status()).toBe(404);
  await openShare(owner);
  await owner.getByLabel('Invite by email').fill(emailOf('agent'));
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByRole('button', { name: /^Cancel the invitation/ })).toBeVisible();
  const link = async (): Promise<string> =>
    /\/collections\/\S*uniqueIdentifier=[\da-f-]{36}/.exec(
      mailsTo(emailOf('agent'))
        .filter((text) => text.includes(address))
        .at(-1) ?? '',
    )?.[0] ?? '';
  await expect.poll(link, { timeout: 30_000 }).not.toBe('');
  await guest.goto((await link()).replaceAll('&amp;', '&'));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You’re invited to a collection');
  expect(await findViolations(guest, 'main')).toEqual([]);
  await guest.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Our next home');
  await expect(guest).toHaveURL(address);

  // The owner's page is updated without a reload.
  await expect(owner.getByText('Collaborator', { exact: true })).toBeVisible();
  await guest.getByLabel('Your note (optional)').fill('A bit dark');
  await guest.getByRole('button', { name: /^Dislike / }).click();
  await expect(guest.getByRole('list', { name: /^What contributors think/ })).toContainText(
    'You don’t like itA bit dark',
  );
  await expect(owner.getByRole('list', { name: /^What contributors think/ })).toContainText('A bit dark');
  await owner.getByLabel('Your note (optional)').fill('The garden!');
  await owner.getByRole('button', { name: /^Like / }).click();
  await expect(guest.getByRole('list', { name: /^What contributors think/ })).toContainText('The garden!');

  await guest.getByRole('button', { name: 'Leave collection' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave collection' }).click();
  await expect(guest).toHaveURL(/\/collections$/);
  await expect(owner.getByText('Collaborator', { exact: true })).toBeHidden();
  await expect(owner.getByRole('list', { name: /^What contributors think/ })).not.toContainText('A bit dark');
  expect((await guest.goto(address))?.status()).toBe(404);
  await deleteOpen(owner);
  await ownersBrowser.close();
  await guestsBrowser.close();
});

test('[COLL-09, COLL-10] a collected home is tagged and noted, shown on a map, and shared by a link that can be replaced', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'member');
  const visitor = await (await browser.newContext()).newPage();
  await deleteAll(page);
  await page.goto(results);
  await untilHydrated(page);
  // A home whose address is withheld is on no map.
  const cards = await page.getByRole('article').allInnerTexts();
  const shown = cards.findIndex((text) => !text.includes('Address available on request'));
  await saveInto(page, shown, 'To inspect');
  await page.goto('/collections');
  await page.getByRole('link', { name: 'To inspect' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'To inspect' })).toBeVisible();

  const status = page.getByRole('group', { name: /^Status of/ });
  await status.getByRole('button', { name: 'Inspected' }).click();
  await expect(status.getByRole('button', { name: /^Inspected .*, you$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Your note (optional)').fill('North-facing');
  await page.getByLabel('Your note (optional)').press('Enter');
  await expect(page.getByRole('list', { name: /^What contributors think/ })).toContainText('North-facing');
  await page.getByRole('button', { name: 'Show on a map' }).click();
  await expect(page.getByRole('application', { name: /^Map of the homes in To inspect/ })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);

  const address = page.url();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await openShare(page);
  await page.getByRole('button', { name: 'Turn link on' }).click();
  await expect(page.getByText('Anyone with the link can view', { exact: true })).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(200);
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await expect(visitor.getByText('North-facing')).toHaveCount(0);
  await expect(visitor.getByRole('group', { name: /^Status of/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Replace link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace link' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: 'To inspect' })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('article')).toHaveCount(0);
  await deleteOpen(page);
  await context.close();
  await visitor.context().close();
});
