import { expect, test } from '../test.ts';
import { untilHydrated } from '../hydration.ts';
import { addressOf, pageKinds } from '../page-kinds.ts';
import { inInsets, phoneInsets, setInsets } from '../safe-area.ts';
import { standInPages } from '../stand-in-pages.ts';

test.describe.configure({ timeout: 300_000 });

const screens = { upright: { width: 390, height: 844 }, 'on its side': { width: 844, height: 390 } } as const;
/** Pages with bars, maps and galleries that reach the edges of the screen, and ordinary ones. */
const pictured = ['home', 'results', 'no-results', 'listing', 'locations', 'suburb', 'property', 'agents', 'agent'];
const kinds = pageKinds.filter(
  ({ picture, at }) =>
    pictured.includes(picture ?? '') || ['/compare', '/sign-up', '/about/contact'].includes(String(at)),
);

for (const held of ['upright', 'on its side'] as const)
  test.describe(held, () => {
    test.use({ viewport: screens[held], hasTouch: true, isMobile: true });

    test(`[SHELL-31] with a notch, ${held}, no text or control is behind it, nor behind the home bar`, async ({
      page,
      request,
    }) => {
      const insets = phoneInsets[held];
      await setInsets(page, insets);
      for (const kind of kinds) {
        const address = await addressOf(kind, request);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.locator('[data-ssr]')).toHaveCount(0);
        expect.soft(await inInsets(page, insets), address).toEqual([]);
      }
      expect(kinds.length).toBeGreaterThan(10);
    });

    test(`[SHELL-31] with a notch, ${held}, menu, filters, map and gallery are clear of it`, async ({
      page,
      request,
    }) => {
      const insets = phoneInsets[held];
      await setInsets(page, insets);
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
      expect.soft(await inInsets(page, insets), 'menu').toEqual([]);

      await page.goto('/for-sale/richmond-vic-3121/real-estate#map=-37.823,144.998,14');
      await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
      expect.soft(await inInsets(page, insets), 'map').toEqual([]);

      await page.goto('/for-rent/richmond-vic-3121/real-estate');
      await page.getByRole('link', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Show/ })).toBeVisible();
      expect.soft(await inInsets(page, insets), 'filters').toEqual([]);

      const listing = pageKinds.find(({ picture }) => picture === 'listing');
      if (!listing) throw new Error('No kind of page is a listing.');
      await page.goto(await addressOf(listing, request));
      await untilHydrated(page);
      await page
        .getByRole('region', { name: /^Photos of/ })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await inInsets(page, insets), 'gallery').toEqual([]);
    });
  });

test('[SHELL-31] pages reach the edges of the screen, and those without styles for it leave the insets to the browser', async ({
  request,
}) => {
  const viewport = /<meta name="viewport" content="([^"]+)">/;
  for (const address of ['/', '/offline', '/no-such-page', '/ops'])
    expect.soft(viewport.exec(await (await request.get(address)).text())?.[1], address).toContain('viewport-fit=cover');
  for (const { name, html } of await standInPages(request))
    expect.soft(viewport.exec(html)?.[1], name).toContain('width=device-width, initial-scale=1');
});
