/**
 * What a feature of a map with streets is, whichever of the two usual schemas it has. Straightened roads run in
 * straight lines between crossings.
 */
export type StreetFeature =
  | { readonly is: 'ground'; readonly kind: 'water' | 'park' | 'wood' | 'sand' | 'school' | 'hospital' | 'building' }
  | { readonly is: 'stream' }
  | { readonly is: 'border' }
  | { readonly is: 'road'; readonly rank: RoadRank; readonly name: string; readonly straightened: boolean }
  | { readonly is: 'rail'; readonly tram: boolean }
  | { readonly is: 'place'; readonly from: number; readonly name: string }
  | { readonly is: 'point'; readonly kind: 'station' | 'school' | 'park'; readonly name: string };

/** Of roads, from 0 (motorways) to 6 (lanes and drives). */
export type RoadRank = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Reads a property of a feature. */
type Get = (name: string) => unknown;

const grounds: Readonly<Record<string, Extract<StreetFeature, { is: 'ground' }>['kind']>> = {
  park: 'park',
  national_park: 'park',
  nature_reserve: 'park',
  protected_area: 'park',
  grass: 'park',
  grassland: 'park',
  golf_course: 'park',
  recreation_ground: 'park',
  pitch: 'park',
  playground: 'park',
  garden: 'park',
  cemetery: 'park',
  wood: 'wood',
  forest: 'wood',
  scrub: 'wood',
  beach: 'sand',
  sand: 'sand',
  school: 'school',
  college: 'school',
  university: 'school',
  hospital: 'hospital',
};
const roads: Readonly<Record<string, RoadRank>> = {
  motorway: 0,
  motorway_link: 1,
  trunk: 1,
  trunk_link: 2,
  primary: 2,
  primary_link: 3,
  secondary: 3,
  secondary_link: 4,
  tertiary: 4,
  tertiary_link: 5,
  minor: 5,
  residential: 5,
  unclassified: 5,
  living_street: 5,
  pedestrian: 5,
  service: 6,
  track: 6,
  // Protomaps' kinds, for roads without a detail.
  highway: 0,
  major_road: 3,
  minor_road: 5,
};
/** Zoom levels from which the kinds of a place are named. */
const places: Readonly<Record<string, number>> = {
  country: 3,
  state: 4,
  region: 4,
  city: 4,
  town: 8,
  suburb: 11,
  village: 11,
  macrohood: 11,
  hamlet: 12,
  locality: 12,
  quarter: 13,
  neighbourhood: 13,
};
const stations = new Set(['station', 'railway', 'halt', 'train_station']);

/** Reads a feature of Protomaps' or of OpenMapTiles' schema; undefined for what the map doesn't show. */
export function readStreetFeature(layer: unknown, get: Get, isLine: boolean): StreetFeature | undefined {
  const text = (...names: readonly string[]): string => {
    for (const name of names) {
      const value = get(name);
      if (typeof value === 'string' && value !== '') return value;
    }
    return '';
  };
  const kind = text('kind', 'class');
  const detail = text('kind_detail', 'subclass');
  const name = text('name:en', 'name');
  const ground = (of: string): StreetFeature | undefined => {
    const known = grounds[of];
    return known && { is: 'ground', kind: known };
  };
  switch (layer) {
    case 'water':
      return isLine ? { is: 'stream' } : { is: 'ground', kind: 'water' };
    case 'waterway':
      return { is: 'stream' };
    case 'park':
      return { is: 'ground', kind: 'park' };
    case 'landuse':
    case 'landcover':
      return ground(kind) ?? ground(detail);
    case 'building':
    case 'buildings':
      return { is: 'ground', kind: 'building' };
    case 'boundary':
      return get('maritime') !== 1 && Number(get('admin_level')) <= 4 ? { is: 'border' } : undefined;
    case 'boundaries':
      return kind === 'country' || kind === 'region' ? { is: 'border' } : undefined;
    case 'roads':
    case 'transit':
    case 'transportation':
    case 'transportation_name': {
      if (/^(?:rail|transit|tram|subway|light_rail)$/.test(kind))
        return { is: 'rail', tram: kind === 'tram' || detail === 'tram' };
      const rank = roads[detail] ?? roads[kind];
      return rank === undefined ? undefined : { is: 'road', rank, name, straightened: get('straightened') === true };
    }
    case 'place':
    case 'places': {
      // A settlement of Protomaps is a 'locality' whose detail is its size.
      const from = places[detail] ?? places[kind];
      return from === undefined || name === '' ? undefined : { is: 'place', from, name };
    }
    case 'poi':
    case 'pois': {
      if (name === '') return undefined;
      if (stations.has(detail) || stations.has(kind)) return { is: 'point', kind: 'station', name };
      if (kind === 'school' || detail === 'school') return { is: 'point', kind: 'school', name };
      return kind === 'park' ? { is: 'point', kind: 'park', name } : undefined;
    }
    default:
      return undefined;
  }
}
