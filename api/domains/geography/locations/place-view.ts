import { locationLabel, placeName, stateByCode } from '@verandah/market';
import { sql } from 'kysely';
import type { EntityKind, CachedEntities } from '../../../platform/changes/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { localitiesById } from './locality-store.ts';
import { localityByFormerSlug } from './former-slug.ts';
import { regionsBySlug, type Region as NamedRegion } from './region-store.ts';
import type { Locality } from './locality.ts';
import { regionOf, regionSlug, type Region } from './region.ts';
import type { PlaceScope } from './scope.ts';
import { suburbLoader, type SuburbLoader } from './suburb-loader.ts';

/** A suburb, a region, a state or a postcode in the GraphQL API. */
export interface PlaceView {
  readonly kind: 'suburb' | 'region' | 'state' | 'postcode';
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly label: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly latLong: { readonly latitude: number; readonly longitude: number };
  /** A suburb whose surroundings are requested. */
  readonly surroundingOf: number | null;
  /** The suburb's id, by which its boundary is found. */
  readonly localityId: number | null;
  /** The locations in it. */
  readonly scope: PlaceScope;
  /** IANA name; for locations with many suburbs that of the state. */
  readonly timeZone: string;
}

const zoneOf = (stateCode: string): string => stateByCode(stateCode)?.timeZone ?? 'Australia/Melbourne';

export function suburbView(locality: Locality, withSurrounding: boolean): PlaceView {
  const { id, slug, stateCode, postcode, latitude, longitude, timeZone } = locality;
  const name = placeName(locality);
  return {
    kind: 'suburb',
    id: String(id),
    name,
    slug,
    label: locationLabel({ name, stateCode, postcode }),
    stateCode,
    postcode,
    latLong: { latitude, longitude },
    surroundingOf: withSurrounding ? id : null,
    localityId: id,
    scope: { kind: 'suburb', localityId: id },
    timeZone,
  };
}

export function namedRegionView({ id, name, slug, stateCode, latitude, longitude }: NamedRegion): PlaceView {
  return {
    kind: 'region',
    id: `region-${id}`,
    name,
    slug,
    label: locationLabel({ name, stateCode }),
    stateCode,
    postcode: null,
    latLong: { latitude, longitude },
    surroundingOf: null,
    localityId: null,
    scope: { kind: 'region', regionId: id },
    timeZone: zoneOf(stateCode),
  };
}

/**
 * Finds locations by slug or id, in the order of the request, without unknown ones. A suburb's former slug finds it as
 * well; the result has the current slug.
 * @param bySlug of the request, which looks each suburb up once
 * @param cachedEntities of the request; without them the positions of states are read from the database
 */
export async function findPlaceViews(
  database: Database,
  identifiers: readonly string[],
  withSurrounding: boolean,
  bySlug: SuburbLoader = suburbLoader(database),
  cachedEntities?: CachedEntities,
): Promise<PlaceView[]> {
  const ids = identifiers.filter((identifier) => /^\d{1,9}$/.test(identifier)).map(Number);
  const slugs = identifiers.map((identifier) => identifier.toLowerCase());
  const suburbs = [
    ...(ids.length > 0 ? await localitiesById(database, ids) : []),
    ...(await Promise.all(slugs.map((slug) => bySlug.load(slug)))).filter((suburb) => suburb !== undefined),
  ];
  const stateCodes = slugs.flatMap((slug) => {
    const region = regionOf(slug);
    return region?.kind === 'state' ? [region.stateCode] : [];
  });
  const positions = await (cachedEntities
    ? cachedEntities.ofMany(statePosition, stateCodes)
    : readStatePositions(database, stateCodes));
  const states = new Map(stateCodes.map((code, at) => [code, positions[at]]));
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const suburb = suburbs.find((each) => each.slug === slug || String(each.id) === slug);
      if (suburb) return suburbView(suburb, withSurrounding);
      const region = regionOf(slug);
      if (region)
        return regionView(
          region,
          region.kind === 'state' ? states.get(region.stateCode) : await postcodePosition(database, region),
        );
      const [named] = await regionsBySlug(database, [slug]);
      if (named) return namedRegionView(named);
      const renamed = await localityByFormerSlug(database, slug);
      return renamed && suburbView(renamed, withSurrounding);
    }),
  );
  return found.filter((place) => place !== undefined);
}

interface RegionPosition {
  readonly state_code: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Of states: the position of their most populous locality; undefined for those that have none. */
async function readStatePositions(
  database: Database,
  stateCodes: readonly string[],
): Promise<(RegionPosition | undefined)[]> {
  if (stateCodes.length === 0) return [];
  const { rows } = await sql<RegionPosition>`
    select place.state_code, place.latitude, place.longitude from unnest(${[...stateCodes]}::text[]) as wanted(code)
      cross join lateral (
      select state_code, latitude, longitude from locality
        where state_code = wanted.code order by population desc nulls last, id limit 1) place`.execute(database);
  return stateCodes.map((code) => rows.find((row) => row.state_code === code));
}

const statePosition: EntityKind<string, RegionPosition | undefined> = {
  madeOf: ['places'],
  nameOf: (code) => code,
  read: readStatePositions,
};

/** The same of a postcode. */
async function postcodePosition(
  database: Database,
  { postcode, stateCode }: Extract<Region, { kind: 'postcode' }>,
): Promise<RegionPosition | undefined> {
  const { rows } = await sql<RegionPosition>`
    select state_code, latitude, longitude from locality
    where postcode = ${postcode} and (${stateCode ?? null}::text is null or state_code = ${stateCode ?? null})
    order by population desc nulls last, id limit 1`.execute(database);
  return rows[0];
}

/** Undefined without a locality: then it has no position. */
function regionView(region: Region, place: RegionPosition | undefined): PlaceView | undefined {
  if (!place) return undefined;
  const { state_code: stateCode, latitude, longitude } = place;
  const slug = regionSlug({ ...region, stateCode });
  const name = region.kind === 'state' ? (stateByCode(stateCode)?.name ?? stateCode) : region.postcode;
  return {
    kind: region.kind,
    id: slug,
    name,
    slug,
    label: region.kind === 'state' ? name : `${stateCode} ${region.postcode}`,
    stateCode,
    postcode: region.kind === 'postcode' ? region.postcode : null,
    latLong: { latitude, longitude },
    surroundingOf: null,
    localityId: null,
    scope:
      region.kind === 'state'
        ? { kind: 'state', stateCode }
        : { kind: 'postcode', postcode: region.postcode, stateCode },
    timeZone: zoneOf(stateCode),
  };
}
