import { expect, test, type Page } from '../test.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';
import { followRequests } from '../../tools/bench/phone/refetched.ts';

/** Marks the document, so that a reload is detected, and counts every moment in which the main part is empty. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = window as unknown as { unbroken: boolean; flashes: number };
    state.unbroken = true;
    state.flashes = 0;
    const main = document.querySelector('main') as HTMLElement;
    const look = () => {
      if (main.innerText.trim().length < 40) state.flashes += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const movesOf = (page: Page) =>
  page.evaluate(() => {
    const state = window as unknown as { unbroken?: boolean; flashes?: number };
    return { unbroken: state.unbroken === true, flashes: state.flashes };
  });

test('[SRCH-21, SHELL-01] from search to a listing and back: no reload, no flash, the same scroll, a quiet console', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto('/for-sale/richmond-vic-3121/real-estate');
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilHydrated(page);
  await watchMoves(page);

  const card = page.getByRole('article').nth(4);
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const results = page.url();
  const title = await page.title();

  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.locator('#area-listing').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  expect(await movesOf(page)).toEqual({ unbroken: true, flashes: 0 });
  expect(problems).toEqual([]);
});

test('hydration preserves the server’s HTML on every kind of page', async ({ page, request }) => {
  const problems = watchConsole(page);
  const results = await (await request.get('/for-sale/richmond-vic-3121/real-estate')).text();
  const listing = /href="(\/property\/[^"]+)"/.exec(results)?.[1] as string;
  for (const address of ['/', '/for-rent/melbourne-vic-3000/apartments', '/sold-properties', listing]) {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('main h1');
        if (heading) (window as unknown as { sent: Element }).sent = heading;
      });
    });
    await page.goto(address);
    await untilHydrated(page);
    expect(
      await page.evaluate(() => document.querySelector('main h1') === (window as unknown as { sent: Element }).sent),
      address,
    ).toBe(true);
    await expect(page.locator('[data-ssr]'), address).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('[SHELL-103] from area to area and back nothing is fetched again, and a page being drawn is not laid out', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = followRequests(session);
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { waiting: string[] }).waiting = seen;
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches('[data-waiting]'))
          seen.push(`${target.id} ${getComputedStyle(target).contentVisibility}`);
    }).observe(document.body, { subtree: true, attributeFilter: ['data-waiting'] });
  });
  const steps = [
    ['main a[href^="/for-sale/"]', /^\/for-sale\//],
    ['article h2 a[href^="/property/"]', /^\/property\//],
    ['main a[href^="/agent/"]', /^\/agent\//],
  ] as const;
  const onPage = async (path: RegExp): Promise<void> => {
    await page.waitForURL(({ pathname }) => path.test(pathname));
    await expect(page.locator('main h1').filter({ visible: true })).toBeVisible();
  };
  for (const [link, path] of steps) {
    await page.locator(link).filter({ visible: true }).first().click();
    await onPage(path);
  }
  for (const path of [steps[1][1], steps[0][1], /^\/$/]) {
    await page.goBack();
    await onPage(path);
  }
  expect(requests.again()).toEqual([]);
  const waiting = await page.evaluate(() => (window as unknown as { waiting: readonly string[] }).waiting);
  expect(waiting).toContain('area-listing hidden');
  expect(waiting.filter((each) => !each.endsWith(' hidden'))).toEqual([]);
});
