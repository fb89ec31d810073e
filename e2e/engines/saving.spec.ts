import { eachEngine, expect, signIn, test } from './journey.ts';
import { button, card, cardLink, dialog, inside, link, status } from './target.ts';

const melbourne = '/for-sale/melbourne-vic-3000/real-estate';
const rent = '/for-rent/melbourne-vic-3000/real-estate';
const heart = (at: number) => inside(card(at), button(/^Save /));

eachEngine((engine) => {
  test.describe(() => {
    test.use({ device: 'phone' });

    test(`[SRCH-39, SHELL-28, SHELL-34] ${engine}: a home saved signed-out is on this device, after a reload too`, async ({
      tab,
    }) => {
      await tab.goto(melbourne);
      const { href } = await tab.see(cardLink(1));
      await tab.click(heart(1));
      await tab.seeAttribute(heart(1), 'aria-pressed', 'true');
      await tab.reload();
      await tab.seeAttribute(heart(1), 'aria-pressed', 'true');
      await tab.goto('/collections');
      await tab.see({ css: `main article a[href="${href}"]` });
      expect(await tab.problems()).toEqual([]);
    });
  });

  test(`[COLL-07, SHELL-28, SHELL-34] ${engine}: a member’s heart saves into a collection, which shows the home; Undo takes it out`, async ({
    tab,
  }) => {
    await signIn(tab, 'member', melbourne);
    await tab.untilPath(new RegExp(`^${melbourne}$`));
    // Of the homes that no journey has saved yet.
    const free = { ...inside({ css: '#results' }, button(/^Save /)), css: '#results button[aria-pressed="false"]' };
    const { name } = await tab.see(free);
    const own = inside({ css: '#results' }, button(name));
    await tab.click(free);
    await tab.seeAttribute(own, 'aria-pressed', 'true');
    const saved = await tab.see({ ...status(/Saved to/), css: '[data-fragment="member save"] [role="status"]' });
    const collection = /Saved to (.+?)(?: ?Undo|$| ?Choose)/.exec(saved.text)?.[1]?.trim() ?? '';
    await tab.goto('/collections');
    await tab.click(inside({ css: 'main article' }, link(collection)));
    await tab.seeHeading(collection);
    await tab.see({ css: 'main article' });
    await tab.goto(melbourne);
    await tab.seeAttribute(own, 'aria-pressed', 'true');
    await tab.click(own);
    await tab.seeAttribute(own, 'aria-pressed', 'false');
    await tab.see({ ...status(/Removed from/), css: '[data-fragment="member save"] [role="status"]' });
    expect(await tab.problems()).toEqual([]);
  });

  test(`[ALRT-01, ALRT-03, SRCH-22, SHELL-34] ${engine}: a member creates an alert from results, sees it among the alerts and deletes it`, async ({
    tab,
  }) => {
    await signIn(tab, 'agent', rent);
    await tab.untilPath(new RegExp(`^${rent}$`));
    const { text: name } = await tab.seeHeading(/Melbourne/);
    const alert = { css: 'main article', name };
    const deleteIt = async (): Promise<void> => {
      await tab.click(inside(alert, button(/^Delete/)));
      await tab.click(inside(dialog(), button('Delete alert')));
      await tab.seeNone(alert);
    };
    // What an attempt before this one may have left.
    await tab.goto('/alerts');
    if ((await tab.count(alert)) > 0) await deleteIt();
    await tab.goto(rent);
    await tab.click(link('Create alert'));
    await tab.see({ css: 'body', text: `Alert created: ${name}.` });
    await tab.goto('/alerts');
    await tab.see(inside(alert, { css: `a[href="${rent}"]` }));
    await deleteIt();
    expect(await tab.problems()).toEqual([]);
  });
});
