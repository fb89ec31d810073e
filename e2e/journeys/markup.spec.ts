import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../test.ts';
import type { ReleaseManifest } from '@verandah/areas';
import { areaNames } from '../../tools/areas.ts';
import { forgottenRules, markupProblems } from '../markup.ts';
import { addressOf, declaredRoutes, pageKinds, usualKilobytes } from '../page-kinds.ts';
import { signInWithoutPage, type Account } from '../people.ts';
import { dataFolder, root, site } from '../site.ts';
import { standInPages } from '../stand-in-pages.ts';

test('[A11Y-07] every route that an area declares has a page to be checked, and no rule of the checker is forgotten', async () => {
  const checked = new Set(pageKinds.flatMap(({ routes }) => routes));
  const declared = await declaredRoutes();
  expect(declared.filter((route) => !checked.has(route))).toEqual([]);
  expect([...checked].filter((route) => !declared.includes(route))).toEqual([]);
  expect(forgottenRules()).toEqual([]);
});

/** The size of a page as a host sends it before it is cached. */
const sentBytes = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

for (const account of [undefined, 'member', 'agent', 'admin'] as const satisfies readonly (Account | undefined)[])
  test(`[A11Y-07, SHELL-22] every page has valid HTML, compressed no larger than it may be, for ${account ?? 'a visitor'}`, async ({
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: site });
    if (account) await signInWithoutPage(request, account);
    for (const kind of pageKinds.filter((each) => each.as === account)) {
      const address = await addressOf(kind, request);
      const response = await request.get(address);
      expect.soft(response.status(), address).toBe(kind.status ?? 200);
      const html = await response.text();
      expect.soft(await markupProblems(html, address), address).toEqual([]);
      const kilobytes = sentBytes(html) / 1000;
      expect.soft(kilobytes, `kilobytes of ${address}`).toBeLessThan(kind.kilobytes ?? usualKilobytes);
    }
    await request.dispose();
  });

test('[A11Y-07] the HTML of what replaces a page is valid: errors, the console, maintenance', async ({ request }) => {
  for (const { name, html } of await standInPages(request))
    expect.soft(await markupProblems(html, name), name).toEqual([]);
});

test('[A11Y-07] the markup of a page is still valid after hydration', async ({ page, request }) => {
  const kinds = pageKinds.filter(({ routes }) =>
    ['/', '/for-rent/*', '/property/:uri', '/location/:slug', '/agent/:username', '/sign-up'].includes(routes[0] ?? ''),
  );
  for (const kind of kinds.filter(({ sameView }) => !sameView)) {
    const address = await addressOf(kind, request);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect
      .soft(await markupProblems((await page.content()).replace('<!DOCTYPE', '<!doctype'), address), address)
      .toEqual([]);
  }
});

test('[REL-03] no area loads more script for its first page than its contract allows', () => {
  for (const area of areaNames(root)) {
    const file = join(dataFolder, 'releases', area, '1.0.0', 'manifest.json');
    const { firstPageScript, contract } = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
    expect.soft(firstPageScript, `bytes of script (gzip) of ${area}`).toBeLessThan(contract.budgets.firstPageScript);
  }
});
