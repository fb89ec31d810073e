import { expect, test, type APIRequestContext, type Page, type Request } from '../test.ts';
import { untilHydrated } from '../hydration.ts';

/** The most of a page that may move by itself while it loads, as browsers count it. */
const most = 0.02;

/** The first link in a page's main part whose address starts with `start`. */
async function firstLink(request: APIRequestContext, page: string, start: string): Promise<string> {
  return new RegExp(`<main.*?href="(${start}[^"#?]+)"`, 's').exec(await (await request.get(page)).text())?.[1] ?? '';
}

interface Moved {
  readonly sum: number;
  readonly what: readonly string[];
  /** What moved in the list of results. */
  readonly listed: readonly string[];
}

/** Measures in each page that is loaded from now on what moves by itself. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = { sum: 0, what: [] as string[], listed: [] as string[] };
    (globalThis as unknown as { moved: typeof moved }).moved = moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        moved.sum += entry.value;
        for (const { node } of entry.sources) {
          const text = `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`;
          moved.what.push(text);
          if (document.getElementById('results')?.contains(node)) moved.listed.push(text);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Requests of a page that have no complete response yet, from now on. */
function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Waits until a page is hydrated and has nothing left to do: all that it has requested has arrived and been painted,
 * and the browser is idle, so that no arrival leads to another request.
 */
async function untilComplete(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await untilHydrated(page);
  const whenIdle = async (): Promise<number> => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    return pending.size;
  };
  await expect.poll(whenIdle).toBe(0);
}

const movedOn = (page: Page): Promise<Moved> => page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved);

test(
  'on a phone a page has no layout shift while it loads and hydrates',
  { tag: '@phone' },
  async ({ page, request }) => {
    const results = '/for-sale/richmond-vic-3121/real-estate';
    const [listing, agent] = await Promise.all([
      firstLink(request, results, '/property/'),
      firstLink(request, '/agent-finder', '/agent/'),
    ]);
    expect([listing, agent]).not.toContain('');
    await watchShifts(page);
    const pending = pendingRequests(page);
    for (const address of [
      '/',
      results,
      listing,
      agent,
      '/location/richmond-vic-3121',
      '/location/richmond-vic-3121/reviews',
      '/find-suburb',
      '/agent-finder',
      '/questions',
    ]) {
      await page.goto(address);
      await untilComplete(page, pending);
      const moved = await movedOn(page);
      expect(moved.sum, `${address}: ${moved.what.join(', ')}`).toBeLessThanOrEqual(most);
    }
  },
);

test(
  '[SRCH-47] a reload of results with hidden, viewed and saved homes shifts nothing',
  { tag: ['@phone', '@laptop'] },
  async ({ page }) => {
    await watchShifts(page);
    const pending = pendingRequests(page);
    await page.goto('/for-sale/melbourne-vic-3000/real-estate');
    await untilHydrated(page);
    const cards = page.getByRole('article');
    const hide = page.getByRole('button', { name: /^Hide / }).first();
    for (const hidden of [1, 2]) {
      await hide.click();
      await expect(page.getByRole('button', { name: `Hidden homes (${hidden})` })).toBeAttached();
    }
    await cards
      .nth(1)
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(cards.nth(1).getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true');
    await cards.first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(cards.first().getByText('Viewed', { exact: true })).toBeVisible();
    const names = await cards.getByRole('heading').allInnerTexts();

    // The server's page is painted before any script of ours can change it.
    await page.route(/\/r\/host\/[^/]+\/web\/js\/shell\.[^/]*$/, async (route) => {
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Hidden homes (2)' })).toBeAttached();
    // Homes that take the place of hidden ones are loaded after hydration.
    await expect.poll(() => cards.getByRole('heading').allInnerTexts()).toEqual(names);
    await untilComplete(page, pending);
    expect((await movedOn(page)).listed).toEqual([]);
  },
);

test('[SHELL-01] header, content and footer begin at one line, however wide the window is', async ({ page }) => {
  for (const path of ['/', '/location/richmond-vic-3121', '/agent-finder', '/questions', '/blog', '/compare']) {
    await page.goto(path);
    for (const width of [390, 768, 1240, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [brand, content, footer] = await Promise.all(
        ['header a[href="/"]', 'main h1', 'footer p'].map((part) =>
          page
            .locator(part)
            .first()
            .evaluate((element) => Math.round(element.getBoundingClientRect().left)),
        ),
      );
      expect({ brand, footer }, `${path} at ${width}`).toEqual({ brand: content, footer: content });
    }
  }
});
