import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../site.ts';
import { liveVersions } from '../live.ts';
import { eachEngine, expect, test } from './journey.ts';
import { button, dialog, field, link } from './target.ts';

eachEngine((engine) => {
  test(`[REL-04, REL-07, SHELL-34] ${engine}: operations sign in to the console, see releases, the preview dialog and history`, async ({
    tab,
  }) => {
    await tab.load('/ops');
    await tab.fill(field('Your name'), `Ann Lee in ${engine}`);
    await tab.fill(field('Token'), readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim());
    await tab.click(button('Sign in with a token'));
    const live = (await liveVersions()).areas['search'] ?? '';
    await tab.see({ css: 'article', name: 'search', text: live });
    await tab.click(button(/^Preview …\s*search/));
    await tab.see(dialog());
    await tab.press('Escape');
    await tab.seeNone(dialog());
    await tab.seeFocused(button(/^Preview …\s*search/));
    await tab.click(link('History'));
    await tab.see({ css: '[aria-label="Entries, newest first"] li' });
    expect(await tab.problems()).toEqual([]);
  });
});
