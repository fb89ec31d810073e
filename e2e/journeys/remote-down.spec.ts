import { expect, test } from '../test.ts';
import { publishChanged } from '../changed-area.ts';
import { readJson, runOps } from '../command.ts';
import { liveVersions, someListing } from '../live.ts';

// faults.spec.ts tests other failures of a release with a small area; this one is built.
const results = '/for-sale/richmond-vic-3121/real-estate';
const throwing = (source: string): string =>
  source.replace(
    /(export function ResultsView\([^]*?\{\n)/,
    "$1  if (typeof window !== 'undefined') throw new Error('broken on purpose');\n",
  );

/** Checks that the shell and the other area work. */
async function expectTheRest(page: import('@playwright/test').Page, listing: string): Promise<void> {
  await page.goto(listing);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#area-listing').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#area-listing[data-ssr]')).toHaveCount(0);
}

test('[REL-08] a release that throws in the browser: the previous one hydrates the area, without a reload', async ({
  page,
}) => {
  const listing = await someListing();
  const good = (await liveVersions()).areas['search'] as string;
  const { version } = await publishChanged('search', { 'src/pages/results/view.tsx': throwing });
  await readJson(runOps('promote', 'search', version, '--json'));
  try {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/r/search/')) loaded.push(new URL(request.url()).pathname);
    });
    await page.goto(results);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => loaded.some((path) => path.startsWith(`/r/search/${good}/`))).toBe(true);
    await expect(page.locator('#area-search').getByRole('heading', { level: 1 })).toContainText('Richmond');
    await expectTheRest(page, listing);
  } finally {
    await readJson(runOps('rollback', 'search', '--json'));
  }
});
