import { expect, test } from '../test.ts';
import { checkControls } from '../form-rules.ts';
import { addressOf, pageKinds } from '../page-kinds.ts';
import { signInWithoutPage, type Account } from '../people.ts';
import { site } from '../site.ts';

test.describe.configure({ timeout: 600_000 });

/** Enough of them that a page which shows nothing is noticed. */
const leastControls = { visitor: 60, member: 20, agent: 60, admin: 20 } as const;

for (const account of [undefined, 'member', 'agent', 'admin'] as const satisfies readonly (Account | undefined)[]) {
  const reader = account ?? 'visitor';
  test(
    `[SHELL-30, SHELL-32] every field states its purpose and has the right keyboard, and no phone zooms into it: ${reader}`,
    { tag: '@phone' },
    async ({ page, playwright }) => {
      const request = await playwright.request.newContext({ baseURL: site });
      if (account) await signInWithoutPage(request, account);
      await page.context().addCookies((await request.storageState()).cookies);
      let found = 0;
      for (const kind of pageKinds.filter(({ as, sameView }) => as === account && !sameView)) {
        const address = await addressOf(kind, request);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expect(page.locator('[data-ssr]')).toHaveCount(0);
        const { controls, problems } = await checkControls(page);
        expect.soft(problems, address).toEqual([]);
        found += controls;
      }
      expect(found).toBeGreaterThan(leastControls[reader]);
      await request.dispose();
    },
  );
}

test(
  '[SHELL-30, SHELL-32] fields that appear after an action follow the same rules: filters, enquiries, a shown password',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/for-sale/richmond-vic-3121/real-estate');
    await page.getByRole('link', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const filters = await checkControls(page);
    expect(filters.problems).toEqual([]);
    expect(filters.controls).toBeGreaterThan(4);

    await page.goto('/sign-up');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text');
    const field = page.locator('input[name=password]');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  },
);
