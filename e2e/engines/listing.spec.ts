import { someListing } from '../live.ts';
import { eachEngine, expect, test } from './journey.ts';
import { targetInside, type Target } from './target.ts';

const viewer: Target = { css: 'dialog[open]', name: /^Photos of/ };
const counting = (text: RegExp): Target => ({ ...viewer, text });

eachEngine((engine) => {
  test.use({ device: 'phone' });

  test(`[LIST-09, A11Y-02, SHELL-34] ${engine}: a listing’s gallery opens, turns and closes by keyboard; focus returns`, async ({
    tab,
  }) => {
    await tab.goto(await someListing());
    const first = targetInside({ css: 'section, [role="region"]', name: /^Photos of/ }, { css: 'a[href]' });
    await tab.focus(first);
    await tab.press('Enter');
    await tab.see(counting(/1 of \d+/));
    await tab.press('ArrowRight');
    await tab.see(counting(/2 of \d+/));
    await expect
      .poll(() =>
        tab.evaluate(() => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')];
          return pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0);
        }),
      )
      .toBe(true);
    await tab.press('Escape');
    await tab.seeNone(viewer);
    await tab.seeFocused(first);
    expect(await tab.problems()).toEqual([]);
  });
});
