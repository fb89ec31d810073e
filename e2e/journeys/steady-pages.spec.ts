import { expect, test, type APIRequestContext } from '@playwright/test';

/** The most of a page that may move by itself while it loads, as browsers count it. */
const most = 0.02;

/** The first link in a page's main part whose address starts with `start`. */
async function firstLink(request: APIRequestContext, page: string, start: string): Promise<string> {
  return new RegExp(`<main.*?href="(${start}[^"#?]+)"`, 's').exec(await (await request.get(page)).text())?.[1] ?? '';
}

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
    await page.addInitScript(() => {
      const moved = { sum: 0, what: [] as string[] };
      (globalThis as unknown as { moved: typeof moved }).moved = moved;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }[]) {
          if (entry.hadRecentInput) continue;
          moved.sum += entry.value;
          moved.what.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
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
      await page.goto(address, { waitUntil: 'networkidle' });
      const moved = await page.evaluate(
        () => (globalThis as unknown as { moved: { sum: number; what: string[] } }).moved,
      );
      expect(moved.sum, `${address}: ${moved.what.join(', ')}`).toBeLessThanOrEqual(most);
    }
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
