import { expect, test, type Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { fillSignIn, person } from '../people.ts';

// Every rule on many pages: well under a minute on a free machine, longer on a busy one.
test.describe.configure({ timeout: 120_000 });

const results = '/for-sale/richmond-vic-3121/real-estate';

/** The address of the first listing of a page of results. */
async function firstListing(page: Page, search: string): Promise<string> {
  await page.goto(search);
  return (await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
}

/** Every rule at each width in light; what depends on colour again in dark. */
async function checkPage(page: Page, widths: readonly number[] = [480, 768, 1240], part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect(
        await violations(page, part, colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined),
        `${page.url()} at ${width}, ${colorScheme}`,
      ).toEqual([]);
    }
  }
}

/**
 * The same at several addresses, some with widths of their own. Two at a time: the rules are work of the browser's
 * alone, and each page has a process of its own. Where `page` is afterwards is not known.
 */
async function checkPages(
  page: Page,
  addresses: readonly (string | readonly [string, readonly number[]])[],
  widths?: readonly number[],
  part?: string,
): Promise<void> {
  const other = await page.context().newPage();
  const waiting = addresses.values();
  const look = async (at: Page): Promise<void> => {
    for (const each of waiting) {
      const [address, own] = typeof each === 'string' ? [each, widths] : each;
      await at.goto(address);
      await checkPage(at, own, part);
    }
  };
  await Promise.all([look(page), look(other)]);
  await other.close();
}

test('no page has an accessibility violation at any width, in light or dark', async ({ page }) => {
  const listing = await firstListing(page, results);
  const sold = await firstListing(page, '/sold-properties/richmond-vic-3121');
  await checkPages(page, [
    '/',
    results,
    `${results}?bathrooms=5&priceminimum=9000000&surrounding=false`,
    '/for-sale?q=zzzzqq',
    listing,
    sold,
    '/about/privacy',
    '/no-such-page',
  ]);
});

