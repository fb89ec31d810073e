import type { APIRequestContext, Page } from '@playwright/test';
import { full } from '../breadth.ts';
import { addressOf, pageKinds } from '../page-kinds.ts';
import { signInWithoutPage, type Account } from '../people.ts';
import { site } from '../site.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ timeout: 600_000 });

const widths = [320, 390];
const kinds = pageKinds.filter(({ sameView, picture }) => (full ? !sameView : picture !== undefined));

/** Asserts that a page is no wider than narrow screens, hydrated. */
async function expectFits(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[data-ssr]')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${address} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

for (const account of [undefined, 'member', 'agent', 'admin'] as const satisfies readonly (Account | undefined)[])
  test(`[SHELL-55] every kind of page is as narrow as a phone, for ${account ?? 'a visitor'}`, async ({
    page,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: site });
    if (account) await signInWithoutPage(request, account);
    await page.context().addCookies((await request.storageState()).cookies);
    for (const kind of kinds.filter(({ as }) => as === account)) await expectFits(page, await addressOf(kind, request));
    await request.dispose();
  });

/** Results with every filter. */
const filters = [
  'suburbs=carlton-vic-3053,collingwood-vic-3066,fitzroy-north-vic-3068',
  'propertytypes=houses,serviced-apartments,semi-detached,block-of-units',
  'bedrooms=2,3&bathrooms=2%2B&carspaces=2%2B',
  'priceminimum=350000&pricemaximum=9000000&land-area=100-9000&frontage=over-5',
  'features=furnished,gym,fireplace,pet-friendly,pool,air-conditioning,alarm-system,broadband,built-in-robes,dishwasher',
  'features=ducted-cooling,ducted-heating,evaporative-cooling,floorboards,gas-heating,inside-spa,intercom,pay-tv',
  'features=balcony,courtyard,deck,fully-fenced,outdoor-ent,outside-spa,remote-garage,secure-parking,shed,tennis-court',
  'features=grey-water-system,solar-hot-water,solar-panels,water-tank',
  'near=-37.823,144.998,20km,Peter%20MacCallum%20Cancer%20Centre%20Parkville',
  'inspections=any&auctions=any&underOffer=false&surrounding=false&sort=newest',
].join('&');

/** The longest address of each kind of page in the sitemaps: long names make long addresses. */
async function longestAddresses(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string): Promise<string[]> =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const files = (await locations('/sitemap.xml')).filter((file) => file.endsWith('/1.xml'));
  const pages = await Promise.all(files.map(locations));
  return pages.flatMap((all) => all.toSorted((one, other) => other.length - one.length).slice(0, 1));
}

test('[SHELL-55] the fullest pages are as narrow as a phone: all filters, the longest names, homes compared', async ({
  page,
  request,
}) => {
  const results = '/for-sale/richmond-vic-3121/real-estate';
  for (const mode of ['for-sale', 'for-rent', 'sold-properties'])
    await expectFits(page, `/${mode}/richmond-vic-3121/real-estate?${filters}`);
  await expectFits(page, `${results}?bathrooms=2&carspaces=2&features=pool,gym&pricemaximum=2500000`);
  await page.goto(results);
  const homes = await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => /\d+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? ''));
  for (const count of [1, 3, 4]) await expectFits(page, `/compare?homes=${homes.slice(0, count).join(',')}`);
  for (const address of await longestAddresses(request)) await expectFits(page, address);
});
