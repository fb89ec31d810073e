import { locationLabel, stateByCode } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { localitiesById, localitiesBySlug } from './locality-store.ts';
import { localityByFormerSlug } from './former-slug.ts';
import { regionsBySlug, type Region as NamedRegion } from './region-store.ts';
import type { Locality } from './locality.ts';
import { regionOf, regionSlug, type Region } from './region.ts';
import type { PlaceScope } from './scope.ts';

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
  const { id, name, slug, stateCode, postcode, latitude, longitude, timeZone } = locality;
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
 */
export async function findPlaceViews(
  database: Database,
  identifiers: readonly string[],
  withSurrounding: boolean,
): Promise<PlaceView[]> {
  const ids = identifiers.filter((identifier) => /^\d{1,9}$/.test(identifier)).map(Number);
  const slugs = identifiers.map((identifier) => identifier.toLowerCase());
  const suburbs = [
    ...(ids.length > 0 ? await localitiesById(database, ids) : []),
    ...(await localitiesBySlug(database, slugs)),
  ];
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const suburb = suburbs.find((each) => each.slug === slug || String(each.id) === slug);
      if (suburb) return suburbView(suburb, withSurrounding);
      const region = regionOf(slug);
      if (region) return regionView(database, region);
      const [named] = await regionsBySlug(database, [slug]);
      if (named) return namedRegionView(named);
      const renamed = await localityByFormerSlug(database, slug);
      return renamed && suburbView(renamed, withSurrounding);
    }),
  );
  return found.filter((place) => place !== undefined);
}

/** The position of a state or postcode is that of its most populous locality; without localities it has none. */
async function regionView(database: Database, region: Region): Promise<PlaceView | undefined> {
  const condition =
    region.kind === 'state'
      ? sql`state_code = ${region.stateCode}`
      : sql`postcode = ${region.postcode} and (${region.stateCode ?? null}::text is null or state_code = ${region.stateCode ?? null})`;
  const { rows } = await sql<{ state_code: string; latitude: number; longitude: number }>`
    select state_code, latitude, longitude from locality where ${condition} order by population desc nulls last, id limit 1`.execute(
    database,
  );
  const [place] = rows;
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
