import type { FeatureLike } from 'ol/Feature.js';
import { toLonLat } from 'ol/proj.js';
import type { MapPoint } from '../places.ts';

/** One marker of the listing tiles. */
export interface MapMarker {
  readonly kind: 'listing' | 'building' | 'cluster';
  /** The same for the same marker, whichever tile it is from. */
  readonly key: string;
  /** The listing, or the first of a building's; absent for a cluster. */
  readonly ids: readonly string[];
  /** The number of homes in it. */
  readonly count: number;
  /** A listing's page. */
  readonly uri: string | undefined;
  /** Compact; undefined when hidden. */
  readonly price: string | undefined;
  readonly low: string | undefined;
  readonly high: string | undefined;
  /** 1 is the best of its part of the map; undefined for the rest. */
  readonly rank: number | undefined;
  readonly at: MapPoint;
}

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : String(value);

/** Reads a point of the tile layers `listings` and `clusters`; undefined for anything else. */
export function readMarker(feature: FeatureLike): MapMarker | undefined {
  const layer: unknown = feature.get('layer');
  const [x, y] = feature.getGeometry()?.getExtent() ?? [];
  if ((layer !== 'listings' && layer !== 'clusters') || x === undefined || y === undefined) return undefined;
  const [longitude = 0, latitude = 0] = toLonLat([x, y]);
  const id = textOf(feature.get('id'));
  const several = textOf(feature.get('ids'))?.split(',').filter(Boolean);
  const count = Math.max(1, Number(feature.get('n') ?? several?.length ?? 1) || 1);
  const kind = layer === 'clusters' ? 'cluster' : count > 1 ? 'building' : 'listing';
  return {
    kind,
    count,
    key: kind === 'listing' && id ? id : `${kind} ${longitude.toFixed(5)} ${latitude.toFixed(5)}`,
    ids: kind === 'cluster' ? [] : (several ?? (id ? [id] : [])),
    uri: textOf(feature.get('uri')),
    price: textOf(feature.get('price')),
    low: textOf(feature.get('low')),
    high: textOf(feature.get('high')),
    rank: kind === 'listing' && Number(feature.get('rank')) > 0 ? Number(feature.get('rank')) : undefined,
    at: [longitude, latitude],
  };
}

/** A marker without the listings that the visitor hid; undefined when nothing remains. Clusters are unchanged. */
export function withoutHidden(marker: MapMarker, hidden: ReadonlySet<string>): MapMarker | undefined {
  if (hidden.size === 0 || marker.ids.length === 0) return marker;
  const ids = marker.ids.filter((id) => !hidden.has(id));
  const count = marker.count - (marker.ids.length - ids.length);
  return count < 1 ? undefined : ids.length === marker.ids.length ? marker : { ...marker, ids, count };
}

/** Half the width of the world in the map's projection, metres. */
const halfWorld = 20_037_508.342789244;
/** Squares along a side of a listing tile. */
const squaresAcross = 8;

/** Whether two points, in the map's projection, are in the same square of the listing tiles of a level. */
export function isInSquare(
  level: number,
  one: readonly [x: number, y: number],
  other: readonly [x: number, y: number],
) {
  const side = (halfWorld * 2) / 2 ** level / squaresAcross;
  const square = (at: number): number => Math.floor((at + halfWorld) / side);
  return square(one[0]) === square(other[0]) && square(one[1]) === square(other[1]);
}
