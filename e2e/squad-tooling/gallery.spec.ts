import { expect, test, type Browser } from '../test.ts';
import { rulesOfColour, findViolations } from '../axe.ts';
import { buildGallery, openStage, showStory } from '../gallery.ts';

// Every rule on a hundred stories: under half a minute on an idle machine, longer on a busy one.
test.describe.configure({ timeout: 600_000 });

const schemes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: rulesOfColour },
] as const;

/**
 * Checks every story: all rules in the light scheme, those of colour in the dark one, and that nothing is too wide.
 * @returns what is wrong
 */
async function checkStories(browser: Browser, stories: readonly string[], width: number): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  await openStage(page, stories[0] ?? '');
  for (const story of stories) {
    await showStory(page, story);
    for (const { colorScheme, rules } of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const problem of await findViolations(page, '#storybook-root', rules))
        found.push(`${story} at ${width}, ${colorScheme}: ${problem}`);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${story} is ${wide} pixels wide on a screen of ${width}`);
  }
  await page.close();
  return found;
}

test('[A11Y-09] no component in the gallery has an accessibility violation in any state, in light or dark, at two widths', async ({
  browser,
}) => {
  const stories = await buildGallery();
  expect(stories.length).toBeGreaterThan(90);
  // One page for each width: the rules run in the browser, and each page has a process of its own.
  const found = await Promise.all([390, 1440].map((width) => checkStories(browser, stories, width)));
  expect(found.flat()).toEqual([]);
});
