import { sql } from 'kysely';
import type { KnownPlace, SampleRun } from '../run.ts';

/** Suburbs that everybody has heard of. */
const famous = [
  'melbourne-vic-3000',
  'richmond-vic-3121',
  'sydney-nsw-2000',
  'bondi-beach-nsw-2026',
  'newtown-nsw-2042',
  'parramatta-nsw-2150',
  'fitzroy-vic-3065',
  'carlton-vic-3053',
  'st-kilda-vic-3182',
  'brisbane-city-qld-4000',
  'new-farm-qld-4005',
  'surfers-paradise-qld-4217',
  'fremantle-wa-6160',
  'perth-wa-6000',
  'adelaide-sa-5000',
  'glenelg-sa-5045',
  'hobart-tas-7000',
  'battery-point-tas-7004',
  'canberra-act-2601',
  'kingston-act-2604',
  'darwin-city-nt-0800',
  'geelong-vic-3220',
  'newcastle-nsw-2300',
  'manly-nsw-2095',
];

/**
 * The suburbs that most people write about: the famous ones, then the most populous, a share of each
 * state's.
 */
export async function knownPlaces({ database, places }: SampleRun, most: number): Promise<KnownPlace[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from (
      select l.id, l.slug, row_number() over (partition by l.state_code order by coalesce(l.population, 0) desc,
        l.slug) as rank,
        case l.state_code when 'NSW' then 6 when 'VIC' then 6 when 'QLD' then 4 when 'WA' then 3
          when 'SA' then 3 else 1 end as share
      from locality l where not l.provisional and l.postcode is not null
    ) l order by coalesce(array_position(${famous}::text[], l.slug), 1000), (l.rank - 1) / l.share, l.slug
      limit ${most}::int`.execute(database);
  const byId = new Map(places.map((place) => [place.id, place]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}
