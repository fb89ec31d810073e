import { expect, test } from '../test.ts';
import { full } from '../breadth.ts';
import { addressOf, pageKinds } from '../page-kinds.ts';
import { signInWithoutPage, type Account } from '../people.ts';
import { site } from '../site.ts';
import { textMisfits } from '../text-fit.ts';

// The browser's own setting for the size of text: 200 %.
test.use({
  launchOptions: {
    ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});
test.describe.configure({ timeout: 600_000 });

const phone = { width: 390, height: 844 };
const screens = full ? [phone, { width: 1440, height: 900 }] : [phone];
/** All, or those whose pictures are approved: they have every kind of component. */
const kinds = pageKinds.filter(({ sameView, picture }) => (full ? !sameView : picture !== undefined));

for (const account of [undefined, 'member', 'agent', 'admin'] as const satisfies readonly (Account | undefined)[])
  test(`[SHELL-29] text of twice the size fits on every kind of page, for ${account ?? 'a visitor'}`, async ({
    page,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: site });
    if (account) await signInWithoutPage(request, account);
    await page.context().addCookies((await request.storageState()).cookies);
    for (const kind of kinds.filter(({ as }) => as === account)) {
      const address = await addressOf(kind, request);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('[data-ssr]')).toHaveCount(0);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect.soft(await textMisfits(page), `${address} at ${screen.width}`).toEqual([]);
      }
    }
    await request.dispose();
  });

test('[SHELL-29] the button beside a field stays level with it below a label or above an error of several lines', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const address of ['/locations', '/locations/compare?q=zzzzqq', '/home-value?q=zzzzqq']) {
    await page.goto(address);
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByRole('combobox') })
      .first();
    const field = (await form.getByRole('combobox').boundingBox()) ?? { y: 0, height: 0 };
    const button = (await form.getByRole('button').first().boundingBox()) ?? { y: 0, height: 0 };
    expect.soft(Math.abs(field.y + field.height / 2 - button.y - button.height / 2), address).toBeLessThan(2);
  }
});

test('[SHELL-29] text of twice the size fits in the menu and in the filters', async ({ page }) => {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.goto('/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    expect.soft(await textMisfits(page), `menu at ${screen.width}`).toEqual([]);

    await page.goto('/for-sale/richmond-vic-3121/real-estate');
    await page.getByRole('link', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Show/ })).toBeVisible();
    expect.soft(await textMisfits(page), `filters at ${screen.width}`).toEqual([]);
  }
});
