import { sql, type RawBuilder } from 'kysely';
import { readEach, type EntityKind } from '../../../platform/changes/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { liesIn, localitiesById, scopeKey, type Locality, type PlaceScope, type Region } from '../locations/public.ts';

export interface PlaceFilter {
  /** null: the whole country. */
  readonly scope: PlaceScope | null;
  /** First letter of the name, in lower case. */
  readonly letter: string | null;
  /** `popular`: most reviewed and followed first, then the most people. */
  readonly order: 'name' | 'popular';
}

const isSuburb = ({ scope, letter }: PlaceFilter): RawBuilder<boolean> => sql`not l.provisional
  and ${scope === null ? sql`true` : liesIn(sql.ref('l.id'), scope)}
    and ${letter === null ? sql`true` : sql`lower(left(l.name, 1)) = ${letter}`}`;

/**
 * What the Bureau's suburbs leave of a state ('ACT Remainder - Hall', 'SA Remainder') comes last: nobody looks for it,
 * and by name it would begin the list of the whole country.
 */
const isRemainder = sql`l.name like l.state_code || ' Remainder%'`;

const popularity = sql`
  left join (select locality_id as id, count(*) as n from location_review where status = 'published'
    group by 1) r on r.id = l.id
  left join (select target_id as id, count(*) as n from follow where kind = 'location' group by 1) f on f.id = l.id`;

interface PageFilter extends PlaceFilter {
  readonly skip: number;
  readonly take: number;
}
const filterKey = ({ scope, letter }: PlaceFilter): string =>
  `${scope === null ? '' : scopeKey(scope)} ${letter ?? ''}`;
const page = {
  most: 300,
  nameOf: ({ skip, take, ...filter }: PageFilter) => `${filterKey(filter)} ${skip} ${take}`,
  read: readEach(suburbsIn),
};
const suburbPages: Readonly<Record<PlaceFilter['order'], EntityKind<PageFilter, readonly Locality[]>>> = {
  name: { ...page, madeOf: ['places'] },
  popular: { ...page, madeOf: ['places', 'place-reviews', 'follows'] },
};

/** A page of suburbs. */
export const suburbPage = ({ order }: PlaceFilter): EntityKind<PageFilter, readonly Locality[]> => suburbPages[order];

async function suburbsIn(database: Database, { skip, take, ...filter }: PageFilter): Promise<Locality[]> {
  const [join, order] =
    filter.order === 'name'
      ? [sql``, sql`${isRemainder}, l.name collate "C", l.state_code, l.postcode, l.id`]
      : [popularity, sql`coalesce(r.n, 0) + coalesce(f.n, 0) desc, l.population desc nulls last, l.id`];
  const { rows } = await sql<{
    id: number;
  }>`select l.id from locality l ${join} where ${isSuburb(filter)} order by ${order}
    limit ${take}::int offset ${skip}::int`.execute(database);
  const found = new Map(
    (
      await localitiesById(
        database,
        rows.map(({ id }) => id),
      )
    ).map((locality) => [locality.id, locality]),
  );
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}

/** How many suburbs begin with each letter. */
export const suburbInitials: EntityKind<PlaceFilter, ReadonlyMap<string, number>> = {
  madeOf: ['places'],
  nameOf: ({ scope }) => filterKey({ scope, letter: null, order: 'name' }),
  read: readEach(readSuburbInitials),
};

async function readSuburbInitials(database: Database, filter: PlaceFilter): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ letter: string; n: number }>`
    select lower(left(l.name, 1)) as letter, count(*)::int as n from locality l
      where ${isSuburb({ ...filter, letter: null })} group by 1 order by 1`.execute(database);
  return new Map(rows.map(({ letter, n }) => [letter, n]));
}

interface RegionFilter {
  readonly stateCode: string | null;
  readonly order: 'name' | 'popular';
}
type CountedRegion = Region & { readonly suburbs: number };

/** Regions of a state, or of the country, by name. `popular`: those with the most people first. */
export const regionsIn: EntityKind<RegionFilter, readonly CountedRegion[]> = {
  madeOf: ['places'],
  nameOf: ({ stateCode, order }) => `${stateCode ?? ''} ${order}`,
  read: readEach(readRegions),
};

async function readRegions(database: Database, { stateCode, order }: RegionFilter): Promise<CountedRegion[]> {
  const { rows } = await sql<Region & { suburbs: number }>`
    select r.id, r.slug, r.name, r.state_code as "stateCode", r.latitude, r.longitude, count(l.id)::int as suburbs
    from region r join locality l on l.region_id = r.id and not l.provisional
    where ${stateCode === null ? sql`true` : sql`r.state_code = ${stateCode}`} group by r.id
    order by ${
      order === 'name'
        ? sql`r.name collate "C", r.state_code`
        : sql`sum(l.population) desc nulls last,
      r.id`
    }`.execute(database);
  return rows;
}
