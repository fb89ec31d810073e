/** Where the base map's tiles are, and whose they are. */
export interface BaseSource {
  /** Address template with {z}, {x} and {y}. */
  readonly url: string;
  /** Ours, with the layers that `baseStyle` knows; another server's map has its own. */
  readonly builtIn: boolean;
  /** Vector tiles, or pictures. */
  readonly kind: 'vector' | 'picture';
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Plain text, to be read beside the map whatever happens. */
  readonly attribution: string;
}

/** What the built-in map owes to others; a server of one's own names its sources itself. */
export const builtInCredits = 'Natural Earth · GeoNames, CC BY 4.0';

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

let known: Promise<BaseSource> | undefined;

/** Reads /tiles/base/source.json once for all maps of a page; a failed reading is tried again by the next map. */
export function readBaseSource(): Promise<BaseSource> {
  known ??= fetch('/tiles/base/source.json').then(async (answer) => {
    if (!answer.ok) throw new Error(`Base map: ${answer.status}`);
    return readTileJson(await answer.json());
  });
  known.catch(() => {
    known = undefined;
  });
  return known;
}

/**
 * What of a TileJSON document the map uses; its own server may leave all but the tiles out.
 * @throws {TypeError} without tiles
 */
export function readTileJson(document: unknown): BaseSource {
  const { tiles, format, minzoom, maxzoom, attribution } = (document ?? {}) as Readonly<Record<string, unknown>>;
  const url: unknown = Array.isArray(tiles) ? tiles[0] : undefined;
  if (typeof url !== 'string' || !url.includes('{z}')) throw new TypeError('The base map names no tiles.');
  const level = (value: unknown, otherwise: number): number =>
    typeof value === 'number' && value >= 0 && value <= 22 ? value : otherwise;
  return {
    url,
    builtIn: url.startsWith('/tiles/base/'),
    kind: format === undefined || format === 'pbf' ? 'vector' : 'picture',
    minZoom: level(minzoom, 0),
    maxZoom: level(maxzoom, 14),
    attribution: (typeof attribution === 'string' && plain(attribution)) || builtInCredits,
  };
}
