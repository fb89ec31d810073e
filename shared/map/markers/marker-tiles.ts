import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type { FrameState } from 'ol/Map.js';
import VectorTileSource from 'ol/source/VectorTile.js';

/** The nearest zoom level that has tiles; closer views enlarge those. */
const nearestLevel = 18;
/** Listings that a tile's address may leave out. */
const mostHidden = 500;

/** What the tiles of a search hold around the current view. */
export interface TilesInView {
  /** Of the level at which tiles are loaded for the view. */
  readonly level: number;
  readonly features: readonly FeatureLike[];
  /** Every tile of the view has arrived, or failed. */
  readonly complete: boolean;
}

export interface MarkerTiles {
  /** Draws nothing itself. */
  readonly layer: VectorTileLayer;
  /** Whether the last tiles to arrive lacked one. */
  failed(): boolean;
  inView(frame: FrameState): TilesInView;
  retry(): void;
}

/**
 * Loads the tiles of a search's homes for wherever the map is.
 * @param search as the `search` of a tile's address
 * @param onArrived called when nothing more is on its way
 */
export function markerTiles(search: string, hidden: ReadonlySet<string>, onArrived: () => void): MarkerTiles {
  const without = [...hidden].slice(0, mostHidden).toSorted().join(',');
  const source = new VectorTileSource({
    url: `/tiles/listings/{z}/{x}/{y}.mvt?search=${encodeURIComponent(search)}${without && `&without=${without}`}`,
    format: new MVT(),
    maxZoom: nearestLevel,
    wrapX: false,
    transition: 0,
  });
  const layer = new VectorTileLayer({ source, style: () => undefined, renderMode: 'vector' });
  const settled = new Set<string>();
  let loading = 0;
  let [failing, failed] = [false, false];
  const arrived = (tile: readonly number[], failure: boolean): void => {
    settled.add(tile.join('/'));
    failing ||= failure;
    loading -= 1;
    if (loading > 0) return;
    [failed, failing] = [failing, false];
    onArrived();
  };
  source.on('tileloadstart', ({ tile }) => {
    settled.delete(tile.getTileCoord().join('/'));
    loading += 1;
  });
  source.on('tileloadend', ({ tile }) => arrived(tile.getTileCoord(), false));
  source.on('tileloaderror', ({ tile }) => arrived(tile.getTileCoord(), true));

  return {
    layer,
    failed: () => failed,
    inView: ({ extent, viewState: { projection, resolution } }) => {
      const grid = source.getTileGridForProjection(projection);
      const level = grid.getZForResolution(resolution, source.zDirection);
      const [west = 0, south = 0, east = 0, north = 0] = extent ?? [];
      let complete = true;
      grid.forEachTileCoord([west, south, east, north], level, (tile) => {
        complete &&= settled.has(tile.join('/')) || !isInWorld(tile);
      });
      // Homes just outside the view join the clusters at its edge.
      const [beside, above] = [(east - west) / 2, (north - south) / 2];
      const around = [west - beside, south - above, east + beside, north + above];
      return { level, features: layer.getFeaturesInExtent(around), complete };
    },
    retry: () => source.refresh(),
  };
}

const isInWorld = ([level = 0, column = 0, row = 0]: readonly number[]): boolean =>
  [column, row].every((index) => index >= 0 && index < 2 ** level);
