import { openChangingProxy } from '../changing-proxy.ts';
import { eachEngine, expect, test } from './journey.ts';
import { resultCard, statusMessage } from './target.ts';

const richmond = '/for-sale/richmond-vic-3121/real-estate';

eachEngine((engine) => {
  test(`[SHELL-02, SHELL-34] ${engine}: a visited page can be read with its scripts and styles while the network is down`, async ({
    open,
  }) => {
    const proxy = await openChangingProxy();
    const tab = await open(proxy.address);
    await tab.goto(richmond);
    const cachedPaths = (): Promise<string[]> =>
      tab.evaluate(async () => {
        const cache = await caches.open('verandah-kept-1-pages');
        return (await cache.keys()).map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(cachedPaths).toEqual(expect.arrayContaining([richmond, '/offline']));
    await proxy.close();
    await tab.reload();
    await tab.see(statusMessage(/You’re seeing this page as it was on [A-Z][a-z]{2} \d/));
    await tab.see(resultCard());
    expect(
      await tab.evaluate(() => getComputedStyle(document.querySelector('header nav') as Element).display),
    ).not.toBe('inline');
  });
});
