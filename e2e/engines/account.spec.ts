import { eachEngine, expect, fillSignIn, signIn, test } from './journey.ts';
import { button, field, targetInside, link, statusMessage } from './target.ts';

const header = { css: 'header' };

eachEngine((engine) => {
  test(`[MEMB-01, SHELL-28, SHELL-34] ${engine}: a member signs in with a password, is recognised after a reload, and signs out`, async ({
    tab,
  }) => {
    await tab.goto('/questions');
    await tab.click(targetInside(header, link('Sign in')));
    await fillSignIn(tab, 'member');
    await tab.untilPath(/^\/questions$/);
    await tab.reload();
    const pages = { css: 'header [aria-label$="your pages"]' };
    await tab.click(pages);
    await tab.click(targetInside(header, button('Sign out')));
    await tab.see(targetInside(header, link('Sign in')));
    await tab.seeNone(pages);
    await tab.see({ css: 'main h1' });
    expect(await tab.problems()).toEqual([]);
  });

  test(`[MEMB-11, SHELL-34] ${engine}: a member changes a setting of the account, which is stored`, async ({ tab }) => {
    await signIn(tab, 'admin', '/account');
    await tab.untilPath(/^\/account$/);
    const words = `Looks at verandahs in ${engine}, number ${Date.now()}.`;
    await tab.fill(field(/^About you/), words);
    await tab.click(button('Save profile'));
    await tab.see(statusMessage(/saved/i));
    await tab.reload();
    await tab.seeValue(field(/^About you/), words);
    expect(await tab.problems()).toEqual([]);
  });
});
