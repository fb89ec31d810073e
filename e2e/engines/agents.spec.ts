import { eachEngine, expect, test } from './journey.ts';
import { field, targetInside, link } from './target.ts';

eachEngine((engine) => {
  test(`[AGNT-01, AGNT-02, SHELL-34] ${engine}: a visitor finds agents of a suburb, sorts them and looks through an agent’s page`, async ({
    tab,
  }) => {
    await tab.goto('/agent-finder?location=richmond-vic-3121');
    await tab.seeHeading('Real estate agents in Richmond, VIC 3121');
    await tab.select(field('Sort by'), 'reviews');
    await tab.untilPath(/sort=reviews/);
    const first = { css: 'main article a[href^="/agent/"]' };
    const { href } = await tab.see(first);
    await tab.click(first);
    await tab.untilPath(new RegExp(`^${href}$`));
    await tab.see({ css: '#area-agents main h1, main h1' });
    const tabs = { css: 'nav', name: /^About / };
    for (const name of ['Listings', 'Reviews'] as const) {
      await tab.click(targetInside(tabs, link(new RegExp(`^${name}`))));
      await tab.untilPath(new RegExp(`^${href}/${name.toLowerCase()}$`));
      await tab.seeAttribute(targetInside(tabs, link(new RegExp(`^${name}`))), 'aria-current', 'page');
    }
    expect(await tab.problems()).toEqual([]);
  });
});
