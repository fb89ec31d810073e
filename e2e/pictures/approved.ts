import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePixels, type Difference } from './compare.ts';
import { placeBeside, encodePixels, readPixels, type Pixels } from './pixels.ts';
import type { Picture } from './take-pictures.ts';

const folder = join(import.meta.dirname, 'approved');
const ending = '.webp';
const fileOf = (name: string): string => join(folder, `${name}${ending}`);
const drawnByFile = join(folder, 'drawn-by.txt');

/** `npm run pictures`: pictures that look different become the approved ones, or all of them do. */
export const renewing = process.env['RENEW_PICTURES'] as 'different' | 'all' | undefined;

/** Names of the approved pictures, and their bytes together. */
export function approvedPictures(): { readonly names: readonly string[]; readonly bytes: number } {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith(ending));
  return {
    names: files.map((file) => file.slice(0, -ending.length)),
    bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
  };
}

/** The browser of the approved pictures, for people to read. */
export const approvedBrowser = (): string =>
  existsSync(drawnByFile) ? readFileSync(drawnByFile, 'utf8').trim() : 'no browser';

/** Records the browser of all pictures. */
export function recordBrowser(browser: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(drawnByFile, `${browser}\n`);
}

/** @returns undefined if they are alike, null if none is approved */
export async function differenceFrom(name: string, pixels: Pixels): Promise<Difference | undefined | null> {
  return existsSync(fileOf(name)) ? comparePixels(await readPixels(fileOf(name)), pixels) : null;
}

/** How a picture that is different is described: where, as numbers and in words that name its file. */
function describePicture(name: string, pixels: Pixels, difference: Difference | null): string {
  if (difference === null) return `${name}: no picture is approved`;
  const share = (100 * difference.count) / (pixels.width * pixels.height);
  const places = difference.boxes
    .slice(0, 3)
    .map(({ left, top, right, bottom }) => `${left},${top} (${right - left} × ${bottom - top})`);
  const more = difference.boxes.length - places.length;
  return `${name}: ${difference.count} pixels differ (${share.toFixed(2)} %), at ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * Checks a picture, or renews it.
 * @param results folder for expected, actual and difference side by side
 * @returns what is wrong with it, or undefined
 */
export async function checkPicture({ name, pixels }: Picture, results: string): Promise<string | undefined> {
  const difference = await differenceFrom(name, pixels);
  if (renewing && (difference !== undefined || renewing === 'all')) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(name), await encodePixels(pixels));
  }
  if (difference === undefined) return undefined;
  const what = describePicture(name, pixels, difference);
  if (renewing) {
    console.log(`renewed ${what}`);
    return undefined;
  }
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.png`);
  writeFileSync(
    file,
    await placeBeside(difference === null ? [pixels] : [await readPixels(fileOf(name)), pixels, difference.shown]),
  );
  return `${what}: see ${file}`;
}

/** Removes an approved picture that no page has. */
export const removeApproved = (name: string): void => rmSync(fileOf(name));
