import { openChangingProxy } from '../changing-proxy.ts';
import type { MonitoredRelease } from '../engines/observe-page.ts';
import { expect, takenOver, test } from './firefox.ts';

// What an escaping bug would allow an attacker to inject into a page.
const injected =
  '<script>window.injected = "script"</script><script src="data:text/javascript,window.injected=\'data\'"></script>' +
  '<img src="/no-such-picture" onerror="window.injected = \'handler\'"><a id="bait" href="javascript:void(window.injected = \'address\')">Bait</a><style>h1 { letter-spacing: 99px }</style>';

test('[SHELL-01] Firefox: nothing injected into a page’s HTML runs or styles it, no script evaluates text, and the page works', async ({
  tab: { page },
}) => {
  const proxy = await openChangingProxy();
  try {
    proxy.change((path, text) => (path === '/questions' ? text.replace('</body>', `${injected}</body>`) : text));
    await page.goto(`${proxy.address}/questions`);
    await takenOver(page);
    expect([...proxy.changed]).toEqual(['/questions']);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#bait')?.click());
    const refused = (): Promise<string[]> => page.evaluate(() => (window as unknown as MonitoredRelease).refused);
    for (const what of [
      /^script-src-elem: inline/,
      /^script-src-elem: data/,
      /^script-src-attr: inline/,
      /^style-src-elem: inline/,
    ]) {
      await expect.poll(refused).toContainEqual(expect.stringMatching(what));
    }
    const thrown = await page.evaluate(() => {
      const by = (act: () => unknown): string => {
        try {
          act();
          return 'nothing';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        markup: by(() => {
          document.createElement('div').innerHTML = '<img src=x onerror="window.injected = 1">';
        }),
        address: by(() => {
          document.createElement('script').src = '/x.js';
        }),
        text: by(() => {
          document.createElement('script').textContent = 'window.injected = 1';
        }),
        policy: by(() =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy('mine', {}),
        ),
      };
    });
    expect(thrown).toEqual({ markup: 'TypeError', address: 'TypeError', text: 'TypeError', policy: 'TypeError' });
    expect(await page.evaluate(() => (window as unknown as { injected?: string }).injected)).toBeUndefined();
    expect(await page.$eval('main h1', (heading) => getComputedStyle(heading).letterSpacing)).not.toContain('99');
    expect(await page.$eval('main h1', ({ textContent }) => textContent)).toMatch(/questions/i);
  } finally {
    await proxy.close();
  }
});
