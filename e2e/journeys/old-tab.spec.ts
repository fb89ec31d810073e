import { expect, test } from '../test.ts';
import { by, siteOperations } from '../faulty-area.ts';
import { watchConsole } from '../console.ts';
import { signUpPerson } from '../people.ts';
import { republishArea } from '../republished.ts';
import { untilHydrated } from '../hydration.ts';

const changing = ['search', 'community'] as const;
const mark = Math.random().toString(36).slice(2, 8);

test('[REL-04] a tab opened before works through ten promotions: navigates, opens lazy views, sends a form, no reload', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const live = new Map(
    (await siteOperations().status()).areas.map(({ area, live: version }) => [area, version as string]),
  );
  const first = (area: string): string => live.get(area) as string;
  const next = new Map<string, string>();
  for (const area of changing) next.set(area, await republishArea(area, first(area)));

  const { page } = await signUpPerson(browser, 'member');
  await page.goto('/for-rent/brunswick-vic-3056/real-estate');
  await untilHydrated(page);
  const problems = watchConsole(page);
  const loads: string[] = [];
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
    const version = /\/r\/((?:search|community)\/[\d.]+)\//.exec(request.url())?.[1];
    if (version) loaded.add(version);
  });
  let promotions = 0;
  const promoteBoth = async (): Promise<void> => {
    for (const area of changing) {
      const { live: now } = (await siteOperations().status()).areas.find((one) => one.area === area) as {
        live: string;
      };
      await siteOperations().promote(area, now === first(area) ? (next.get(area) as string) : first(area), by);
      promotions += 1;
    }
    // Shown again, as when a visitor comes back to it: it then checks the site's version.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
    });
  };
  try {
    await promoteBoth();
    // Another page of the same area.
    await page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page).toHaveURL(/\/for-sale\/brunswick/);
    await promoteBoth();
    // A lazy view.
    await page.getByRole('link', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await promoteBoth();
    // An area of which this tab has loaded nothing yet, two promotions behind.
    await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
    await expect(page.locator('#area-community').getByRole('heading', { level: 1 })).toBeVisible();
    await promoteBoth();
    await page.getByRole('main').getByRole('link', { name: /^Ask/ }).first().click();
    await page.getByLabel('Suburb').fill('Brunswick, VIC 3056');
    await page.getByLabel('Your question').fill(`Where is the quiet end of the street ${mark}?`);
    await promoteBoth();
    await page.getByRole('button', { name: 'Post question' }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(mark) })).toBeVisible();
    await page.goBack();
    await expect(page.locator('#area-community').getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    for (const area of changing) await siteOperations().rollback(area, first(area), by);
  }
  expect(promotions).toBe(10);
  // A busy machine may be too slow for prefetching areas that are not visited here.
  expect([loads, problems.filter((problem) => !problem.includes('took longer than'))]).toEqual([[], []]);
  // Every file is from the releases that the tab was opened with.
  expect([...loaded].toSorted()).toEqual(
    [
      ...new Set([
        `community/${first('community')}`,
        ...[...loaded].filter((one) => one === `search/${first('search')}`),
      ]),
    ].toSorted(),
  );
  await page.context().close();
});
