import type { ListingStatusType } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { isAmong, onePlan, type Database } from '../../../platform/database/public.ts';
import { type Bounds, foldStreet, liesIn, type PlaceScope } from '../locations/public.ts';
import { modeNumbers } from '../../listings/public.ts';
import type { ModeCounts } from './listing-store.ts';

/** A street of a suburb with a current or former listing whose address is visible. */
export interface Street {
  /** Of the street among streets; absent when only questions are about it. */
  readonly id: number | null;
  readonly localityId: number;
  /** 'Wilson Street' */
  readonly name: string;
  /** 'wilson-street', among the suburb's streets */
  readonly slug: string;
  /** 'Wilson Street, Richmond, VIC 3121' */
  readonly label: string;
  readonly locationSlug: string;
  /** Centre of its listings; null without visible positions. */
  readonly bounds: Bounds | null;
}

interface Row {
  readonly id: number;
  readonly locality_id: number;
  readonly name: string;
  readonly label: string;
  readonly slug: string;
  readonly west: number | null;
  readonly south: number | null;
  readonly east: number | null;
  readonly north: number | null;
}

const columns = sql`s.id, s.locality_id, s.name, s.label, l.slug, s.west, s.south, s.east, s.north from suggestion s
  join locality l on l.id = s.locality_id`;

function toStreet({ id, locality_id: localityId, name, label, slug, west, south, east, north }: Row): Street {
  return {
    id,
    localityId,
    name: label.slice(0, label.indexOf(',')),
    slug: name.replaceAll(' ', '-'),
    label,
    locationSlug: slug,
    bounds: west === null || south === null || east === null || north === null ? null : { west, south, east, north },
  };
}

export interface StreetFilter {
  readonly scope: PlaceScope;
  /** First letter of the name, in lower case. */
  readonly letter: string | null;
  readonly order: 'name' | 'popular';
}

function matchesFilter({ scope, letter }: StreetFilter): RawBuilder<boolean> {
  const place =
    scope.kind === 'state' ? sql`s.state_code = ${scope.stateCode}` : liesIn(sql.ref('s.locality_id'), scope);
  return sql`s.kind = 'street' and ${place} and ${letter === null ? sql`true` : sql`starts_with(s.name, ${letter})`}`;
}

/** Streets of a suburb are found by its index, those of a state by any. */
const planOf = ({ scope }: StreetFilter): RawBuilder<unknown> => (scope.kind === 'suburb' ? onePlan : sql``);

/** Streets of a location, by name or by homes on offer, most first. */
export async function streetsIn(
  database: Database,
  filter: StreetFilter,
  skip: number,
  take: number,
): Promise<Street[]> {
  const order =
    filter.order === 'name' ? sql`s.name collate "C", l.slug` : sql`s.weight desc, s.name collate "C", l.slug`;
  const { rows } = await sql<Row>`${planOf(filter)}select ${columns} where ${matchesFilter(filter)} order by ${order}
      limit ${take}::int offset ${skip}::int`.execute(database);
  return rows.map(toStreet);
}

/** How many streets begin with each letter. */
export async function streetInitials(database: Database, filter: StreetFilter): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ letter: string; n: number }>`
    ${planOf(filter)}select left(s.name, 1) as letter, count(*)::int as n from suggestion s
      where ${matchesFilter({ ...filter, letter: null })} group by 1 order by 1`.execute(database);
  return new Map(rows.map(({ letter, n }) => [letter, n]));
}

/** A street by its slug or name, in any spelling; undefined when no home was listed on it. */
export async function streetOf(
  database: Database,
  localityId: number,
  nameOrSlug: string,
): Promise<Street | undefined> {
  const target = `${localityId}:${foldStreet(nameOrSlug.slice(0, 100).replaceAll('-', ' '))}`;
  const { rows } = await sql<Row>`${onePlan}select ${columns} where s.kind = 'street' and s.target = ${target}`.execute(
    database,
  );
  return rows[0] && toStreet(rows[0]);
}

/** Listings of a mode on a street, highest tiers first, then the newest. Without homes whose address is hidden. */
export async function streetListingIds(
  database: Database,
  streetId: number,
  statusType: ListingStatusType,
  skip: number,
  take: number,
): Promise<{ total: number; ids: number[] }> {
  const { rows } = await sql<{ id: number; total: number }>`
    ${onePlan}select s.id, (count(*) over ())::int as total from listing_street k
      join listing_search s on s.id = k.listing_id and s.mode = ${sql.lit(modeNumbers[statusType])}
    where k.suggestion_id = ${streetId}::int order by s.tier desc, s.listed desc, s.id desc`.execute(database);
  return { total: rows[0]?.total ?? 0, ids: rows.slice(skip, skip + take).map(({ id }) => id) };
}

/** Listings of several streets by mode. */
export async function streetCounts(
  database: Database,
  streetIds: readonly number[],
): Promise<ReadonlyMap<number, ModeCounts>> {
  const { rows } = await sql<ModeCounts & { id: number }>`
    ${onePlan}select k.suggestion_id as id, count(*) filter (where s.mode = 1)::int as buy, count(*)
      filter (where s.mode = 2)::int as rent,
      count(*) filter (where s.mode = 3)::int as sold, count(*) filter (where s.mode = 4)::int as leased
    from listing_street k join listing_search s on s.id = k.listing_id and s.mode in (1, 2, 3, 4)
    where k.suggestion_id ${isAmong(streetIds, 'int')} group by 1`.execute(database);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
