import { expect, test, type Page } from '../test.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';

/** Opens the first listing of a search that has the wanted feature. */
async function openListing(page: Page, search = results, wants?: (page: Page) => Promise<boolean>): Promise<void> {
  await page.goto(search);
  const homes = await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const home of homes) {
    await page.goto(home);
    if (!wants || (await wants(page))) return;
  }
  throw new Error(`No home of ${search} has what is looked for.`);
}

test('[LIST-04, A11Y-02] an enquiry by keyboard: rejected beside its fields, then sent once and acknowledged', async ({
  page,
}) => {
  await openListing(page);
  const form = page.locator('#enquiry');
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Ada Visitor');
  await form.getByRole('button', { name: 'Send enquiry' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ada.keyboard@visitor.example');
  await form.getByLabel('Message').fill('Is the verandah original?');
  await form.getByRole('checkbox', { name: /^Pass my details/ }).focus();
  await page.keyboard.press('Space');
  // A document that the API does not have yet is sent twice: what counts is the key.
  const keys = new Set<string>();
  page.on('request', (request) => {
    const [key] =
      /"key":"[^"]+"/.exec(request.postData()?.includes('AddListingEnquiry') ? (request.postData() ?? '') : '') ?? [];
    if (key) keys.add(key);
  });
  await form.getByRole('button', { name: 'Send enquiry' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your enquiry has been received' })).toBeFocused();
  expect(keys.size).toBe(1);
});

test(
  '[LIST-09, A11Y-02] the gallery opens, turns, zooms, leads to its kinds and closes by keyboard; focus comes back',
  { tag: '@laptop' },
  async ({ page }) => {
    await openListing(
      page,
      results,
      async (home) => (await home.getByRole('link', { name: 'Floor plan', exact: true }).count()) > 0,
    );
    const first = page
      .getByRole('region', { name: /^Photos of/ })
      .getByRole('link')
      .first();
    await first.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: /^Photos of/ });
    await expect(viewer).toBeVisible();
    await expect(viewer).toContainText(/^1 of \d+/);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(/^2 of/);
    const picture = viewer
      .getByRole('button', { name: /Zoom$/, pressed: false })
      .and(viewer.locator('li:not([inert]) button'));
    const width = async () => (await viewer.locator('li:not([inert]) button[aria-pressed]').boundingBox())?.width ?? 0;
    await expect(picture).toBeVisible();
    const before = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(before * 1.9);
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(before, 0);
    await viewer.locator('li:not([inert]) button[aria-pressed]').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    await page.keyboard.press('0');
    await viewer.getByRole('button', { name: /^Floor plans/ }).press('Enter');
    await expect(viewer).toContainText(/Floor plan/);
    await page.keyboard.press('Home');
    await expect(viewer).toContainText(/^1 of/);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
  },
);

test(
  '[LIST-12] the cost of a home follows what is typed, names its sources and states that it is not advice',
  { tag: '@phone' },
  async ({ page }) => {
    await openListing(
      page,
      results,
      async (home) => (await home.locator('#costs').getByLabel('Price').inputValue()) !== '',
    );
    const costs = page.locator('#costs');
    await costs.getByLabel('Price').fill('850,000');
    await costs.getByLabel('Deposit').fill('170,000');
    await costs.getByLabel('Interest rate').fill('6');
    // Victoria: 2,870 and 6% of the amount above 130,000; $680,000 at 6% over 30 years.
    await expect(costs).toContainText('$46,070');
    await expect(costs).toContainText('$4,077 a month');
    await costs.getByLabel('Buying as').selectOption('first');
    await costs.getByLabel('Price').fill('600,000');
    await expect(costs).toContainText(/Land transfer duty\s*\$0/);
    await costs.getByLabel('Price').fill('much');
    await costs.getByLabel('Deposit').focus();
    await expect(costs.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true');
    await expect(costs.getByRole('link', { name: 'State Revenue Office Victoria' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.sro\.vic\.gov\.au/,
    );
    await expect(costs).toContainText('General information only, not financial advice.');
  },
);

test('[LIST-05] an inspection can be added to a calendar by a file of its own', { tag: '@phone' }, async ({ page }) => {
  await openListing(
    page,
    results,
    async (home) => (await home.getByRole('link', { name: /^Add to calendar: inspection/ }).count()) > 0,
  );
  const link = page.getByRole('link', { name: /^Add to calendar: inspection/ }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect((await response.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test(
  '[LIST-08] the link is copied where sharing is not available, with a message; print omits what is for the screen',
  { tag: '@laptop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openListing(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeVisible();
    for (const hidden of [
      page.getByRole('button', { name: 'Share' }),
      page.locator('#enquiry form'),
      page.getByRole('navigation', { name: 'Breadcrumb' }),
      page.locator('#beside'),
    ])
      await expect(hidden).toBeHidden();
  },
);

test('[LIST-64] a home is printed alone and whole, in dark mode too, without controls and what a visitor filled in', async ({
  page,
}) => {
  await openListing(
    page,
    results,
    async (home) => (await home.getByRole('link', { name: /^Add to calendar: inspection/ }).count()) > 0,
  );
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const address = page.url();
  // As wide as a sheet of A4 with its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const main = page.getByRole('main');
  for (const printed of [
    main.getByRole('heading', { level: 1 }),
    main.locator('#description-title'),
    main.getByRole('heading', { name: /^Inspections/ }),
    main.locator('#people-title'),
    main.getByText(address, { exact: true }),
  ])
    await expect(printed).toBeVisible();
  const photographs = main.getByRole('region', { name: /^Photos of / }).getByRole('listitem');
  expect(await photographs.filter({ visible: true }).count()).toBeGreaterThanOrEqual(
    Math.min(3, await photographs.count()),
  );
  for (const screenOnly of [
    page.locator('button, input, select, textarea, summary'),
    page.getByRole('navigation'),
    page.getByRole('dialog'),
    page.locator('canvas'),
  ])
    expect(await screenOnly.filter({ visible: true }).allInnerTexts()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(main.getByText(address, { exact: true })).toBeHidden();
});

test('[LIST-11] viewing a home adds it to the viewed list and sends one event when the page is hidden or left', async ({
  page,
}) => {
  await openListing(page);
  const events: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/tracking/listings'))
      events.push(...(JSON.parse(request.postData() ?? '{}') as { events: unknown[] }).events);
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => events)
    .toEqual([
      expect.objectContaining({
        pageType: 'listing',
        listingId: expect.any(Number),
        officeId: expect.any(Number),
        propertyType: expect.any(String),
      }),
    ]);
  const viewed = await page.evaluate(() => Object.values(localStorage).join(' '));
  expect(viewed).toContain(String((events[0] as { listingId: number }).listingId));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[LIST-12, LIST-15] costs are computed from the page’s own address', async ({ page }) => {
    await openListing(page, results, async (home) => (await home.locator('#costs').count()) > 0);
    const costs = page.locator('#costs');
    await costs.getByLabel('Price').fill('850000');
    await costs.getByLabel('Deposit').fill('900000');
    await costs.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/price=850000/);
    await expect(costs).toContainText('The deposit is more than the price.');
    await costs.getByLabel('Deposit').fill('170000');
    await costs.getByRole('button', { name: 'Work it out' }).click();
    await expect(costs).toContainText('$46,070');
  });
});
