import { test } from '../test.ts';
import { installedWebKit } from '../../tools/browser.ts';
import { someListing } from '../live.ts';
import { screens } from './driver.ts';
import { expect } from './journey.ts';
import { Tab } from './tab.ts';
import { button, cardLink, heading, targetInside, link } from './target.ts';
import { launchWebKit, type Deviation } from './webkit/webkit.ts';

const executable = installedWebKit();
const results = '/for-sale/richmond-vic-3121/real-estate';

test.skip(executable === undefined, 'There is no WebKit on this machine.');

/** A visit in a WebKit that is not as it comes. */
async function visit(deviation: Deviation, make: (tab: Tab) => Promise<void>): Promise<void> {
  const browser = await launchWebKit(executable ?? '', deviation);
  try {
    const tab = new Tab(await browser.open(screens.phone));
    try {
      await make(tab);
    } finally {
      await tab.close();
    }
  } finally {
    await browser.close();
  }
}

test('[SHELL-40, SHELL-34] WebKit: without popovers, as in Safari 16, the server’s pages stay, with a menu and links that work', async () => {
  await visit({ without: ['PopoverAttribute', 'TrustedTypes'] }, async (tab) => {
    await tab.load(results);
    await tab.see({ css: 'h1', text: 'Richmond' });
    await tab.see(targetInside({ css: 'header' }, link('Rent')));
    await tab.click(cardLink());
    await tab.untilPath(/^\/property\//);
    await tab.see({ css: '#area-listing[data-ssr] h1' });
    await tab.click(targetInside({ css: 'header' }, link('Agents')));
    await tab.untilPath(/^\/agent-finder/);
    await tab.see({ css: '#area-agents[data-ssr] h1' });
  });
});

test('[SHELL-28, SHELL-34] WebKit: without Trusted Types (Safari 17, 18) a page is hydrated and links need no page load', async () => {
  await visit({ without: ['TrustedTypes'] }, async (tab) => {
    await tab.goto(results);
    await tab.evaluate(() => {
      document.documentElement.dataset['stays'] = 'yes';
    });
    await tab.click(cardLink());
    await tab.untilPath(/^\/property\//);
    await tab.see({ css: '#area-listing h1' });
    await tab.seeAttribute({ css: 'html' }, 'data-stays', 'yes');
    await tab.back();
    await tab.see({ ...heading(), text: 'Richmond' });
    await tab.see(cardLink());
  });
});

test('[SHELL-29, SHELL-34] WebKit: text of twice the usual size fits a phone, and the menu can be opened', async () => {
  await visit({ font: 32 }, async (tab) => {
    for (const address of [
      '/',
      results,
      await someListing(),
      '/agent-finder',
      '/location/richmond-vic-3121',
      '/sign-up',
    ]) {
      await tab.goto(address);
      const [content, window] = await tab.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      expect(content, address).toBeLessThanOrEqual(window);
    }
    await tab.click(targetInside({ css: 'header' }, button('Menu')));
    await tab.see(targetInside({ css: 'header nav' }, link('Rent')));
  });
});
