/** The base map's tile source and its attribution. */
export interface BaseSource {
  /** Address template with {z}, {x} and {y}. */
  readonly url: string;
  /** Whether it is our own, with the layers that `baseStyle` styles; another server's map has its own. */
  readonly builtIn: boolean;
  /** Vector tiles, or raster images. */
  readonly kind: 'vector' | 'picture';
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Plain text, always readable beside the map: that of images included. */
  readonly attribution: string;
  /** Images that the map can show instead of streets. */
  readonly satellite?: { readonly url: string; readonly maxZoom: number };
}

/** What a map's frame shows of its source. */
export interface MapSources {
  /** Sources, separated by ' · '. */
  readonly credits: string;
  readonly hasSatellite: boolean;
}

/** Attribution of the built-in map; a server of one's own names its sources itself. */
export const builtInCredits = 'Natural Earth · Australian Bureau of Statistics, CC BY 4.0';

/** Before the source is known. */
export const builtInSources: MapSources = { credits: builtInCredits, hasSatellite: false };

const foldText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

let known: Promise<BaseSource> | undefined;

/** Reads /tiles/base/source.json once for all maps of a page; after a failure the next map tries again. */
export function readBaseSource(): Promise<BaseSource> {
  known ??= fetch('/tiles/base/source.json').then(async (response) => {
    if (!response.ok) throw new Error(`Base map: ${response.status}`);
    return readTileJson(await response.json());
  });
  known.catch(() => {
    // The caller gets the error; the next one tries again.
    known = undefined;
  });
  return known;
}

const fieldsOf = (document: unknown) => (document ?? {}) as Readonly<Record<string, unknown>>;

/** The template of the first address of tiles. */
function addressOf(tiles: unknown): string | undefined {
  const url: unknown = Array.isArray(tiles) ? tiles[0] : undefined;
  return typeof url === 'string' && url.includes('{z}') ? url : undefined;
}

/**
 * The fields of a TileJSON document that the map uses; all but the tiles are optional.
 * @throws {TypeError} without tiles
 */
export function readTileJson(document: unknown): BaseSource {
  const { tiles, format, minzoom, maxzoom, attribution, satellite } = fieldsOf(document);
  const url = addressOf(tiles);
  if (url === undefined) throw new TypeError('The base map names no tiles.');
  const images = fieldsOf(satellite);
  const imageUrl = addressOf(images['tiles']);
  const imageCredit = typeof images['attribution'] === 'string' ? foldText(images['attribution']) : '';
  const level = (value: unknown, otherwise: number): number =>
    typeof value === 'number' && value >= 0 && value <= 22 ? value : otherwise;
  return {
    url,
    builtIn: url.startsWith('/tiles/base/'),
    kind: format === undefined || format === 'pbf' ? 'vector' : 'picture',
    minZoom: level(minzoom, 0),
    maxZoom: level(maxzoom, 14),
    attribution: [
      (typeof attribution === 'string' && foldText(attribution)) || builtInCredits,
      ...(imageUrl === undefined || imageCredit === '' ? [] : [imageCredit]),
    ].join(' · '),
    ...(imageUrl !== undefined && { satellite: { url: imageUrl, maxZoom: level(images['maxzoom'], 18) } }),
  };
}
