import { expect, test, type Browser, type Page } from '../test.ts';
import { rulesOfColour, findViolations } from '../axe.ts';
import { full } from '../breadth.ts';
import { addressOf, pageKinds, standsForArea, type PageKind } from '../page-kinds.ts';
import { signUpPerson, signInWithoutPage, type Account } from '../people.ts';
import { site } from '../site.ts';
import { standInPages } from '../stand-in-pages.ts';

// Every rule on many pages: well under two minutes on an idle machine, longer on a busy one.
test.describe.configure({ timeout: 600_000 });
// Two device pixels per CSS pixel, as on most phones and laptops.
test.use({ deviceScaleFactor: 2 });

const results = '/for-sale/richmond-vic-3121/real-estate';
const widths = full ? [390, 768, 1240] : [390];
const narrowAndWide = full ? [390, 1240] : [390];

/** The address of the first listing of a results page. */
async function firstListing(page: Page, search: string): Promise<string> {
  await page.goto(search);
  return (await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
}

/**
 * Checks every rule at each width in the light scheme, and those of colour in the dark one at some of them. The page is
 * not reloaded in between.
 */
async function checkPage(
  page: Page,
  at: readonly number[] = widths,
  part = 'html',
  darkAt: readonly number[] = at,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  for (const [colorScheme, here] of [
    ['light', at],
    ['dark', darkAt],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Scripts that follow the scheme hear of it before the next frame or, while the page is still changing, the one
    // after.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    for (const width of here) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(
          await findViolations(page, part, colorScheme === 'dark' ? rulesOfColour : undefined),
          `${page.url()} at ${width}, ${colorScheme}`,
        )
        .toEqual([]);
    }
  }
}

/**
 * Checks kinds of pages, two at a time: the rules run in the browser, and each page has a process of its own. All have
 * the same colours: the dark ones are looked at where a kind stands for its area, and with `--full` at one width of each
 * other kind. Without it the kinds are those whose look is approved, too.
 */
async function checkKinds(browser: Browser, account: Account | undefined, kinds: readonly PageKind[]): Promise<void> {
  const context = await browser.newContext({ baseURL: site, deviceScaleFactor: 2, serviceWorkers: 'block' });
  if (account) await signInWithoutPage(context.request, account);
  const waiting = kinds.entries();
  const look = async (): Promise<void> => {
    const page = await context.newPage();
    for (const [at, kind] of waiting) {
      await page.goto(await addressOf(kind, context.request));
      const turn = full ? [widths[at % widths.length] ?? 390] : [];
      await checkPage(page, widths, 'html', standsForArea(kind) ? widths : turn);
    }
  };
  await Promise.all([look(), look()]);
  await context.close();
}

// [A11Y-07] of markup.spec.ts checks this list against the routes that areas declare.
for (const account of [undefined, 'member', 'agent', 'admin'] as const satisfies readonly (Account | undefined)[])
  test(`[A11Y-01, A11Y-06] no page violates accessibility at any width, in light or dark, for ${account ?? 'a visitor'}`, async ({
    browser,
  }) => {
    await checkKinds(
      browser,
      account,
      pageKinds.filter(({ as, sameView, picture }) => as === account && !sameView && (full || picture !== undefined)),
    );
  });

test('[A11Y-01, A11Y-06] what replaces a page has no accessibility violation either: errors, the console, maintenance', async ({
  page,
  request,
}) => {
  for (const { name, html } of await standInPages(request)) {
    const address = `/stand-in/${name}`;
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.goto(address);
    await checkPage(page);
  }
});

test('[A11Y-01, A11Y-06] what opens over a page has no accessibility violation: menu, suggestions, filters, photographs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 900 });
  const listing = await firstListing(page, results);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await checkPage(page, [390]);

  await page.goto('/');
  await page.getByRole('combobox').pressSequentially('rich');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await checkPage(page, [390], 'form');

  await page.goto(results);
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkPage(page, narrowAndWide, 'dialog[open]');

  await page.goto(listing);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await checkPage(page, narrowAndWide, '#enquiry');
  await page
    .getByRole('region', { name: /^Photos of/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkPage(page, narrowAndWide, 'dialog[open]');
});

/** The best reviewed agent's page. */
async function reviewedAgent(page: Page): Promise<string> {
  await page.goto('/agent-finder?sort=reviews');
  return (await page.getByRole('article').first().getByRole('link').getAttribute('href')) ?? '';
}

test('[A11Y-06] a rejected form of a visitor has no accessibility violation', async ({ page }) => {
  await page.goto(`${await reviewedAgent(page)}?ask=buyer`);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await checkPage(page, narrowAndWide, '#enquiry');

  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await checkPage(page);

  await page.goto('/questions?sort=popular');
  await page.locator('main article h2 a').first().click();
  await page.getByText('Report this answer').first().click();
  await page.getByText('Comment on this answer').first().click();
  // The header covers what is scrolled away: looked at from the top.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkPage(page, narrowAndWide, 'main');

  await page.goto('/questions/ask');
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(page.getByLabel('Your question')).toBeFocused();
  await checkPage(page, narrowAndWide, 'main');
});

test('[A11Y-06] rejected forms, the menu and the dialog of a member have no accessibility violation', async ({
  browser,
  page,
}) => {
  const agent = await reviewedAgent(page);
  const { page: own, context } = await signUpPerson(browser, 'member');
  await own.goto('/location/fitzroy-vic-3065/reviews/new');
  await own.getByRole('button', { name: 'Publish review' }).click();
  await expect(own.getByText(/Choose a rating from 1 to 5 stars/)).toBeVisible();
  await checkPage(own, narrowAndWide, 'main');

  await own.goto(`${agent}/reviews/new`);
  await own.getByRole('button', { name: 'Send review' }).click();
  await expect(own.getByText('Choose a rating from 1 to 5 stars.')).toBeVisible();
  await checkPage(own, narrowAndWide, 'main');

  await own.goto('/account');
  await own
    .getByRole('banner')
    .getByLabel(/your pages$/)
    .click();
  await checkPage(own, narrowAndWide, 'header');
  await own.goto('/account');
  await own.getByText('I want to delete my account').click();
  await own.getByRole('button', { name: 'Change password' }).click();
  await expect(own.getByLabel('Current password', { exact: true })).toBeFocused();
  // The header covers what is scrolled away: looked at from the top.
  await own.evaluate(() => window.scrollTo(0, 0));
  await checkPage(own);

  await own.goto(results);
  await own
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  // With the focus in it the message stays.
  await own.getByRole('button', { name: 'Choose another collection' }).focus();
  await checkPage(own, narrowAndWide, '[popover]');
  await own.getByRole('button', { name: 'Choose another collection' }).click();
  await expect(own.getByRole('dialog', { name: 'Save to collections' })).toBeVisible();
  await checkPage(own, narrowAndWide, 'dialog[open]');
  await own.getByRole('dialog').getByRole('checkbox', { checked: true }).uncheck();
  await own.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await context.close();
});

test('[A11Y-06] a rejected invitation to an office has no accessibility violation', async ({ browser }) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  await page.goto('/agent-portal/office');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await checkPage(page, [390], 'main');
  await context.close();
});
