import { expect, test, type Page } from '../test.ts';
import { inRollout } from '@verandah/releases';
import { homeHeading as before, republishHome } from '../changed-home.ts';
import { readJson, runOps } from '../command.ts';
import { site } from '../site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Navigates from the home page to results without a page load; returns the versions of the area it loads. */
async function moveAbout(page: Page): Promise<Set<string>> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const version = /\/r\/search\/([\d.]+)\//.exec(request.url())?.[1];
    if (version) loaded.add(version);
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(page).toHaveURL(/\/for-sale/);
  await expect(heading(page)).toContainText('Melbourne');
  return loaded;
}

test('[REL-05] a preview link shows a release to one browser, through every navigation, and can be left; a rollout is sticky', async ({
  browser,
  page,
}) => {
  const after = 'A porch for everyone';
  const version = await republishHome(after);
  const { link } = await readJson<{ link: string }>(runOps('preview', 'search', version, '--expires', '5m', '--json'));
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  await page.goto(new URL(link).pathname);
  await expect(heading(page)).toContainText(after);
  await expect(page.getByText(`search ${version}`)).toBeVisible();
  expect([...(await moveAbout(page))]).toEqual([version]);
  await page.getByRole('button', { name: 'Leave preview' }).click();
  await expect(heading(page)).toContainText(before);
  await expect(page.getByText('You’re viewing a preview')).toHaveCount(0);

  const { live } = await readJson<{ live: string }>(runOps('rollout', 'search', version, '--percent', '50', '--json'));
  try {
    for (const [inside, shown, its] of [
      [true, after, version],
      [false, before, live],
    ] as const) {
      const seed =
        Array.from({ length: 100 }, (_, at) => String(at).padStart(5, '0')).find(
          (each) => inRollout(each, 'search', { version, percent: 50 }) === inside,
        ) ?? '';
      const context = await browser.newContext({ baseURL: site });
      await context.addCookies([{ name: 'visitor-bucket', value: seed, url: site }]);
      const visitor = await context.newPage();
      expect([...(await moveAbout(visitor))]).toEqual([its]);
      await visitor.goto('/');
      await expect(heading(visitor)).toContainText(shown);
      await context.close();
    }
  } finally {
    await readJson(runOps('rollout', 'search', version, '--percent', '0', '--json'));
  }
  expect(problems).toEqual([]);
});
