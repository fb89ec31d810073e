import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { foldAddressStreet, foldUnit, readAddressNumber } from './address-number.ts';
import { foldName } from './fold.ts';
import { foldStreet } from './suggest-street.ts';

/** The address of a listing whose position is wanted. */
export interface WantedAddress {
  readonly localityId: number;
  readonly unit: string | null;
  readonly streetNumber: string | null;
  readonly street: string | null;
  /**
   * The listing itself: those whose positions are wanted together don't count for the middles of streets; null for a
   * new one.
   */
  readonly listingId: number | null;
}

/** Where an address is, in degrees. */
export interface AddressPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Only the middle of its street or suburb. */
  readonly isApproximate: boolean;
}

interface Place {
  readonly id: number;
  readonly name: string;
  readonly stateCode: string;
  readonly postcode: string | null;
}

interface Wanted {
  readonly at: number;
  readonly localityId: number;
  readonly stateCode: string;
  readonly locality: string;
  readonly postcode: string;
  readonly street: string;
  readonly unit: string;
  readonly number: string | null;
  readonly first: number | null;
  readonly last: number | null;
  readonly target: string;
  readonly listingId: number | null;
}

interface Found {
  readonly at: number;
  readonly latitude: number;
  readonly longitude: number;
}

const wantedColumns = sql`w(at int, "localityId" int, "stateCode" text, locality text, postcode text, street text,
  unit text, number text, first int, last int, target text, "listingId" int)`;

/**
 * Streets of the address file in a locality: of its postcode, else near it, since two localities of a state may have
 * one name.
 */
const ownStreets = sql`
  address_street s where s.state_code = w."stateCode" and s.locality = w.locality and s.name = w.street`;
const isNear = sql`(s.postcode = w.postcode or (abs(p.latitude - l.latitude) < 0.5
  and abs(p.longitude - l.longitude) < 0.6))`;

/**
 * Positions of the address file. A unit that it lacks is at its building; '12a' is at 12, '12' at a range around it and
 * '10-14' at its first number, if the file has no closer one.
 */
async function filePositions(database: Database, wanted: readonly Wanted[]): Promise<readonly Found[]> {
  const numbered = wanted.filter(({ number }) => number !== null);
  if (numbered.length === 0) return [];
  const { rows } = await sql<Found>`
    select distinct on (w.at) w.at, f.latitude, f.longitude
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as ${wantedColumns}
    join locality l on l.id = w."localityId"
    cross join lateral (
      select p.latitude, p.longitude, s.postcode = w.postcode as own,
        case when p.number = w.number then 0 when p.number = w.first::text then 1 when p.first < w.first then 2
          when p.first = w.first then 3 else 4 end as away,
        case when p.unit = w.unit then 0 when p.unit = '' then 1 else 2 end as beside, p.number, p.unit
      from (select s.id, s.postcode from ${ownStreets}) s
      join address_point p on p.street_id = s.id
        and (p.number = w.number or (p.first <= w.last and p.last >= w.first and (p.first - w.first) % 2 = 0))
      where ${isNear}
      order by own desc, away, beside, p.number, p.unit limit 1
    ) f`.execute(database);
  return rows;
}

/**
 * Middles of streets, as the address file has them, else as other listings with a shown address and a pin have them;
 * else the middles of suburbs. A provisional suburb has none: its position is a guess.
 */
async function readMiddles(database: Database, wanted: readonly Wanted[]): Promise<readonly Found[]> {
  // A feed has many listings of one street, which may have many homes: each street once.
  const streets = [...Map.groupBy(wanted, ({ target }) => target).values()];
  if (streets.length === 0) return [];
  const own = wanted.flatMap(({ listingId }) => listingId ?? []);
  const { rows } = await sql<Found>`
    select w.at, coalesce(f.latitude, o.latitude, l.latitude) as latitude, coalesce(f.longitude, o.longitude,
      l.longitude) as longitude
    from jsonb_to_recordset(${JSON.stringify(streets.map(([first], at) => ({ ...first, at })))}::jsonb) as
      ${wantedColumns}
    join locality l on l.id = w."localityId"
    cross join lateral (
      select (min(p.latitude) + max(p.latitude)) / 2 as latitude, (min(p.longitude) + max(p.longitude)) / 2 as longitude
      from (select s.id, s.postcode from ${ownStreets}) s join address_point p on p.street_id = s.id
      where ${isNear}
    ) f
    cross join lateral (
      select (min(o.latitude) + max(o.latitude)) / 2 as latitude, (min(o.longitude) + max(o.longitude)) / 2 as longitude
      from suggestion t join listing_street k on k.suggestion_id = t.id join listing o on o.id = k.listing_id
      where t.kind = 'street' and t.target = w.target and not o.position_approximate and o.id <> all(${own}::int[])
    ) o
    where f.latitude is not null or o.latitude is not null or not l.provisional`.execute(database);
  return rows.flatMap(({ at, ...middle }) => (streets[at] ?? []).map((each) => ({ at: each.at, ...middle })));
}

/**
 * Where addresses are: as the imported address file has them, else, approximately, in the middle of their street or
 * suburb. In the order of `addresses`; null where neither is known.
 */
export async function addressPositions(
  database: Database,
  addresses: readonly WantedAddress[],
): Promise<(AddressPosition | null)[]> {
  if (addresses.length === 0) return [];
  const ids = [...new Set(addresses.map(({ localityId }) => localityId))];
  const { rows } = await sql<Place>`
    select id, name, state_code as "stateCode", postcode from locality where id = any(${ids}::int[])`.execute(database);
  const places = new Map(rows.map((place) => [place.id, place]));
  const wanted = addresses.flatMap(({ localityId, unit, streetNumber, street, listingId }, at): Wanted[] => {
    const place = places.get(localityId);
    if (place === undefined) return [];
    const name = (street ?? '').slice(0, 100);
    // '3/12' is written into the number, too.
    const [number = '', inner] = (streetNumber ?? '').split('/', 2).toReversed();
    return [
      {
        at,
        localityId,
        stateCode: place.stateCode,
        locality: foldName(place.name),
        postcode: place.postcode ?? '',
        street: foldAddressStreet(name),
        unit: foldUnit(unit ?? inner ?? ''),
        ...(readAddressNumber(number) ?? { number: null, first: null, last: null }),
        target: `${localityId}:${foldStreet(name)}`,
        listingId,
      },
    ];
  });
  const positions = new Map<number, AddressPosition>();
  for (const { at, latitude, longitude } of await filePositions(database, wanted))
    positions.set(at, { latitude, longitude, isApproximate: false });
  const others = wanted.filter(({ at }) => !positions.has(at));
  for (const { at, latitude, longitude } of await readMiddles(database, others))
    positions.set(at, { latitude, longitude, isApproximate: true });
  return addresses.map((_, at) => positions.get(at) ?? null);
}
