import polyline from '@mapbox/polyline';
import { expect, test, type Locator, type Page } from '../test.ts';
import { full } from '../breadth.ts';
import {
  boxAround,
  degreesAt,
  expectFilled,
  mapOf,
  middleOf,
  pressSpot,
  whereShown,
  type Spot,
} from '../map-on-screen.ts';
import { mapScreens, profiles, zoomBy } from '../screens.ts';

// A map renders slowly on a busy machine without a graphics card, and has nine times the pixels at ratio 3.
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
  await expect(page.getByRole('button', { name: /[1-9][\d,]* in view$/ })).toBeVisible();
}

/**
 * Presses the corners of an area, in CSS pixels from the map's middle, and checks that each is shown where it was
 * pressed.
 */
async function drawCorners(
  page: Page,
  map: Locator,
  corners: readonly (readonly [right: number, down: number])[],
  by: (index: number) => 'mouse' | 'finger',
): Promise<void> {
  await page.getByRole('button', { name: 'Draw area' }).click();
  await expect(page.getByRole('group', { name: 'Draw an area' })).toBeVisible();
  const middle = await middleOf(map);
  for (const [index, [right, down]] of corners.entries()) {
    const at = { x: middle.x + right, y: middle.y + down };
    await pressSpot(page, at, by(index));
    // The ring around the corner; nothing else nearby has its colour except lines that lead to it.
    await expect.poll(async () => (await whereShown(page, '--v-raised', boxAround(at, 2))).count).toBeGreaterThan(4);
    await expect.poll(async () => (await whereShown(page, '--v-accent', boxAround(at, 9))).count).toBeGreaterThan(20);
  }
}
const corners = [
  [-110, -20],
  [110, -20],
  [110, 70],
  [-110, 70],
] as const;

/** Points at listings in the list of markers until the map shows one of them where it can be pressed. */
async function shownMarker(page: Page, map: Locator): Promise<{ readonly at: Spot; readonly href: string }> {
  await page.getByRole('button', { name: /^List of markers/ }).click();
  const homes = page
    .locator('aside ul')
    .filter({ has: page.getByRole('link') })
    .getByRole('link');
  await expect(homes.first()).toBeVisible();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no box.');
  // On a phone the list covers nearly all of the map: it is there, but lets through what is below it.
  const uncover = (covered: boolean): Promise<void> =>
    page.getByRole('complementary', { name: 'Map of the results' }).evaluate((aside, again) => {
      for (const over of aside.querySelectorAll<HTMLElement>('button, label, ul')) {
        if (over.closest('[role=application]')) continue;
        const list = over instanceof HTMLUListElement;
        const { style } = (list ? over.parentElement : over.closest('label')) ?? over;
        style.opacity = again ? '' : '0';
        if (list) style.pointerEvents = again ? '' : 'none';
      }
    }, covered);
  await uncover(false);
  for (let index = 0; index < (await homes.count()); index += 1) {
    await homes.nth(index).focus();
    const href = (await homes.nth(index).getAttribute('href')) ?? '';
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    // A highlighted marker is a pin in the text colour.
    const { count, at } = await whereShown(page, '--v-text', box, 14);
    const pressable = await map.evaluate(
      (element, { x, y }) => Number.isFinite(x) && element.contains(document.elementFromPoint(x, y)),
      at,
    );
    if (count === 0 || !pressable) continue;
    await uncover(true);
    await page.getByRole('button', { name: 'Hide the list of markers' }).click();
    return { at, href };
  }
  throw new Error('No marker that is pointed at was shown.');
}

/** A ratio that is no whole number, and the most pixels under a finger, stand for the others. */
const usual: readonly string[] = ['ratio 1.25', 'ratio 3, a phone'];

for (const [name, screen] of Object.entries(mapScreens).filter(([each]) => full || usual.includes(each)))
  test.describe(`at ${name}`, () => {
    test.use(screen);

    test('[MAP-01, MAP-02, MAP-03] the map fills its box; a press hits the marker shown there; a corner is where it was drawn', async ({
      page,
    }) => {
      await openResults(page);
      expect(await page.evaluate(() => window.devicePixelRatio)).toBe(screen.deviceScaleFactor);
      const map = mapOf(page);
      await expectFilled(map);
      const { at, href } = await shownMarker(page, map);
      await pressSpot(page, at, 'finger');
      const chosen = page.getByRole('region', { name: 'Selected homes' });
      await expect(chosen.locator(`a[href="${href}"]`).first()).toBeVisible();
      await chosen.getByRole('button', { name: 'Close' }).click();
      await expect(chosen).toHaveCount(0);

      await drawCorners(page, map, corners, (index) => (index % 2 === 0 ? 'mouse' : 'finger'));
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

    test('[MAP-01] the maps of a listing and of a locality fill their boxes and show their location in the middle', async ({
      page,
      request,
    }) => {
      const list = await (await request.get('/for-sale/richmond-vic-3121/real-estate')).text();
      // A listing with a hidden address has no map.
      const home = [...list.matchAll(/<a\b[^>]*href="(\/property\/[^"]+)"[^>]*>/g)].find(
        ([link]) => !link.includes('Address available on request'),
      )?.[1];
      await page.goto(home ?? '');
      await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
      const showMap = page.getByRole('button', { name: 'Show the map' });
      const map = mapOf(page);
      await expect(showMap.or(map)).toBeVisible();
      await map.scrollIntoViewIfNeeded();
      await expectFilled(map);
      const middle = await middleOf(map);
      await expect
        .poll(async () => {
          const { count, at } = await whereShown(page, '--v-accent', boxAround(middle, 40));
          return count > 100 ? Math.round(Math.hypot(at.x - middle.x, at.y - middle.y)) : Infinity;
        })
        .toBeLessThanOrEqual(1);

      await page.goto('/location/richmond-vic-3121');
      await page.getByRole('button', { name: /^Open map/ }).click();
      await expect(mapOf(page)).toBeVisible();
      await expectFilled(mapOf(page));
    });
  });

test('[MAP-01] page styles that limit canvases leave the map intact', { tag: '@laptop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const hostile = new CSSStyleSheet();
    hostile.replaceSync(
      'canvas { max-width: 100% !important; width: 50%; height: auto; padding: 1px; border: 1px solid }',
    );
    document.adoptedStyleSheets = [hostile];
  });
  await openResults(page);
  const own = await page.evaluate(() => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    const { maxWidth, paddingTop } = getComputedStyle(canvas);
    canvas.remove();
    return { maxWidth, paddingTop };
  });
  expect(own).toEqual({ maxWidth: '100%', paddingTop: '1px' });
  await expectFilled(mapOf(page));
  await drawCorners(page, mapOf(page), corners, () => 'mouse');
});

test('[MAP-01] a map follows a pixel ratio that changes while it is shown', { tag: '@laptop' }, async ({ page }) => {
  await openResults(page);
  await expectFilled(mapOf(page));
  for (const zoom of [0.5, 0.8, 1.25]) {
    await zoomBy(page, profiles.laptop, zoom);
    await expect
      .poll(() => page.evaluate(() => window.devicePixelRatio))
      .toBeCloseTo(profiles.laptop.deviceScaleFactor * zoom);
    await expectFilled(mapOf(page));
  }
});
