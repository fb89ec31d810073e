import { eachEngine, expect, test } from './journey.ts';
import type { Tab } from './tab.ts';
import { button, cardLink, dialog, field, targetInside, link, option } from './target.ts';

const richmond = '/for-sale/richmond-vic-3121/real-estate';
const melbourne = '/for-sale/melbourne-vic-3000/real-estate';
const place = { css: '[role="combobox"]' };

/** The number of homes that a list of results shows. */
async function total(tab: Tab): Promise<number> {
  const { text } = await tab.see({ css: '#results output', text: /\d home/ });
  return Number(/([\d,]+)\+? home/.exec(text)?.[1]?.replaceAll(',', ''));
}

eachEngine((engine) => {
  test.describe(() => {
    test.use({ device: 'phone' });

    test(`[SRCH-01, SRCH-03, URL-04, SHELL-34] ${engine}: the filter drawer counts homes; its choice is in address and chips`, async ({
      tab,
    }) => {
      await tab.goto(richmond);
      const all = await total(tab);
      await tab.click(link(/^Filters/));
      await tab.see(dialog());
      await tab.check(targetInside(dialog(), field(/^Apartment/)));
      await tab.click(targetInside(dialog(), button(/^Show [\d,]+ home/)));
      await tab.untilPath(/^\/for-sale\/richmond-vic-3121\/apartments$/);
      await tab.seeNone(dialog());
      await expect.poll(() => total(tab)).toBeLessThan(all);
      const chip = link(/^Remove.*[Aa]partment/);
      await tab.click(chip);
      await tab.untilPath(new RegExp(`^${richmond}$`));
      await expect.poll(() => total(tab)).toBe(all);
      expect(await tab.problems()).toEqual([]);
    });
  });

  test(`[SRCH-19, SHELL-34] ${engine}: a suburb is found by keyboard and by a press, a second beside it; both are removed`, async ({
    tab,
  }) => {
    await tab.goto('/');
    await tab.focus(place);
    await tab.type('richmnod');
    await tab.see(option(/^Richmond, VIC 3121/));
    await tab.press('ArrowDown');
    await tab.seeAttribute(place, 'aria-activedescendant', /.+/);
    await tab.press('Enter');
    await tab.untilPath(new RegExp(`^${richmond}$`));
    await tab.untilHydrated();
    await tab.focus(place);
    await tab.type('carlton vic');
    await tab.click(option(/^Carlton, VIC 3053/));
    await tab.untilPath(/richmond-vic-3121\/real-estate\?suburbs=carlton-vic-3053$/);
    await tab.see(link('Remove Carlton, VIC 3053'));
    await tab.focus(place);
    await tab.press('Backspace');
    await tab.untilPath(new RegExp(`^${richmond}$`));
    // Without a location there is nothing to search: the page stays until there is another one.
    await tab.click(link('Remove Richmond, VIC 3121'));
    await tab.seeNone(link('Remove Richmond, VIC 3121'));
    await tab.seeFocused(place);
    expect(await tab.problems()).toEqual([]);
  });

  test(`[SRCH-06, SRCH-07, SHELL-34] ${engine}: results are sorted, and their second page has other homes`, async ({
    tab,
  }) => {
    await tab.goto(melbourne);
    await tab.mark();
    const first = await tab.see(cardLink());
    // A script is quicker than a hand: on a busy machine a choice in the page's first moment was lost.
    await expect
      .poll(async () => {
        await tab.select(field('Sort by'), 'newest');
        return tab.path();
      })
      .toMatch(/sort=newest/);
    await expect.poll(async () => (await tab.see(cardLink())).href).not.toBe(first.href);
    const newest = await tab.see(cardLink());
    await tab.click(targetInside({ css: 'nav[aria-label*="ages"]' }, link(/2/)));
    await tab.untilPath(/page=2$/);
    await expect.poll(async () => (await tab.see(cardLink())).href).not.toBe(newest.href);
    await tab.back();
    await expect.poll(async () => (await tab.see(cardLink())).href).toBe(newest.href);
    expect(await tab.isMarked()).toBe(true);
    expect(await tab.problems()).toEqual([]);
  });

  test(`[SRCH-26, SRCH-25, SRCH-78, SHELL-34] ${engine}: homes are compared, and one is hidden until it is shown again`, async ({
    tab,
  }) => {
    await tab.goto(melbourne);
    const all = await total(tab);
    // Link, heart, Compare: then the next home.
    await tab.focus(cardLink());
    await tab.press('Tab', 'Tab', 'Tab');
    await tab.seeFocused(cardLink(1));
    for (const at of [0, 2]) await tab.check(field(/^Compare /, at));
    await tab.click(link('Compare 2 homes'));
    await tab.untilPath(/^\/compare\?homes=\d+,\d+$/);
    await tab.see({ css: 'table th[scope="col"]', at: 1 });
    await tab.back();
    await tab.click(button(/^Hide /));
    await tab.seeFocused(button('Undo hiding'));
    await expect.poll(() => total(tab)).toBe(all - 1);
    await tab.reload();
    await expect.poll(() => total(tab)).toBe(all - 1);
    await tab.click(button('Hidden homes (1)'));
    await tab.click(targetInside(dialog('Hidden homes'), button(/^Show again/)));
    await expect.poll(() => total(tab)).toBe(all);
    expect(await tab.problems()).toEqual([]);
  });
});
