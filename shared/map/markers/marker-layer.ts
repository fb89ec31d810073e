import type { FeatureLike } from 'ol/Feature.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OpenLayersMap from 'ol/Map.js';
import type { FrameState } from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import type RenderEvent from 'ol/render/Event.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { collisionGroup } from '../base/base-style.ts';
import type { MapPalette } from '../base/palette.ts';
import type { MapPoint } from '../places.ts';
import { markerFace, type MarkerFacts } from './face.ts';
import { gatherMarkers, type PlacedMarker } from './gather.ts';
import { isInSquare, readMarker, withoutHidden, type MapMarker } from './marker.ts';
import { markerStyles } from './marker-styles.ts';
import { markerTiles, type MarkerTiles, type TilesInView } from './marker-tiles.ts';

/** Pixels between two clusters: their circles and prices do not touch. */
const apart = 52;
/** Pixels between two homes that can be pressed one by one, at the nearest zoom. */
const fingertip = 16;
/** Tiles of this level have no clusters, and the view comes no nearer. */
const nearestTiles = 17;

/** What the page knows of its listings, and which of them is pointed at. */
export interface MarkerLooks extends MarkerFacts {
  /** Position of the listing that is pointed at in the list: the cluster that contains it is highlighted. */
  readonly pointedAt?: MapPoint | undefined;
}

export interface MarkerLayer {
  readonly layer: LayerGroup;
  /**
   * Shows the listings of a search, given as the `search` of a tile's address, without hidden ones. The previous
   * markers stay until the new ones have loaded.
   */
  show(search: string, hidden: ReadonlySet<string>): void;
  /** Renders again with other looks. */
  update(looks: MarkerLooks): void;
  /** The marker at a pixel. */
  at(map: OpenLayersMap, pixel: number[]): MapMarker | undefined;
  /** Markers within bounds of the map's projection, the best first, then from north to south. */
  within(extent: readonly number[]): readonly MapMarker[];
  /** Requests failed tiles again. */
  retry(): void;
}

/** What is on the map now. */
interface Shown extends TilesInView {
  readonly tiles: MarkerTiles | undefined;
  readonly hidden: ReadonlySet<string>;
  readonly reach: number;
  readonly markers: readonly PlacedMarker[];
}

/**
 * Markers of a search, gathered from its vector tiles by one rule for the whole view: homes, or where a part of it has
 * too many of them, clusters. `onFailed` is called with whether a part of them could not be loaded.
 */
export function markerLayer(palette: () => MapPalette, onFailed: (failed: boolean) => void): MarkerLayer {
  const styles = markerStyles(palette);
  let looks: MarkerLooks = { pointed: new Set(), viewed: new Set(), saved: new Set(), advanced: true };
  let litKey: string | undefined;
  let current:
    | { readonly tiles: MarkerTiles; readonly search: string; readonly hidden: ReadonlySet<string> }
    | undefined;
  let shown: Shown = {
    tiles: undefined,
    hidden: new Set(),
    level: 0,
    reach: 0,
    features: [],
    complete: false,
    markers: [],
  };

  const source = new VectorSource<Feature<Point>>();
  const drawn = new VectorLayer({
    source,
    style: (feature): Style[] | undefined => {
      const marker = markerOf(feature);
      if (!marker) return undefined;
      const face = markerFace(marker, litKey === marker.key ? { ...looks, pointed: new Set([litKey]) } : looks);
      return styles(face, marker.rank);
    },
    declutter: collisionGroup,
    renderBuffer: 80,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
  const group = new LayerGroup({ layers: [drawn] });

  const light = (): void => {
    litKey = looks.pointedAt && markerAround(shown, looks.pointedAt)?.key;
  };

  function follow(frame: FrameState | undefined): void {
    if (!current || !frame) return;
    const { tiles, hidden } = current;
    const now = tiles.inView(frame);
    // Until another search or level has arrived, the markers stay.
    if ((tiles !== shown.tiles || now.level !== shown.level) && !now.complete) return;
    const spots = now.features.flatMap((feature) => placedMarker(feature, hidden) ?? []);
    const reach = reachOf(spots, now.level, frame.viewState.resolution);
    if (tiles === shown.tiles && hidden === shown.hidden && reach === shown.reach && areSame(now, shown)) return;
    if (tiles !== shown.tiles)
      for (const layer of group.getLayers().getArray().slice())
        if (layer !== drawn && layer !== tiles.layer) group.getLayers().remove(layer);
    shown = { ...now, tiles, hidden, reach, markers: gatherMarkers(spots, reach) };
    light();
    source.clear(true);
    source.addFeatures(shown.markers.map(({ marker, x, y }) => new Feature({ geometry: new Point([x, y]), marker })));
  }

  return {
    layer: group,
    show: (search, hidden) => {
      if (current?.search === search && current.hidden === hidden) return;
      const tiles = markerTiles(search, hidden, () => {
        if (tiles === current?.tiles) onFailed(tiles.failed());
      });
      current = { tiles, search, hidden };
      tiles.layer.on('postrender', (event: RenderEvent) => {
        if (tiles === current?.tiles) follow(event.frameState);
      });
      const layers = group.getLayers();
      // If two searches follow quickly, the first may never have been shown.
      for (const layer of layers.getArray().slice())
        if (layer !== drawn && layer !== shown.tiles?.layer) layers.remove(layer);
      layers.insertAt(0, tiles.layer);
    },
    update: (next) => {
      looks = next;
      light();
      drawn.changed();
    },
    at: (map, pixel) =>
      map.forEachFeatureAtPixel(pixel, markerOf, { layerFilter: (each) => each === drawn, hitTolerance: 4 }),
    within: ([west = 0, south = 0, east = 0, north = 0]) =>
      shown.markers
        .filter(({ x, y }) => x >= west && x <= east && y >= south && y <= north)
        .map(({ marker }) => marker)
        .toSorted((a, b) => (a.rank ?? 99) - (b.rank ?? 99) || b.at[1] - a.at[1]),
    retry: () => current?.tiles.retry(),
  };
}

const markerOf = (feature: FeatureLike): MapMarker | undefined => feature.get('marker') as MapMarker | undefined;

/** A tile's point without hidden listings; undefined when nothing remains. */
function placedMarker(feature: FeatureLike, hidden: ReadonlySet<string>): PlacedMarker | undefined {
  const read = readMarker(feature);
  const marker = read && withoutHidden(read, hidden);
  const [x = 0, y = 0] = feature.getGeometry()?.getExtent() ?? [];
  if (!marker) return undefined;
  const parts: PlacedMarker[] = [];
  const spot = { marker, x, y, parts };
  parts.push(spot);
  return spot;
}

/** Metres within which markers are joined; it changes with every half level of the zoom. */
function reachOf(spots: readonly PlacedMarker[], level: number, resolution: number): number {
  const pixels = spots.some(({ marker }) => marker.kind === 'cluster') ? apart : level >= nearestTiles ? fingertip : 0;
  return pixels * 2 ** (Math.ceil(Math.log2(resolution) * 2) / 2);
}

const areSame = (one: TilesInView, other: TilesInView): boolean =>
  one.level === other.level &&
  one.features.length === other.features.length &&
  one.features.every((feature, index) => feature === other.features[index]);

/** The cluster that contains the homes at a point: its tile counted them in the same square. */
function markerAround({ markers, level }: Shown, point: MapPoint): MapMarker | undefined {
  const [x = 0, y = 0] = fromLonLat([...point]);
  return markers.find(({ parts }) =>
    parts.some((part) => part.marker.kind === 'cluster' && isInSquare(level, [x, y], [part.x, part.y])),
  )?.marker;
}
