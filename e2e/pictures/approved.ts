import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, type Difference } from './compare.ts';
import { beside, encode, readPixels, type Pixels } from './pixels.ts';
import type { Picture } from './take-pictures.ts';

const folder = join(import.meta.dirname, 'approved');
const fileOf = (name: string): string => join(folder, `${name}.webp`);

/** `npm run pictures`: pictures that look different become the approved ones, or all of them do. */
export const renewing = process.env['RENEW_PICTURES'] as 'different' | 'all' | undefined;

/** Names of the approved pictures, and their bytes together. */
export function approvedPictures(): { readonly names: readonly string[]; readonly bytes: number } {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return {
    names: files.map((file) => file.replace(/\.webp$/, '')),
    bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
  };
}

/** @returns undefined if they are alike, null if none is approved */
export async function differenceFrom(name: string, pixels: Pixels): Promise<Difference | undefined | null> {
  return existsSync(fileOf(name)) ? compare(await readPixels(fileOf(name)), pixels) : null;
}

/**
 * Checks a picture, or renews it.
 * @param results folder for expected, actual and difference side by side
 * @returns what is wrong with it, or undefined
 */
export async function checkPicture({ name, pixels }: Picture, results: string): Promise<string | undefined> {
  const difference = await differenceFrom(name, pixels);
  if (difference === undefined && renewing !== 'all') return undefined;
  if (renewing) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(name), await encode(pixels));
  }
  if (difference === undefined) return undefined;
  const share = difference === null ? 100 : (100 * difference.count) / (pixels.width * pixels.height);
  const what =
    difference === null
      ? `${name}: no picture is approved`
      : `${name}: ${difference.count} pixels differ (${share.toFixed(2)} %), the first ${difference.top} px from the top`;
  if (renewing) {
    console.log(`renewed ${what}`);
    return undefined;
  }
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.png`);
  writeFileSync(
    file,
    await beside(difference === null ? [pixels] : [await readPixels(fileOf(name)), pixels, difference.shown]),
  );
  return `${what}: see ${file} (expected, actual, difference)`;
}

/** Removes an approved picture that no page has. */
export const removeApproved = (name: string): void => rmSync(fileOf(name));
