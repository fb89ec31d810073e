import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { eachEngine, expect, signIn, test } from './journey.ts';
import { button, dialog, field, targetInside, link, statusMessage } from './target.ts';

const edit = { css: 'form#edit' };

eachEngine((engine) => {
  test(`[PORT-01, LIST-09, SHELL-34] ${engine}: an agent creates a draft in the listing editor and adds a photograph`, async ({
    tab,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'verandah-photograph-'));
    const photograph = join(folder, 'front.png');
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9e7e' } })
      .png()
      .toFile(photograph);
    const street = `${engine} ${Date.now().toString(36)} Street`;
    await signIn(tab, 'agent', '/agent-portal/listings');
    await tab.untilPath(/^\/agent-portal\/listings$/);
    await tab.click(link('New listing'));
    await tab.seeHeading('New listing');
    await tab.fill(field('Suburb'), 'Abbotsford, VIC 3067');
    await tab.fill(field(/^Number/), '7');
    await tab.fill(field('Street'), street);
    await tab.click(button('Create draft'));
    await tab.seeHeading(`7 ${street}, Abbotsford`);
    await tab.fill(targetInside(edit, field(/^Headline/)), 'Made by hand');
    await tab.click(targetInside(edit, button('Save')));
    await tab.see(statusMessage(/Draft saved/));
    await tab.upload({ css: 'input[type="file"][multiple]' }, photograph);
    await tab.see(field(/^Description of photo 1/));
    await tab.fill(field(/^Description of photo 1/), 'The front');
    await tab.click(targetInside(edit, button('Save')));
    await tab.see(statusMessage(/Draft saved/));
    await tab.seeValue(field(/^Description of photo 1/), 'The front');
    rmSync(folder, { recursive: true, force: true });
    expect(await tab.problems()).toEqual([]);
  });

  test(`[SHELL-56, PORT-14, SHELL-34] ${engine}: leaving unsaved input opens a dialog first, by a link and by Back`, async ({
    tab,
  }) => {
    await signIn(tab, 'agent', '/agent-portal/listings');
    await tab.untilPath(/^\/agent-portal\/listings$/);
    await tab.click({ css: 'main a[href^="/agent-portal/listings/"]:not([href$="/new"])' });
    await tab.untilPath(/^\/agent-portal\/listings\/\d+/);
    // A script is quicker than a hand: a page that has just come takes the focus to its heading.
    await tab.seeFocused({ css: 'main h1' });
    const address = await tab.path();
    const headline = targetInside(edit, field(/^Headline/));
    const transactions = targetInside({ css: 'nav[aria-label="Agent portal"]' }, link('Transactions'));
    await tab.fill(headline, 'Not saved yet');
    await tab.click(transactions);
    await tab.click(targetInside(dialog('Leave without saving?'), button('Keep editing')));
    await tab.seeNone(dialog());
    await tab.seeValue(headline, 'Not saved yet');
    await tab.back();
    await tab.click(targetInside(dialog('Leave without saving?'), button('Keep editing')));
    await tab.seeNone(dialog());
    await tab.seeValue(headline, 'Not saved yet');
    expect(await tab.path()).toBe(address);
    await tab.click(transactions);
    await tab.click(targetInside(dialog('Leave without saving?'), button('Discard changes')));
    await tab.seeHeading('Transactions');
    expect(await tab.problems()).toEqual([]);
  });
});
