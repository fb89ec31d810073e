import { eachEngine, expect, signIn, test } from './journey.ts';
import { button, resultCard, cardLink, dialog, targetInside, link } from './target.ts';

const melbourne = '/for-sale/melbourne-vic-3000/real-estate';
const rent = '/for-rent/melbourne-vic-3000/real-estate';
const heart = (at: number) => targetInside(resultCard(at), button(/^Save /));

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
      // The heart is full before what saves has been loaded.
      await tab.see({ css: 'body', text: 'Saved on this device.' });
      await tab.reload();
      await tab.seeAttribute(heart(1), 'aria-pressed', 'true');
      await tab.goto('/collections');
      await tab.see({ css: `main article a[href="${href}"]` });
      expect(await tab.problems()).toEqual([]);
    });
  });

  test(`[ALRT-01, ALRT-03, SRCH-22, SHELL-34] ${engine}: a member creates an alert from results, sees and deletes it`, async ({
    tab,
  }) => {
    await signIn(tab, 'agent', rent);
    await tab.untilPath(new RegExp(`^${rent}$`));
    const { text: name } = await tab.seeHeading(/Melbourne/);
    const alert = { css: 'main article', name };
    const deleteIt = async (): Promise<void> => {
      await tab.click(targetInside(alert, button(/^Delete/)));
      await tab.click(targetInside(dialog(), button('Delete alert')));
      await tab.seeNone(alert);
    };
    // What an attempt before this one may have left.
    await tab.goto('/alerts');
    if ((await tab.count(alert)) > 0) await deleteIt();
    await tab.goto(rent);
    await tab.click(link('Create alert'));
    await tab.see({ css: 'body', text: `Alert created: ${name}.` });
    await tab.goto('/alerts');
    await tab.see(targetInside(alert, { css: `a[href="${rent}"]` }));
    await deleteIt();
    expect(await tab.problems()).toEqual([]);
  });
});
