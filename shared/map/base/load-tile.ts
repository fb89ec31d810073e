import type { Extent } from 'ol/extent.js';
import type Projection from 'ol/proj/Projection.js';
import TileState from 'ol/TileState.js';
import type VectorTile from 'ol/VectorTile.js';
import type RenderFeature from 'ol/render/Feature.js';

/** Milliseconds before each further attempt. */
const pauses = [1000, 3000, 9000];

/** What loading needs of a tile. */
export type LoadedTile = Pick<VectorTile<RenderFeature>, 'setLoader' | 'getFormat' | 'setFeatures' | 'setState'>;

/**
 * Loads a vector tile for a source's `tileLoadFunction`. One that a busy server refuses, or that a network loses, is
 * requested again: without it the map would have a hole for as long as the visitor looks at it.
 */
export function loadTile(tile: LoadedTile, url: string): void {
  tile.setLoader((extent: Extent, _resolution: number, projection: Projection) => {
    const attempt = async (failures: number): Promise<void> => {
      const response = await fetch(url).catch(() => null); // no network
      const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null; // lost in the middle
      if (bytes)
        return tile.setFeatures(tile.getFormat().readFeatures(bytes, { extent, featureProjection: projection }));
      const pause = pauses[failures];
      // What the request is to blame for, another one does not change.
      const isFinal =
        pause === undefined || (response && !response.ok && response.status < 500 && response.status !== 429);
      if (isFinal) return tile.setState(TileState.ERROR);
      setTimeout(() => void attempt(failures + 1).catch(fail), pause);
    };
    // The tile is damaged.
    const fail = (): void => tile.setState(TileState.ERROR);
    attempt(0).catch(fail);
  });
}
