import { expect, test } from '../test.ts';
import { openForeignHost, type ForeignHost } from '../foreign-host/open-foreign-host.ts';
import { liveVersions } from '../live.ts';

const address = '/for-sale/richmond-vic-3121/real-estate';
let host: ForeignHost;
test.beforeAll(async () => {
  host = await openForeignHost();
});
test.afterAll(() => host.close());

test('[REL-02] a plain federation host with React and the kit loads a release by its manifest alone and shows its page', async ({
  page,
}) => {
  const version = (await liveVersions()).areas['search'] ?? '';
  await page.goto(host.page({ area: 'search', version }, address, true));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Richmond');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[REL-02] without the hashes of its manifest the release does not load its lazy scripts', async ({ page }) => {
  const version = (await liveVersions()).areas['search'] ?? '';
  await page.goto(host.page({ area: 'search', version }, address, false));
  await expect(page.getByText(/^Refused: .*no integrity for/i)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('[REL-02] a host that Rspack builds with its federation plugin shows a published release', async ({ page }) => {
  const release = { area: 'search', version: (await liveVersions()).areas['search'] ?? '' };
  const rspackHost = await openForeignHost(release);
  await page.goto(rspackHost.page(release, address, true));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Richmond');
  await expect(page.getByRole('article').first()).toBeVisible();
  await rspackHost.close();
});
