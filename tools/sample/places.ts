import { sql } from 'kysely';
import { type Database, type Outline, type Setting, wellKnownSuburbs } from '@verandah/api';

/** A place that sample listings lie in. */
export interface SamplePlace {
  readonly id: number;
  readonly name: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly setting: Setting;
  /** Its real boundary; null without one. Homes are inside it. */
  readonly outline: Outline | null;
  readonly timeZone: string;
  /** How dear it is, beside the state's cities: 1 is the usual. */
  readonly level: number;
  /** In the middle of a capital: mostly apartments. */
  readonly inner: boolean;
  /** Number of the first listing here, and how many. */
  readonly first: number;
  readonly count: number;
}

/** Weight of a locality without a population. */
const unknownPopulation = 250;
/** How many times its share a well-known suburb gets: it is what people look for first, in a small sample too. */
const wellKnownShare = 6;

/**
 * Deals the listings out to the places by population, more of them to well-known suburbs. Neighbours come one after the
 * other, so that they lie together on disk.
 */
export async function samplePlaces(database: Database, listings: number): Promise<SamplePlace[]> {
  const { rows } = await sql<
    Omit<SamplePlace, 'level' | 'inner' | 'first' | 'count'> & {
      slug: string;
      population: number | null;
      metres: number;
    }
  >`
    select l.id, l.slug, l.name, l.state_code as "stateCode", l.postcode, l.latitude, l.longitude, l.setting,
      b.geometry as outline, l.time_zone as "timeZone", l.population,
      coalesce((select min((l.position <-> c.position) * 100000) from locality c
        where c.slug in ('melbourne-vic-3000', 'sydney-nsw-2000', 'brisbane-city-qld-4000', 'perth-wa-6000',
          'adelaide-sa-5000', 'hobart-tas-7000',
          'canberra-act-2601', 'darwin-city-nt-0800')), 1e9) as metres
    from locality l left join locality_boundary b on b.locality_id = l.id and not b.approximate
    where not l.provisional order by l.state_code, l.postcode nulls last, l.slug`.execute(database);
  const wellKnown = new Set((await wellKnownSuburbs()).map(({ slug }) => slug));
  const weightOf = ({ slug, population }: { slug: string; population: number | null }): number =>
    (population ?? unknownPopulation) * (wellKnown.has(slug) ? wellKnownShare : 1);
  const total = rows.reduce((sum, row) => sum + weightOf(row), 0);
  let before = 0;
  return rows
    .map(({ slug, population, metres, ...place }) => {
      const first = Math.floor((listings * before) / total);
      before += weightOf({ slug, population });
      const count = Math.floor((listings * before) / total) - first;
      const level =
        place.setting === 'rural'
          ? 0.45
          : place.setting === 'semi-rural'
            ? 0.68
            : 0.85 + 0.5 * Math.exp(-metres / 12_000);
      return { ...place, level, inner: metres < 2_500, first, count };
    })
    .filter(({ count }) => count > 0);
}
