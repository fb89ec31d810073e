import { request } from '@playwright/test';
import { full } from '../breadth.ts';
import { addressOf, pageKinds, standsForArea } from '../page-kinds.ts';
import { site } from '../site.ts';
import { engines } from './engines.ts';
import { eachEngine, expect, signIn, test } from './journey.ts';
import type { Tab } from './tab.ts';
import type { MonitoredRelease } from './observe-page.ts';

/** Forms, buttons and texts for use without script are replaced on purpose by what works with it. */
const replaced = 'form[method="post"], button[type="submit"], noscript, :has(> noscript)';
/** In every engine a list without a result and the head of an office's homes are rendered again once they run. */
const renderedAgain = /[?&]bathrooms=5&|\?q=zzzzqq$|^\/real-estate-agency\/[^/]+\/buy/;
/** Those of areas that everybody may see, one of each kind; without `--full` one or two of each area. */
const kinds = pageKinds
  .filter(
    ({ as, status, sameView, routes }) => as === undefined && status === undefined && !sameView && routes.length > 0,
  )
  .filter((kind) => full || standsForArea(kind));
const ofMembers = ['/collections', '/alerts', '/account', '/following/agents', '/notifications'].slice(0, full ? 5 : 2);

interface Loss {
  readonly remaining: number;
  readonly gone: readonly string[];
}

/** Elements of the server's HTML that are no longer in the page. */
const lossOf = (tab: Tab): Promise<Loss> =>
  tab.evaluate((forms) => {
    const { sent } = window as unknown as MonitoredRelease;
    const lost = sent.filter((element) => !element.isConnected && !element.closest(forms));
    return { remaining: sent.length - lost.length, gone: lost.map((element) => element.outerHTML.slice(0, 120)) };
  }, replaced);

eachEngine(
  (engine) => {
    test(`[SHELL-01, SHELL-28, SHELL-34] ${engine}: every kind of page is hydrated without a lost element, error or violation`, async ({
      tab,
    }) => {
      const requests = await request.newContext({ baseURL: site });
      const lost: Record<string, readonly string[]> = {};
      for (const kind of kinds) {
        const address = await addressOf(kind, requests);
        await tab.goto(address);
        const { remaining, gone } = await lossOf(tab);
        if (gone.length > 0 && !renderedAgain.test(address)) lost[address] = gone;
        expect.soft(remaining, address).toBeGreaterThan(40);
        expect.soft(await tab.refused(), address).toEqual([]);
      }
      expect.soft(lost).toEqual({});
      await requests.dispose();
      expect(await tab.problems()).toEqual([]);
    });

    test(`[SHELL-01, SHELL-28, SHELL-34] ${engine}: pages of a member are hydrated in the same way`, async ({
      tab,
    }) => {
      await signIn(tab, 'member');
      for (const address of ofMembers) {
        await tab.goto(address);
        const { remaining, gone } = await lossOf(tab);
        expect.soft(gone, address).toEqual([]);
        expect.soft(remaining, address).toBeGreaterThan(40);
      }
      expect(await tab.problems()).toEqual([]);
    });
  },
  full ? engines : undefined,
);
