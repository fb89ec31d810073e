import type { PhotoWidth } from '@verandah/market';
import type { Pictures } from './picture.ts';

/** Widths that cards ask for first on phones and on desks. */
const cardWidths: readonly PhotoWidth[] = [320, 640];

/**
 * Draws the cards' pictures of `keys` before anyone asks (AVIF, the format that browsers prefer), so that the first page
 * is complete at once. Unknown keys are passed over.
 * @returns how many files there are now, and the milliseconds it took
 */
export async function warmPictures(pictures: Pictures, keys: Iterable<string>, widths: readonly PhotoWidth[] = cardWidths): Promise<{ files: number; milliseconds: number }> {
  const started = performance.now();
  const read = await Promise.all([...new Set(keys)].flatMap((key) => widths.map((width) => pictures.read({ key, width, format: 'avif' }))));
  return { files: read.filter(Boolean).length, milliseconds: Math.round(performance.now() - started) };
}