test('what opens over a page has no accessibility violation either: menu, suggestions, filters, photographs, a refused enquiry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 900 });
  const listing = await firstListing(page, results);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await checkPage(page, [480]);

  await page.goto('/');
  await page.getByRole('combobox').pressSequentially('rich');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await checkPage(page, [480], 'form');

  await page.goto(results);
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkPage(page, [480, 1240], 'dialog[open]');

  await page.goto(listing);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await checkPage(page, [480, 1240], '#enquiry');
  await page
    .getByRole('region', { name: /^Photographs of/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkPage(page, [480, 1240], 'dialog[open]');
});

test('where to live, places, streets and reviews have no accessibility violation', async ({ page, browser }) => {
  await page.goto('/location/richmond-vic-3121');
  const street =
    (await page
      .locator('main a[href^="/location/richmond-vic-3121/"]')
      .filter({ hasNotText: /review|comment|report/i })
      .first()
      .getAttribute('href')) ?? '';
  await page.goto('/location/richmond-vic-3121/reviews');
  const review =
    ((await page.locator('main a[href*="/reviews/"][href$="#comments"]').first().getAttribute('href')) ?? '').split(
      '#',
    )[0] ?? '';
  await checkPages(page, [
    '/locations',
    '/find-suburb?state=2',
    '/find-street?state=2',
    '/location/richmond-vic-3121',
    '/location/vic',
    street,
    '/location/richmond-vic-3121/reviews',
    review,
  ]);
  const { page: own, context } = await person(browser, 'member');
  await own.goto('/location/fitzroy-vic-3065/reviews/new');
  await own.getByRole('button', { name: 'Publish your review' }).click();
  await expect(own.getByText(/Choose one to five stars/)).toBeVisible();
  await checkPage(own, [480, 1240], 'main');
  await context.close();
});

/** The best reviewed agent's page. */
async function reviewedAgent(page: Page): Promise<string> {
  await page.goto('/agent-finder?sort=reviews');
  return (await page.getByRole('article').first().getByRole('link').getAttribute('href')) ?? '';
}

test('the finder, offices and companies have no accessibility violation', async ({ page }) => {
  await page.goto('/agent-finder?type=offices');
  const office = (await page.getByRole('article').first().getByRole('link').getAttribute('href')) ?? '';
  const company = (await (
    await page.request.post('/graphql', { data: { query: '{ companies(take: 1) { results { slug } } }' } })
  ).json()) as { data: { companies: { results: [{ slug: string }] } } };
  await checkPages(page, [
    '/agent-finder?location=richmond-vic-3121',
    '/agent-finder?place=zzzzqq',
    office,
    `/real-estate-company/${company.data.companies.results[0].slug}`,
  ]);
});

test('an agent’s pages have no accessibility violation, nor a refused enquiry', async ({ page }) => {
  const agent = await reviewedAgent(page);
  await checkPages(
    page,
    ['', '/listings', '/reviews', '/followers'].map((tab) => `${agent}${tab}`),
  );
  await page.goto(`${agent}?ask=buyer`);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await checkPage(page, [480, 1240], '#enquiry');
});

test('a review being written has no accessibility violation', async ({ page, browser }) => {
  const agent = await reviewedAgent(page);
  const { page: own, context } = await person(browser, 'member');
  await own.goto(`${agent}/reviews/new`);
  await own.getByRole('button', { name: 'Send review' }).click();
  await expect(own.getByText('Choose one to five stars.')).toBeVisible();
  await checkPage(own, [480, 768, 1240], 'main');
  await context.close();
});

test('what a member keeps has no accessibility violation: collections, one of them, alerts, history, the choice of Save', async ({
  browser,
}) => {
  const { page, context } = await person(browser, 'member');
  await page.goto('/collections');
  await checkPage(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/collections\/.+/);
  await checkPage(page);
  await checkPages(page, ['/alerts', '/user-history', '/following/agents']);
  await page.goto(results);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Save to collections' })).toBeVisible();
  await checkPage(page, [480, 1240], 'dialog[open]');
  await context.close();
});

test("the agent's own place and the admins' pages have no accessibility violation", async ({ browser }) => {
  test.setTimeout(240_000);
  const agent = await person(browser, 'agent');
  const first = async (address: string, part: string): Promise<string> => {
    await agent.page.goto(address);
    return (await agent.page.locator(`main a[href^="${part}"]`).first().getAttribute('href')) ?? '';
  };
  const listing = await first('/agent-portal/listings', '/agent-portal/listings/');
  const enquiry = await first('/agent-portal/enquiries', '/agent-portal/enquiries/');
  await checkPages(
    agent.page,
    [
      ['/agent-portal', [480, 1240]],
      ['/agent-portal/listings', [768]],
      [listing, [480, 768, 1240]],
      ['/agent-portal/enquiries', [768]],
      [enquiry, [480]],
      ['/agent-portal/performance', [480, 1240]],
      ['/agent-portal/reviews', [768]],
      ['/agent-portal/feeds', [480]],
      ['/agent-portal/listings/new', [480, 1240]],
      ['/agent-portal/transactions', [480, 1240]],
    ],
    undefined,
    'main',
  );
  await agent.page.goto('/agent-portal/office');
  await agent.page.waitForLoadState('networkidle');
  await agent.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(agent.page.getByLabel('E-mail')).toBeFocused();
  await checkPage(agent.page, [480], 'main');
  await agent.context.close();
  const admin = await person(browser, 'admin');
  await checkPages(admin.page, ['/agent-portal', '/agent-portal/admin?q=a', '/agent-portal/admin/1'], [768], 'main');
  await admin.context.close();
});

test('pages of signing in, of an account and of a member have no accessibility violation, also when a form is refused', async ({
  page,
  browser,
}) => {
  await checkPages(
    page,
    ['/sign-in?reason=save&return=/for-sale', '/sign-in/forgot', '/sign-in/reset', '/sign-up/verify', '/sign-out'],
    [480, 1240],
  );
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await checkPage(page);

  const { page: own, context } = await person(browser, 'member');
  await own
    .getByRole('banner')
    .getByLabel(/your pages$/)
    .click();
  await checkPage(own, [480, 1240], 'header');
  await own.goto('/account');
  await own.getByText('I want to delete my account').click();
  await own.getByRole('button', { name: 'Change the password' }).click();
  await expect(own.getByLabel('Password now', { exact: true })).toBeFocused();
  await checkPage(own);
  const profile = (await own.getByRole('link', { name: 'Your public profile' }).getAttribute('href')) ?? '';
  await checkPages(own, [profile, `${profile}/follows`]);
  await context.close();
});

test('questions, the blog and what moderators and editors see have no accessibility violation', async ({ page }) => {
  const linkIn = async (address: string, of: string): Promise<string> => {
    await page.goto(address);
    return (await page.locator(of).first().getAttribute('href')) ?? '';
  };
  const [question, post] = [
    await linkIn('/questions?sort=popular', 'main article h2 a'),
    await linkIn('/blog', 'main article h2 a'),
  ];
  await checkPages(page, [
    '/questions',
    '/questions/in/richmond-vic-3121',
    '/questions?q=zzzzqq',
    question,
    '/questions/ask',
    '/blog',
    post,
  ]);
  await page.goto(question);
  await page.getByText('Report this answer').first().click();
  await page.getByText('Comment on this answer').first().click();
  // The header stands over what is scrolled away: looked at from the top.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkPage(page, [480, 1240], 'main');
  await page.goto('/questions/ask');
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(page.getByLabel('Your question')).toBeFocused();
  await checkPage(page, [480, 1240], 'main');
  await page.goto('/sign-in');
  await fillSignIn(page, 'admin');
  const waiting = await linkIn('/moderation', 'main li h2 a');
  await checkPages(page, ['/moderation', waiting, '/questions/yours', '/blog/editor', '/blog/editor/1'], [480, 1240]);
});
