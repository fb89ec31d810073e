import { openChangingProxy } from './changing-proxy.ts';
import { expect, takenOver, test } from './firefox.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';

test('[SHELL-02] Firefox: a visited page can be read with its scripts and styles while the network is down', async ({
  tab: { page },
}) => {
  const proxy = await openChangingProxy();
  await page.goto(proxy.address + results);
  await takenOver(page);
  const cachedPaths = (): Promise<string[]> =>
    page.evaluate(async () =>
      (await (await caches.open('verandah-kept-1-pages')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(cachedPaths, { timeout: 20_000 }).toEqual(expect.arrayContaining([results, '/offline']));
  await proxy.close();
  await page.reload();
  await takenOver(page);
  await expect
    .poll(() => page.$$eval('[role="status"]', (all) => all.map(({ textContent }) => textContent)))
    .toContainEqual(expect.stringMatching(/You’re seeing this page as it was on [A-Z][a-z]{2} \d/));
  expect(await page.$eval('header nav', (navigation) => getComputedStyle(navigation).display)).not.toBe('inline');
});
