import polyline from '@mapbox/polyline';
import { expect, test, type Page } from '@playwright/test';
import { around, degreesAt, expectFilled, mapOf, middleOf, press, whereShown, type Spot } from '../map-on-screen.ts';
import { mapScreens } from '../screens.ts';

// A map draws slowly on a busy machine without a graphics card, and has nine times the pixels at ratio 3.
test.describe.configure({ timeout: 90_000 });

const view = { latitude: -37.823, longitude: 144.998, zoom: 14 };
const results =
  `/for-sale/richmond-vic-3121/real-estate?context=map&lat=${view.latitude}&lng=${view.longitude}` +
  `&zoom=${view.zoom}&bounds=-37.85,144.96,-37.80,145.03`;

/** Opens the map of the results, beside the list or over it, and waits for its markers. */
async function openResults(page: Page): Promise<void> {
  await page.goto(results);
  const over = page.getByRole('button', { name: 'Map', exact: true });
  await expect(over.or(mapOf(page))).toBeVisible();
  if (await over.isVisible()) await over.click();
  await expect(page.getByRole('button', { name: /^List [1-9][\d,]* in view$/ })).toBeVisible();
}

for (const [name, screen] of Object.entries(mapScreens))
  test.describe(`at ${name}`, () => {
    test.use(screen);

    test('[MAP-01, MAP-02] the map of results fills its box, and a press meets the marker that the screen shows there', async ({
      page,
    }) => {
      await openResults(page);
      expect(await page.evaluate(() => window.devicePixelRatio)).toBe(screen.deviceScaleFactor);
      const map = mapOf(page);
      await expectFilled(map);
      await page.getByRole('button', { name: /in view$/ }).click();
      const panel = page.locator('aside ul').filter({ has: page.getByRole('link') });
      const box = await map.boundingBox();
      if (!box) throw new Error('The map has no box.');
      // On a phone the list covers nearly all of the map: it is there, but lets through what lies below it.
      await page.getByRole('complementary', { name: 'Map of the results' }).evaluate((aside) => {
        for (const over of aside.querySelectorAll<HTMLElement>('button, label, ul'))
          if (!over.closest('[role=application]')) {
            const part = over instanceof HTMLUListElement ? over.parentElement : (over.closest('label') ?? over);
            part?.style.setProperty('opacity', '0');
            if (over instanceof HTMLUListElement) part?.style.setProperty('pointer-events', 'none');
          }
      });
      const pressable = ({ x, y }: Spot): Promise<boolean> =>
        map.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), { x, y });
      const homes = panel.getByRole('link');
      let met: Spot | undefined;
      let href: string | null = null;
      for (let index = 0; !met && index < (await homes.count()); index += 1) {
        await homes.nth(index).focus();
        href = await homes.nth(index).getAttribute('href');
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        // A marker that is pointed at is a pin in the colour of text.
        const shown = await whereShown(page, '--v-text', box, 14);
        if (shown.count > 0 && (await pressable(shown.at))) met = shown.at;
      }
      if (!met) throw new Error('No marker that is pointed at was shown.');
      await page.getByRole('button', { name: 'Hide the list of markers' }).click();
      await press(page, met, 'finger');
      const chosen = page.getByRole('region', { name: 'Homes chosen on the map' });
      await expect(chosen.locator(`a[href="${href}"]`).first()).toBeVisible();
    });

    test('[MAP-03] a corner drawn by mouse or by finger is shown, and searched, where it was drawn', async ({
      page,
    }) => {
      await openResults(page);
      const map = mapOf(page);
      await page.getByRole('button', { name: 'Draw area' }).click();
      await expect(page.getByRole('group', { name: 'Draw an area' })).toBeVisible();
      const middle = await middleOf(map);
      const corners = [
        [-110, -20],
        [110, -20],
        [110, 70],
        [-110, 70],
      ] as const;
      for (const [index, [right, down]] of corners.entries()) {
        const at = { x: middle.x + right, y: middle.y + down };
        await press(page, at, index % 2 === 0 ? 'mouse' : 'finger');
        // The ring around the corner, with nothing else of its colour near but lines that lead to it.
        const { x, y } = at;
        await expect
          .poll(async () => (await whereShown(page, '--v-raised', around({ x, y }, 2))).count)
          .toBeGreaterThan(4);
        await expect
          .poll(async () => (await whereShown(page, '--v-accent', around({ x, y }, 9))).count)
          .toBeGreaterThan(20);
      }
      await page.getByRole('button', { name: 'Finish' }).click();
      await expect(page).toHaveURL(/context=draw&shape=/);
      const drawn = polyline.decode(new URL(page.url()).searchParams.get('shape') ?? '');
      // Half a CSS pixel, in degrees.
      const least = degreesAt(view, 0.5, 0).longitude - view.longitude;
      for (const [right, down] of corners) {
        const { latitude, longitude } = degreesAt(view, right, down);
        expect(
          drawn.some(([lat, lng]) => Math.hypot(lat - latitude, lng - longitude) < least * 2),
          `${right}, ${down}: ${latitude}, ${longitude} of ${JSON.stringify(drawn)}`,
        ).toBe(true);
      }
      await expectFilled(map);
    });

    test('[MAP-01] the maps of a listing and of a place fill their boxes and show their place in the middle', async ({
      page,
    }) => {
      await page.goto('/for-sale/richmond-vic-3121/real-estate');
      const home = page
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
        .and(page.locator(':not([aria-label^="Address available on request"])'))
        .first();
      await page.goto((await home.getAttribute('href')) ?? '');
      await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
      const ask = page.getByRole('button', { name: 'Show the map' });
      const map = mapOf(page);
      await expect(ask.or(map)).toBeVisible();
      await map.scrollIntoViewIfNeeded();
      await expectFilled(map);
      const middle = await middleOf(map);
      await expect
        .poll(async () => {
          const { count, at } = await whereShown(page, '--v-accent', around(middle, 40));
          return count > 100 ? Math.round(Math.hypot(at.x - middle.x, at.y - middle.y)) : Infinity;
        })
        .toBeLessThanOrEqual(1);

      await page.goto('/location/richmond-vic-3121');
      await page.getByRole('button', { name: /^Open the map/ }).click();
      await expect(mapOf(page)).toBeVisible();
      await expectFilled(mapOf(page));
    });
  });
