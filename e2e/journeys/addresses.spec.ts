import { expect, test } from '../test.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';

test('[SRCH-18, URL-14] an office has its own page of homes, reached by any slug that ends in its id', async ({
  page,
  request,
}) => {
  const response = await request.post('/graphql', {
    data: { query: '{ listingsHomepage(query: { take: 1 }) { office { id slug name phone listingCounts { buy } } } }' },
  });
  const [{ office }] = (
    (await response.json()) as {
      data: {
        listingsHomepage: [
          { office: { id: string; slug: string; name: string; phone: string; listingCounts: { buy: number } } },
        ];
      };
    }
  ).data.listingsHomepage;
  await page.goto(`/real-estate-agency/a-former-name-${office.id}/buy`);
  await expect(page).toHaveURL(`/real-estate-agency/${office.slug}/buy`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`by ${office.name}`);
  const facts = page.getByRole('region', { name: 'Office' });
  await expect(facts.getByRole('link', { name: office.name, exact: true })).toBeVisible();
  await expect(facts.getByRole('link', { name: `Call ${office.name}: ${office.phone}` })).toHaveAttribute(
    'href',
    /^tel:\d+$/,
  );
  await expect(page.getByRole('navigation', { name: /^Buy, rent/ }).locator('[aria-current="page"]')).toHaveText(
    `Buy (${office.listingCounts.buy})`,
  );
  await page
    .getByRole('navigation', { name: /^Buy, rent/ })
    .getByRole('link', { name: /^Sold/ })
    .click();
  await expect(page).toHaveURL(`/real-estate-agency/${office.slug}/sold`);
  await expect(page.getByRole('region', { name: 'Office' })).toBeVisible();

  await page.goto(`/real-estate-agency/${office.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: office.name })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'For sale' }).getByRole('link', { name: /^See all .*: For sale$/ }),
  ).toHaveAttribute('href', `/real-estate-agency/${office.slug}/buy`);
  expect((await page.goto('/real-estate-agency/nobody-999999/buy'))?.status()).toBe(404);
});

test('[SRCH-28] a search has a feed that a reader finds on the page and downloads again only when it changed', async ({
  page,
  request,
}) => {
  await page.goto(`${results}?bathrooms=2`);
  const named = (await page.locator('link[type="application/atom+xml"]').getAttribute('href')) ?? '';
  const shown = (await page.getByRole('link', { name: /feed reader/ }).getAttribute('href')) ?? '';
  expect(new URL(named).pathname + new URL(named).search).toBe(shown);
  const feed = await request.get(shown);
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toMatch(/<entry><id>tag:[^<]+<\/id><title>[^<]+<\/title>/);
  expect((await request.get(shown, { headers: { 'if-none-match': feed.headers()['etag'] ?? '' } })).status()).toBe(304);
});

test('[SEO-01, SEO-03] robots find every page, and every page has one address', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname;
  const files = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const file of files) {
    const [first = ''] = [...(await (await request.get(file)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    const result = await page.goto(first);
    expect([file, result?.status(), result?.request().redirectedFrom()]).toEqual([file, 200, null]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${first}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
  await page.goto('/For-Sale//Richmond-VIC-3121/Houses/?bathrooms=2');
  await expect(page).toHaveURL('/for-sale/richmond-vic-3121/houses?bathrooms=2');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/for-sale\/richmond-vic-3121\/houses\?bathrooms=2$/,
  );
});

test('[URL-18] unknown localities are named and left out', async ({ page }) => {
  await page.goto(`${results}?suburbs=atlantis-vic-9999`);
  await expect(page.getByText('We couldn’t find “atlantis-vic-9999”, so we’ve left it out.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
