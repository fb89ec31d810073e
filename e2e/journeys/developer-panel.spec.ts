import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';
import { liveVersions } from '../live.ts';
import { republishArea } from '../republished.ts';
import { dataFolder } from '../site.ts';

test('[REL-39] the developer panel shows what runs and why, switches to another release by keyboard, and back', async ({
  page,
}) => {
  const live = (await liveVersions()).areas['search'] as string;
  const next = await republishArea('search', live);
  const problems = watchConsole(page);
  await page.goto('/ops');
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Token').fill(readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim());
  await page.getByRole('button', { name: 'Sign in with a token' }).click();
  await expect(page.getByRole('article', { name: 'search', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#performance-hub');
  await untilHydrated(page);
  const panel = page.getByRole('complementary', { name: 'Developer panel' });
  await panel.getByRole('button', { name: 'Releases and bus' }).press('Enter');
  const card = (version: string) =>
    panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `search ${version}`, exact: true }) });
  await expect(card(live)).toContainText(/live.*\d+ files, \d+ KB, ready after \d+ ms/);
  await expect(panel.getByRole('listitem').filter({ hasText: 'session' })).toContainText('"signedIn":false');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await findViolations(page, '[data-performance-hub]')).toEqual([]);

  await card(live).getByRole('button', { name: 'Switch search …' }).press('Enter');
  await expect(panel.getByLabel('Release of search')).toBeFocused();
  await panel.getByLabel('Release of search').selectOption(next);
  await card(live).getByRole('button', { name: 'Show it here' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(`search ${next} until`);
  await panel.getByRole('button', { name: 'Releases and bus' }).press('Enter');
  await expect(card(next)).toContainText('preview, by a link');
  await panel.getByRole('button', { name: 'Leave all previews' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  // A busy machine may be too slow for the first page of a release that has not been rendered before.
  expect(problems.filter((problem) => !problem.includes('503'))).toEqual([]);
});

test('[REL-39] a page without a request for the panel loads nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) loaded.push(response.url());
  });
  await page.goto('/');
  await untilHydrated(page);
  await page.mouse.move(10, 10);
  const textsOf = () => Promise.all(loaded.map(async (url) => (await page.request.get(url)).text()));
  // The script that decides about the panel has run.
  await expect.poll(async () => (await textsOf()).some((text) => text.includes('#performance-hub'))).toBe(true);
  const texts = await textsOf();
  expect(texts.filter((text) => text.includes('Releases and bus'))).toEqual([]);
});
