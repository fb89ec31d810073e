import { expect, test, type Page } from '../test.ts';

test.describe.configure({ timeout: 120_000 });

/** One page of each kind that visitors read most. */
const kinds = [
  '/',
  '/for-sale/richmond-vic-3121/real-estate',
  '/agent-finder',
  '/location/richmond-vic-3121',
  '/questions',
  '/blog',
];

async function pages(page: Page): Promise<readonly string[]> {
  // An inspection soon: its row has most to hold.
  await page.goto('/for-sale/richmond-vic-3121/real-estate?sort=nextInspection');
  const listing = (await page.locator('main article h2 a').first().getAttribute('href')) ?? '';
  await page.goto('/agent-finder');
  return [...kinds, listing, (await page.locator('main article a').first().getAttribute('href')) ?? ''];
}

const contrast = (page: Page) =>
  page.evaluate(() => {
    const light = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    const grounds = [document.body, document.documentElement].map((each) => getComputedStyle(each).backgroundColor);
    // Without a background of its own a page is on the browser's white.
    return {
      ground: light(grounds.find((each) => each !== 'rgba(0, 0, 0, 0)') ?? '255 255 255'),
      text: light(getComputedStyle(document.body).color),
    };
  });

test('[A11Y-05] reduced motion disables animation, and dark mode inverts background and text', async ({ page }) => {
  for (const address of await pages(page)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.goto(address);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((each) => {
          const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(each);
          const long = (durations: string) =>
            durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01);
          return (
            (animationName !== 'none' && long(animationDuration)) ||
            long(transitionDuration) ||
            scrollBehavior === 'smooth'
          );
        })
        .map((each) => `${each.tagName}.${String(each.className)}`)
        .slice(0, 3),
    );
    expect(moving, address).toEqual([]);
    const dark = await contrast(page);
    expect(dark.ground, address).toBeLessThan(dark.text);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await contrast(page);
    expect(light.ground, address).toBeGreaterThan(light.text);
  }
});

test('[A11Y-05] print has dark text on white and leaves out what is only for the screen, in dark mode too', async ({
  page,
}) => {
  for (const address of await pages(page)) {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('navigation').first()).toBeHidden();
    const { ground, text } = await contrast(page);
    expect(text, address).toBeLessThan(200);
    expect(ground, address).toBeGreaterThan(600);
  }
});

test('[A11Y-05] at 200% and 400% zoom everything is readable without horizontal scrolling', async ({ page }) => {
  const addresses = await pages(page);
  // Widths of a zoomed window of 1280 px.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 512 });
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${address} at ${width}`,
      ).toBe(0);
    }
  }
});

test('[A11Y-05] with forced colours every button shows its edge or its text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of await pages(page)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll('main button')]
        .filter((button) => {
          if (!button.checkVisibility() || button.textContent?.trim()) return false;
          const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0;
        })
        .map((button) => `${button.ariaLabel ?? ''} .${button.className}`)
        .slice(0, 3),
    );
    expect(lost, address).toEqual([]);
  }
});

test('[A11Y-05] with forced colours the current link of a list is distinguishable @desktop @phone', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  let compared = 0;
  for (const address of [...(await pages(page)), '/questions?kind=unanswered']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const { among, alike } = await page.evaluate(() => {
      const look = (link: Element): string => {
        const { outlineStyle, borderBottomColor, borderBottomStyle, backgroundColor } = getComputedStyle(link);
        return [outlineStyle, borderBottomStyle, borderBottomColor, backgroundColor].join();
      };
      const current = [...document.querySelectorAll('a[aria-current]')].filter((link) => link.checkVisibility());
      const same = current.filter((link) => {
        const others = [...(link.closest('ul, ol, nav')?.querySelectorAll('a:not([aria-current])') ?? [])];
        return others.some((other) => look(other) === look(link));
      });
      return { among: current.length, alike: same.map((link) => link.textContent) };
    });
    expect(alike, address).toEqual([]);
    compared += among;
  }
  expect(compared).toBeGreaterThan(3);
});

test('[A11Y-05] with forced colours the controls over a map have an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/for-sale/richmond-vic-3121/real-estate');
  const controls = [
    page.getByRole('button', { name: 'Zoom in', exact: true }),
    page.getByText('Search as I move'),
    page.getByRole('button', { name: /^List of markers/ }),
  ];
  for (const control of controls) {
    // Its own, or that of a box around it.
    const edges = control.locator('xpath=ancestor-or-self::*[position() <= 3]');
    await expect(control).toBeVisible();
    const widths = await edges.evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderInlineStartWidth));
    expect(widths, String(control)).toContain('1px');
  }
});
