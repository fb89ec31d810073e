import { expect, test } from '../test.ts';
import { readJson, runOps } from '../command.ts';
import { liveVersions, someListing } from '../live.ts';
import { republishArea } from '../republished.ts';

// faults.spec.ts tests other failures of a release with a small area; this one is the real area, broken after its build.
const results = '/for-sale/richmond-vic-3121/real-estate';
/** Throws where the results are rendered in a browser. */
const throwing = {
  files: /^web\/js\/search-results\./,
  edit: (code: string) =>
    code.replace('"data-comparing":', '"data-comparing":(()=>{throw new Error("broken on purpose")})()||'),
};

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
  const version = await republishArea('search', good, throwing);
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
