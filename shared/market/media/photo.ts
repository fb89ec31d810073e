/** Pixels; every photograph is served in these widths. */
export const photoWidths = [320, 640, 960, 1440] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** In the order of preference; every browser reads the last one. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The address of a photograph's file; a width without a file is answered by the next larger one's address. */
export function photoAddress(key: string, width: number, format: PhotoFormat): string {
  const served = photoWidths.find((candidate) => candidate >= width) ?? photoWidths[photoWidths.length - 1];
  return `/media/${encodeURIComponent(key)}/${served}.${format}`;
}

/** The `srcset` of a photograph in one format. */
export function photoSources(key: string, format: PhotoFormat): string {
  return photoWidths.map((width) => `${photoAddress(key, width, format)} ${width}w`).join(', ');
}
