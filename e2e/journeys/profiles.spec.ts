import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '../test.ts';
import { signUpPerson } from '../people.ts';
import { profiles, type Profile } from '../screens.ts';

test(
  '[MAP-04] every page that a journey opens has the screen of its project',
  { tag: ['@desktop', '@laptop', '@phone'] },
  async ({ page, browser }, { project }) => {
    const screen = profiles[project.name as Profile];
    const seen = (of: Page) =>
      of.evaluate(() => ({
        ratio: window.devicePixelRatio,
        width: window.screen.width,
        touch: navigator.maxTouchPoints > 0,
      }));
    const wanted = { ratio: screen.deviceScaleFactor, width: screen.viewport.width, touch: screen.hasTouch };
    const context = await browser.newContext();
    const { page: signedIn, context: ofPerson } = await signUpPerson(browser, 'member');
    for (const each of [page, await context.newPage(), signedIn]) expect(await seen(each)).toEqual(wanted);
    await Promise.all([context.close(), ofPerson.close()]);
  },
);

/** The checkers check every page at ratio 2, whatever the project's screen. */
const atRatioOfTheirOwn = ['accessibility.spec.ts', 'markup.spec.ts'];

test('[MAP-04] only the checkers set a pixel ratio of their own', { tag: '@desktop' }, () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.spec.ts') && !atRatioOfTheirOwn.includes(name),
  );
  const own = files.filter((name) =>
    /\bdeviceScaleFactor:/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  );
  expect(own).toEqual([]);
});
