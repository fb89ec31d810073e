import { eachEngine, expect, fillSignIn, test } from './journey.ts';
import { button, field, targetInside, link } from './target.ts';

const suburb = '/location/brunswick-vic-3056';

eachEngine((engine) => {
  test(`[LOC-03, LOC-05, SHELL-34] ${engine}: a visitor writes a suburb’s review, signs in, and it is published and deleted`, async ({
    tab,
  }) => {
    const words = 'Trams at both ends, a creek to walk along, and bakers who know your name.';
    await tab.goto(suburb);
    await tab.seeHeading(/Brunswick/);
    await tab.click(targetInside({ css: 'main' }, { css: `a[href^="${suburb}/reviews"]` }));
    await tab.untilPath(new RegExp(`^${suburb}/reviews`));
    await tab.goto(`${suburb}/reviews/new`);
    await tab.click(button('Publish review'));
    await tab.see({ css: 'main', text: /Choose a rating from 1 to 5 stars/ });
    await tab.check({ css: 'main input[name="relation"]' });
    await tab.check(field(/^4 stars/));
    await tab.fill(field(/^Your review/), words);
    await tab.click(button('Publish review'));
    await tab.untilPath(/^\/sign-in/);
    await fillSignIn(tab, 'admin');
    await tab.seeValue(field(/^Your review/), words);
    await tab.untilHydrated();
    await tab.click(button('Publish review'));
    await tab.untilPath(new RegExp(`^${suburb}/reviews$`));
    await tab.see({ css: 'main', text: words });
    await tab.goto(`${suburb}/reviews/new`);
    await tab.click(button('Delete your review'));
    await tab.click(button('Delete permanently'));
    // Not only begun: another engine's visitor is the same member.
    await tab.untilPath(new RegExp(`^${suburb}(?:/reviews)?$`));
    await expect.poll(async () => (await tab.see({ css: 'main' })).text).not.toContain(words);
    await tab.see(link(/./));
    expect(await tab.problems()).toEqual([]);
  });
});
