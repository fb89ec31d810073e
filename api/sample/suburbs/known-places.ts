import { sql } from 'kysely';
import type { Database } from '../../database/public.ts';
import type { KnownPlace } from '../run.ts';
import { samplePlaces } from '../places.ts';

/** Every place weighs at least one listing in so many. */
const everyPlace = 1_000_000;

/** The suburbs that most people write and ask about: those with most homes, an equal share of each state's first. */
export async function knownPlaces(database: Database, most: number): Promise<KnownPlace[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select l.id, l.slug from (
      select l.id, l.slug, row_number() over (partition by l.state_code order by coalesce(l.population, 0) desc, l.slug) as rank,
        case l.state_code when 'NSW' then 6 when 'VIC' then 6 when 'QLD' then 4 when 'WA' then 3 when 'SA' then 3 else 1 end as share
      from locality l where not l.provisional and l.postcode is not null
    ) l order by (l.rank - 1) / l.share, l.slug limit ${most}::int`.execute(database);
  const levels = new Map((await samplePlaces(database, everyPlace)).map((place) => [place.id, place]));
  return rows.flatMap(({ id, slug }) => {
    const place = levels.get(id);
    return place === undefined ? [] : [{ id, slug, name: place.name, stateCode: place.stateCode, setting: place.setting, level: place.level }];
  });
}
