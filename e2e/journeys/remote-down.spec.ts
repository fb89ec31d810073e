import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publishChanged } from '../changed-area.ts';
import { json, ops } from '../command.ts';
import { liveVersions, someListing } from '../live.ts';
import { dataFolder, site } from '../site.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';
const throwing = (where: string) => (source: string): string => source.replace(
  /(export function ResultsView\([^]*?\{\n)/, `$1  if (${where}) throw new Error('broken on purpose');\n`,
);

/** Shell and the other area work. */
async function expectTheRest(page: import('@playwright/test').Page, listing: string): Promise<void> {
  await page.goto(listing);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#area-listing').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#area-listing[data-ssr]')).toHaveCount(0);
}

test('[REL-08] a release that throws on the server where its health page does not: the one before serves, the listing area is untouched', async ({ page, request }) => {
  const listing = await someListing();
  const { version } = await publishChanged('search', { 'src/pages/results/view.tsx': throwing('typeof window === \'undefined\'') });
  await json(ops('promote', 'search', version, '--json'));
  try {
    const answer = await request.get(results);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('Richmond, VIC 3121');
    await page.goto(results);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectTheRest(page, listing);
  } finally {
    await json(ops('rollback', 'search', '--json'));
  }
});

test('[REL-08] a release that throws in the browser: the one before takes the area over, without a reload', async ({ page }) => {
  const listing = await someListing();
  const good = (await liveVersions()).areas['search'] as string;
  const { version } = await publishChanged('search', { 'src/pages/results/view.tsx': throwing('typeof window !== \'undefined\'') });
  await json(ops('promote', 'search', version, '--json'));
  try {
    const loaded: string[] = [];
    page.on('request', (asked) => { if (asked.url().includes('/r/search/')) loaded.push(new URL(asked.url()).pathname); });
    await page.goto(results);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => loaded.some((path) => path.startsWith(`/r/search/${good}/`))).toBe(true);
    await expect(page.locator('#area-search').getByRole('heading', { level: 1 })).toContainText('Richmond');
    await expectTheRest(page, listing);
  } finally {
    await json(ops('rollback', 'search', '--json'));
  }
});

test('[REL-08] a release that can\'t render its health page is refused and nothing changes', async ({ request }) => {
  const live = await liveVersions();
  await expect(publishChanged('search', { 'src/pages/home/view.tsx': (source) => source.replace(/(export function HomeView\([^]*?\{\n)/, '$1  throw new Error(\'broken on purpose\');\n') }))
    .rejects.toThrow(/"home" could not be rendered/);
  expect((await liveVersions()).areas).toEqual(live.areas);
  expect((await request.get('/')).status()).toBe(200);
});

test('[REL-08] a remote whose files are gone: the one before serves; with that gone too, the server\'s page stays and the rest works', async ({ page, request }) => {
  const listing = await someListing();
  const good = (await liveVersions()).areas['search'] as string;
  const { version } = await publishChanged('search', { 'src/pages/home/view.tsx': (source) => source.replace('Find the place', 'A place that will vanish') });
  await json(ops('promote', 'search', version, '--json'));
  const folder = (name: string): string => join(dataFolder, 'releases', 'search', name);
  const hide = (name: string): void => renameSync(folder(name), `${folder(name)}.gone`);
  const bring = (name: string): void => { if (existsSync(`${folder(name)}.gone`)) renameSync(`${folder(name)}.gone`, folder(name)); };
  try {
    hide(version);
    expect((await request.get(results)).status()).toBe(200);
    await page.goto(results);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectTheRest(page, listing);

    hide(good);
    const answer = await request.get('/for-rent/brunswick-vic-3056/real-estate');
    expect([200, 503]).toContain(answer.status());
    expect(await answer.text()).toContain('<header');
    await expectTheRest(page, listing);
  } finally {
    bring(version);
    bring(good);
    await json(ops('rollback', 'search', '--json'));
  }
  expect((await fetch(`${site}${results}`)).status).toBe(200);
});
