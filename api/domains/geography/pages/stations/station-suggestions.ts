import { locationLabel, metresBetween, placeName, slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import {
  foldName,
  isInside,
  localitiesById,
  polygonsOf,
  writeSuggestions,
  type Locality,
  type Outline,
  type SuggestionRow,
} from '../../locations/public.ts';
import { openStations, type Station } from '../../map/public.ts';

/** A station belongs to the suburb whose boundary it is in, else to the nearest within so many metres. */
const suburbWithin = 20_000;
/** Stations whose suburbs are looked up in one statement: a boundary may have thousands of corners. */
const atOnce = 50;

const targetOf = ({ name, stateCode }: Station): string => slugText(`${name} station ${stateCode}`);

/**
 * Adds the railway stations to the suggestions, each with its suburb. Idempotent.
 * @returns the number of stations; those without a suburb near are left out
 */
export async function placeStations(database: Database): Promise<number> {
  const stations = await openStations();
  const rows: SuggestionRow[] = [];
  for (let from = 0; from < stations.length; from += atOnce) {
    const some = stations.slice(from, from + atOnce);
    const suburbs = await suburbsOf(database, some);
    rows.push(...some.flatMap((station, at) => suggestionOf(station, suburbs[at])));
  }
  await database.transaction().execute((transaction) => writeSuggestions(transaction, 'station', rows, true));
  return rows.length;
}

/**
 * The same for data of an older version, which has no stations or others.
 * @returns the number of stations; 0 where they are as they should be
 */
export async function placeMissingStations(database: Database): Promise<number> {
  const { rows } = await sql<{ target: string; latitude: number; longitude: number }>`
    select target, south as latitude, west as longitude from suggestion where kind = 'station'`.execute(database);
  const keyOf = (target: string, at: { readonly latitude: number; readonly longitude: number }) =>
    `${target} ${at.latitude} ${at.longitude}`;
  const suggested = new Set(rows.map((row) => keyOf(row.target, row)));
  const isMissing = (station: Station): boolean => !suggested.has(keyOf(targetOf(station), station));
  return (await openStations()).some(isMissing) ? placeStations(database) : 0;
}

function suggestionOf(station: Station, suburb: Locality | undefined): SuggestionRow[] {
  if (!suburb) return [];
  const { name: suburbName, stateCode, postcode, id } = suburb;
  const { latitude, longitude } = station;
  const label = `${station.name} Station`;
  return [
    {
      target: targetOf(station),
      label,
      name: foldName(label),
      weight: 100,
      locality_id: id,
      state_code: stateCode,
      postcode,
      detail: locationLabel({ name: placeName(suburb), stateCode, postcode }),
      place: foldName(['railway train', suburbName, stateCode, postcode].filter(Boolean).join(' ')),
      west: longitude,
      east: longitude,
      south: latitude,
      north: latitude,
    },
  ];
}

/** Suburbs whose centres are compared by metres: the database orders them by degrees. */
const nearestCompared = 4;

/** The suburbs of stations, in their order; undefined for one without any near. */
async function suburbsOf(database: Database, stations: readonly Station[]): Promise<(Locality | undefined)[]> {
  const positions = sql`jsonb_to_recordset(${JSON.stringify(stations.map(({ latitude, longitude }, at) => ({ at, latitude, longitude })))}::jsonb)
    as s(at int, latitude float8, longitude float8)`;
  const { rows: around } = await sql<{ at: number; id: number; outline: Outline }>`
    select s.at, b.locality_id as id, b.geometry as outline
    from ${positions} join locality_boundary b on b.extent @> point(s.longitude, s.latitude)
    order by b.approximate, b.locality_id`.execute(database);
  const { rows: near } = await sql<{ at: number; id: number; latitude: number; longitude: number }>`
    select s.at, l.id, l.latitude, l.longitude from ${positions} cross join lateral (
      select id, latitude, longitude from locality where not provisional
      order by position <-> point(s.longitude, s.latitude) limit ${sql.lit(nearestCompared)}) l`.execute(database);
  const idOf = (station: Station, at: number): number | undefined =>
    around.find((row) => row.at === at && isInside(polygonsOf(row.outline), station.longitude, station.latitude))?.id ??
    near
      .filter((row) => row.at === at)
      .map(({ id, ...centre }) => ({ id, metres: metresBetween(station, centre) }))
      .filter(({ metres }) => metres <= suburbWithin)
      .toSorted((one, other) => one.metres - other.metres)[0]?.id;
  const ids = stations.map(idOf);
  const known = await localitiesById(
    database,
    ids.filter((id) => id !== undefined),
  );
  const suburbs = new Map(known.map((suburb) => [suburb.id, suburb]));
  return ids.map((id) => (id === undefined ? undefined : suburbs.get(id)));
}
