import { expect, type Locator, type Page } from '@playwright/test';

/** A point on the page, in CSS pixels of the viewport. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The map of a page or of a part of it. */
export const mapOf = (page: Page | Locator): Locator => page.getByRole('application', { name: /^Map/ });

/** The middle of the map. */
export async function middleOf(map: Locator): Promise<Spot> {
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Checks that the rendering covers the map's box to the device pixel, that it is not stretched, and that it has a pixel
 * for each of the screen's.
 */
export async function expectFilled(map: Locator): Promise<void> {
  await expect(map.locator('canvas').first()).toBeVisible();
  await expect
    .poll(() =>
      map.evaluate((element) => {
        const ratio = window.devicePixelRatio;
        const box = element.getBoundingClientRect();
        // OpenLayers rounds a box to CSS pixels, and its rendering to device pixels.
        const near = (found: number, wanted: number): boolean => Math.abs(found - wanted) <= 1;
        return [...element.querySelectorAll('canvas')].flatMap((canvas) => {
          const drawn = canvas.getBoundingClientRect();
          const description = `${canvas.width} × ${canvas.height} pixels at ${drawn.width} × ${drawn.height} of a box of ${box.width} × ${box.height}, ratio ${ratio}`;
          return near(drawn.left * ratio, box.left * ratio) &&
            near(drawn.top * ratio, box.top * ratio) &&
            near(drawn.right * ratio, box.right * ratio) &&
            near(drawn.bottom * ratio, box.bottom * ratio) &&
            near(canvas.width, box.width * ratio) &&
            near(canvas.height, box.height * ratio)
            ? []
            : [description];
        });
      }),
    )
    .toEqual([]);
}

/** A token's colour as red, green and blue. */
async function colourOf(page: Page, token: string): Promise<readonly number[]> {
  return page.evaluate((name) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pen) return [];
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, token);
}

/**
 * Where the screen shows a token's colour within a map: the middle of its pixels, and how many there are. What is read
 * is the screen's own picture, not the canvas, which may be drawn elsewhere than it believes.
 * @param run CSS pixels that a line of the colour must be long to count, which leaves out text
 */
export async function whereShown(
  page: Page,
  token: string,
  within: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  run = 0,
): Promise<{ readonly count: number; readonly at: Spot }> {
  const picture = await page.screenshot({ clip: within, scale: 'device' });
  return page.evaluate(
    async ({ bytes, colour, within, run }) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
      );
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!pen) throw new Error('This browser draws nothing.');
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      const scale = within.width / bitmap.width;
      const is = (x: number, y: number): boolean =>
        x < bitmap.width &&
        colour.every((part, channel) => Math.abs(part - (data[(y * bitmap.width + x) * 4 + channel] ?? 0)) <= 2);
      let [left, right, top, bottom, count] = [Infinity, -Infinity, Infinity, -Infinity, 0];
      for (let y = 0; y < bitmap.height; y += 1)
        for (let x = 0; x < bitmap.width; x += 1) {
          if (!is(x, y)) continue;
          const from = x;
          while (is(x + 1, y)) x += 1;
          if ((x + 1 - from) * scale < run) continue;
          count += x + 1 - from;
          [left, right] = [Math.min(left, from), Math.max(right, x)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        }
      return {
        count,
        at: { x: within.x + ((left + right + 1) / 2) * scale, y: within.y + ((top + bottom + 1) / 2) * scale },
      };
    },
    { bytes: picture.toString('base64'), colour: [...(await colourOf(page, token))], within, run },
  );
}

/** The box around a spot. */
export const boxAround = ({ x, y }: Spot, radius: number) => ({
  x: x - radius,
  y: y - radius,
  width: radius * 2,
  height: radius * 2,
});

/** Presses with a mouse, or with a finger. */
export const pressSpot = (page: Page, { x, y }: Spot, by: 'mouse' | 'finger'): Promise<void> =>
  by === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);

/** Metres in map units per CSS pixel at zoom 0: the earth's circumference across one tile. */
const widest = (2 * Math.PI * 6_378_137) / 256;

/** Degrees of a point so many CSS pixels right of and below a map's middle. */
export function degreesAt(
  { latitude, longitude, zoom }: { readonly latitude: number; readonly longitude: number; readonly zoom: number },
  right: number,
  down: number,
): { readonly latitude: number; readonly longitude: number } {
  const turn = widest / 2 ** zoom / 6_378_137;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) - down * turn;
  return {
    latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    longitude: longitude + (right * turn * 180) / Math.PI,
  };
}
