import { sql } from 'kysely';
import { type Database, type Outline, type Setting, wellKnownSuburbs } from '@verandah/api';
import { placeLevels } from './suburbs/house-prices.ts';

/** A suburb or town. */
export interface Place {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly setting: Setting;
  /** Its real boundary; null without one. Homes are inside it. */
  readonly outline: Outline | null;
  readonly timeZone: string;
  /** Its share of the listings, beside that of others. */
  readonly weight: number;
  /** Dollars for a usual house. */
  readonly housePrice: number;
  /** In the middle of a capital: mostly apartments. */
  readonly inner: boolean;
}

/** A place that sample listings lie in. */
export interface SamplePlace extends Place {
  /** Number of the first listing here, and how many. */
  readonly first: number;
  readonly count: number;
}

/** Weight of a locality without a population. */
const unknownPopulation = 250;
/** How many times its share a well-known suburb gets: it is what people look for first, in a small sample too. */
const wellKnownShare = 6;
/** Kilometres around a capital's centre. */
const innerReach = 2.2;

/** All places. Neighbours come one after the other, so that their listings lie together on disk. */
export async function loadPlaces(database: Database): Promise<Place[]> {
  const { rows } = await sql<Omit<Place, 'weight' | 'housePrice' | 'inner'> & { population: number | null }>`
    select l.id, l.slug, l.name, l.state_code as "stateCode", l.postcode, l.latitude, l.longitude, l.setting,
      b.geometry as outline, l.time_zone as "timeZone", l.population
    from locality l left join locality_boundary b on b.locality_id = l.id and not b.approximate
    where not l.provisional order by l.state_code, l.postcode nulls last, l.slug`.execute(database);
  const wellKnown = new Set((await wellKnownSuburbs()).map(({ slug }) => slug));
  const levels = placeLevels(rows);
  return rows.map(({ population, ...place }, index) => {
    const { housePrice, kilometresToCapital } = levels[index] as (typeof levels)[number];
    const weight = (population ?? unknownPopulation) * (wellKnown.has(place.slug) ? wellKnownShare : 1);
    return { ...place, weight, housePrice, inner: kilometresToCapital < innerReach };
  });
}

/** Deals listings out to places by population, more of them to well-known suburbs. @returns the places with listings */
export function dealListings(places: readonly Place[], listings: number): SamplePlace[] {
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return places
    .map((place) => {
      const first = Math.floor((listings * before) / total);
      before += place.weight;
      return { ...place, first, count: Math.floor((listings * before) / total) - first };
    })
    .filter(({ count }) => count > 0);
}
