import type { Point } from './driver.ts';
import { eachEngine, expect, test } from './journey.ts';
import type { Tab } from './tab.ts';
import { button, resultCard, field, targetInside, type Target } from './target.ts';

const richmond = '/for-sale/richmond-vic-3121/real-estate';
const map: Target = { css: '[role="application"]', name: /^Map:/ };
const canvas = targetInside(map, { css: 'canvas' });

/** Number of listings in view according to the map. */
async function inView(tab: Tab): Promise<number> {
  const { text } = await tab.see(button(/in view$/));
  return Number(/([\d,]+) in view/.exec(text)?.[1]?.replaceAll(',', ''));
}

/** Waits until markers are drawn: pixels of the markers' own colours, which no map of the ground has. */
const untilDrawn = (tab: Tab): Promise<void> =>
  expect
    .poll(() =>
      tab.evaluate(() => {
        const colours = new Set<string>();
        for (const each of document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')) {
          if (each.width === 0 || each.height === 0) continue;
          const { data } = each.getContext('2d')?.getImageData(0, 0, each.width, each.height) ?? { data: [] };
          for (let at = 0; at < data.length; at += 4 * 97) colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
        }
        return colours.size;
      }),
    )
    .toBeGreaterThan(20);

/** Places on a circle around another one. */
const circle = ([x, y]: Point, radius: number, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (2 * Math.PI * step) / steps;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });

eachEngine((engine) => {
  test.describe(() => {
    test.use({ device: 'phone' });

    test(`[SRCH-16, MAP-07, SHELL-34] ${engine}: on a phone the map has markers, is moved, and its list follows`, async ({
      tab,
    }) => {
      await tab.goto(richmond);
      await tab.click(button('Map'));
      await tab.see(canvas);
      await expect.poll(() => inView(tab)).toBeGreaterThan(0);
      await untilDrawn(tab);
      const [x, y] = await tab.placeOf(map);
      await tab.drag([x, y], [x - 20, y - 10], [x - 60, y - 30], [x - 100, y - 50]);
      await tab.click(button('Search this area'));
      await tab.untilPath(/context=map.*bounds=/);
      await tab.seeNone(button('Search this area'));
      await expect.poll(() => inView(tab)).toBeGreaterThan(0);
      await tab.click(button('List'));
      await tab.see(resultCard());
      await tab.seeHeading(/Mapped Area/);
      expect(await tab.problems()).toEqual([]);
    });
  });

  test(`[SRCH-17, MAP-14, SHELL-34] ${engine}: an area is drawn on the map, searched, and cleared`, async ({ tab }) => {
    await tab.goto(richmond);
    await expect.poll(() => inView(tab)).toBeGreaterThan(0);
    await untilDrawn(tab);
    await tab.click(button('Draw area'));
    const tools = { css: '[role="group"], fieldset', name: 'Draw an area' };
    await tab.see(targetInside(tools, { css: '[role="status"], output', text: /Drag around an area/ }));
    await tab.drag(...circle(await tab.placeOf(map), 150, 40));
    await tab.untilPath(/context=draw&shape=/);
    await tab.seeHeading(/Drawn Area/);
    await expect.poll(() => inView(tab)).toBeGreaterThan(0);
    await tab.click(button('Clear area'));
    await tab.untilPath(new RegExp(`^${richmond}$`));
    await tab.see(button('Draw area'));
    await tab.see(field('Search as I move'));
    expect(await tab.problems()).toEqual([]);
  });
});
