import { expect, test } from '../test.ts';

test('[SHELL-10] an unknown address, locality or listing has status 404 with the not-found page inside the shell', async ({
  page,
}) => {
  for (const address of [
    '/no-such-page',
    '/for-sale/atlantis-vic-9999/real-estate',
    '/property/no-such-listing-999999999',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[URL-18] malformed values in the address are ignored and the rest applies; never a server error', async ({
  request,
}) => {
  const good = '/for-sale/richmond-vic-3121/real-estate';
  for (const query of [
    '?priceminimum=lots&bedrooms=two',
    '?bathrooms=%E0%A4%A',
    '?sort=__proto__&page=-3',
    '?bounds=1,2&lat=x&shape=%00',
    '?suburbs=,,,&features=flying',
    `?features=${'a,'.repeat(2000)}`,
    '?inspections=2026-99-99&auctions=any,any',
  ]) {
    const response = await request.get(good + query);
    expect(response.status(), query.slice(0, 60)).toBe(200);
    expect(await response.text(), query.slice(0, 60)).toContain('Richmond, VIC 3121');
  }
});

test('[URL-22, URL-23] a postcode leads to its suburbs, and a page beyond the last is not found', async ({
  request,
}) => {
  const moved = await request.get('/for-sale/3121/real-estate', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/for-sale/vic-3121/real-estate']);
  const found = await request.get('/for-sale/3121/real-estate');
  expect([found.status(), await found.text()]).toEqual([200, expect.stringContaining('VIC 3121')]);
  for (const path of [
    '/for-sale/richmond-vic-3121/real-estate/page-9999',
    '/for-sale/richmond-vic-3121/real-estate?page=99999999999999999999',
    '/agent-finder?page=9999',
    '/questions?page=99999',
    '/find-suburb?page=9999',
    '/location/richmond-vic-3121/reviews?page=99999',
    '/blog?page=999',
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
