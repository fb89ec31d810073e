import { eachEngine, expect, signIn, test } from './journey.ts';
import { button, resultCard, cardLink, field, heading, targetInside, link, option, statusMessage } from './target.ts';

// What no engine may fail at: `npm test` makes these after every change, and the other journeys here with `--full`.

const richmond = '/for-sale/richmond-vic-3121/real-estate';
const melbourne = '/for-sale/melbourne-vic-3000/real-estate';
const place = { css: '[role="combobox"]' };

eachEngine((engine) => {
  test.describe(() => {
    test.use({ device: 'phone' });

    test(`[SRCH-21, LIST-04, SHELL-28, SHELL-34] ${engine}: from home to a listing without a reload, and a sent enquiry`, async ({
      tab,
    }) => {
      await tab.goto('/');
      await tab.mark();
      await tab.fill(place, 'richmond vic');
      await tab.click(option(/^Richmond, VIC 3121/));
      await tab.untilPath(/^\/for-sale\/richmond-vic-3121\/real-estate$/);
      const { href } = await tab.see(cardLink());
      await tab.click(cardLink());
      await tab.untilPath(new RegExp(`^${href}$`));
      await tab.see({ css: '#area-listing h1' });
      const form = { css: '#enquiry form' };
      await tab.fill(targetInside(form, field(/name/i)), 'Ada Visitor');
      await tab.fill(targetInside(form, field(/e-?mail/i)), `ada-${Date.now().toString(36)}@visitor.example`);
      await tab.fill(targetInside(form, field(/message/i)), 'Is the verandah original?');
      await tab.check(targetInside(form, field(/^Pass my details/)));
      await tab.click(targetInside(form, button(/^Send/)));
      await tab.seeFocused(heading('Your enquiry has been received'));
      expect(await tab.isMarked()).toBe(true);
      expect(await tab.problems()).toEqual([]);
    });

    test(`[SRCH-21, SHELL-28, SHELL-34] ${engine}: back and forward restore the scroll position; a new page focuses its heading`, async ({
      tab,
    }) => {
      await tab.goto(richmond);
      await tab.mark();
      await tab.placeOf(cardLink(4));
      const scrolled = await tab.evaluate(() => scrollY);
      expect(scrolled).toBeGreaterThan(300);
      await tab.click(cardLink(4));
      await tab.untilPath(/^\/property\//);
      await tab.seeFocused({ css: '#area-listing h1' });
      expect(await tab.evaluate(() => scrollY)).toBeLessThan(10);
      const listing = await tab.path();
      await tab.back();
      await tab.untilPath(new RegExp(`^${richmond}$`));
      await tab.see(resultCard(4));
      await expect.poll(() => tab.evaluate(() => scrollY)).toBe(scrolled);
      await tab.forward();
      await tab.untilPath(new RegExp(`^${listing}$`));
      await tab.see({ css: '#area-listing h1' });
      expect(await tab.isMarked()).toBe(true);
      expect(await tab.problems()).toEqual([]);
    });
  });

  test(`[COLL-07, SHELL-28, SHELL-34] ${engine}: a member’s heart saves into a collection, which shows the home; Undo works`, async ({
    tab,
  }) => {
    await signIn(tab, 'member', melbourne);
    await tab.untilPath(new RegExp(`^${melbourne}$`));
    // Of the homes that no journey has saved yet.
    const free = {
      ...targetInside({ css: '#results' }, button(/^Save /)),
      css: '#results button[aria-pressed="false"]',
    };
    const { name } = await tab.see(free);
    const own = targetInside({ css: '#results' }, button(name));
    await tab.click(free);
    await tab.seeAttribute(own, 'aria-pressed', 'true');
    const saved = await tab.see({ ...statusMessage(/Saved to/), css: '[data-fragment="member save"] [role="status"]' });
    const collection = /Saved to (.+?)(?: ?Undo|$| ?Choose)/.exec(saved.text)?.[1]?.trim() ?? '';
    await tab.goto('/collections');
    await tab.click(targetInside({ css: 'main article' }, link(collection)));
    await tab.seeHeading(collection);
    await tab.see({ css: 'main article' });
    await tab.goto(melbourne);
    await tab.seeAttribute(own, 'aria-pressed', 'true');
    await tab.click(own);
    await tab.seeAttribute(own, 'aria-pressed', 'false');
    await tab.see({ ...statusMessage(/Removed from/), css: '[data-fragment="member save"] [role="status"]' });
    expect(await tab.problems()).toEqual([]);
  });
});
