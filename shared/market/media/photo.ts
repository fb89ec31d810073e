/** Pixels; every photograph is served in these widths. */
export const photoWidths = [320, 640, 960, 1440] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** In the order of preference; every browser reads the last one. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The address of a photograph's file; a width without a file gets the next larger one's address. */
export function photoAddress(key: string, width: number, format: PhotoFormat): string {
  const served = photoWidths.find((candidate) => candidate >= width) ?? photoWidths[photoWidths.length - 1];
  return `/media/${encodeURIComponent(key)}/${served}.${format}`;
}

/** Most device pixels per CSS pixel for which pages offer files. */
const largestRatio = 3;
const fixedSize = /^(\d+)px$/;

/**
 * The widths in which a photograph may be shown.
 * @param sizes as the attribute of this name; one that is a single number of pixels needs no larger files than that
 */
function usefulWidths(sizes: string): readonly PhotoWidth[] {
  const pixels = Number(fixedSize.exec(sizes)?.[1] ?? Number.POSITIVE_INFINITY) * largestRatio;
  const enough = photoWidths.findIndex((width) => width >= pixels);
  return enough < 0 ? photoWidths : photoWidths.slice(0, enough + 1);
}

/** The `srcset` of a photograph's AVIF files. @param sizes as the attribute of this name */
export const photoSources = (key: string, sizes: string): string =>
  usefulWidths(sizes)
    .map((width) => `${photoAddress(key, width, 'avif')} ${width}w`)
    .join(', ');

/**
 * A screen's width for browsers without AVIF, which are few: they choose no width, which spares every page the bytes.
 */
const usualWidth = 960;

/** The address of a photograph for browsers without AVIF. @param sizes as the attribute of this name */
export const plainPhotoAddress = (key: string, sizes: string): string =>
  photoAddress(key, Math.min(usualWidth, ...usefulWidths(sizes).slice(-1)), 'webp');
