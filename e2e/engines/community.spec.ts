import { eachEngine, expect, signIn, test } from './journey.ts';
import { button, field, link, targetInside } from './target.ts';

eachEngine((engine) => {
  test(`[QNA-01, QNA-02, SHELL-34] ${engine}: a member asks a question about a suburb, and it is answered`, async ({
    tab,
  }) => {
    // The same text is refused after a few times a day.
    const mark = `${engine} ${Date.now().toString(36)}`;
    const title = `Where do visitors park near the river in ${mark}?`;
    // Other journeys ask as the member, who may ask only so often in an hour.
    await signIn(tab, 'admin', '/questions/ask?location=richmond-vic-3121');
    await tab.seeValue(field('Suburb'), 'Richmond, VIC 3121');
    await tab.fill(field('Your question'), title);
    await tab.fill(field(/^Details/), `We visit at night only, with ${mark}.`);
    await tab.check(field('Transport and parking'));
    await tab.click(button('Post question'));
    await tab.seeHeading(title);
    const words = `Behind the library after six, says ${mark}.`;
    await tab.fill(field('What would you like to share?'), words);
    await tab.click(button('Post answer'));
    await tab.see({ css: 'article', name: /^Answer from/, text: words });
    await tab.seeValue(field('What would you like to share?'), '');
    await tab.goto('/questions?sort=newest');
    await tab.see(targetInside({ css: 'main' }, link(new RegExp(title.slice(0, -1)))));
    expect(await tab.problems()).toEqual([]);
  });
});
