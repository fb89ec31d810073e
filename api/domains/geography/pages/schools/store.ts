import { sql, type RawBuilder } from 'kysely';
import { readEach, type EntityKind } from '../../../../platform/changes/public.ts';
import type { Database } from '../../../../platform/database/public.ts';
import { isInside, polygonsOf, type Outline } from '../../locations/public.ts';
import { mostSchools, type NearSchool, type SchoolAtLevel, type SchoolLevel } from './school.ts';

const columns = sql`s.id, s.name, s.slug, s.kind, s.sector, l.name as suburb, s.state_code as "stateCode", s.postcode`;

export async function hasSchools(database: Database): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from school) as known`.execute(database);
  return rows[0]?.known ?? false;
}

/** Metres between a school `s` and a position. */
const metresFrom = (latitude: number, longitude: number): RawBuilder<number> =>
  sql<number>`(12742000 * asin(sqrt(sin(radians(s.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(s.latitude)) * sin(radians(s.longitude - ${longitude}::float8) /
      2) ^ 2)))`;

/** Maximum distance of a home's schools, in metres: country schools can be far. */
const reach = 50_000;

interface FoundSchool extends Omit<NearSchool, 'distanceMetres'> {
  readonly metres: number;
  /** Of a catchment; null for a school that is near. */
  readonly level: SchoolLevel | null;
  readonly outline: Outline | null;
}

/**
 * The `mostSchools` nearest to a position in metres, exactly: degrees find as many, whose farthest is the reach within
 * which all are measured. And the schools in whose imported catchments it lies, primary ones first.
 */
export async function schoolsAround(
  database: Database,
  latitude: number,
  longitude: number,
): Promise<{ readonly nearest: readonly NearSchool[]; readonly catchments: readonly SchoolAtLevel[] }> {
  const metres = metresFrom(latitude, longitude);
  // PostgreSQL sees how small a literal number is, so one plan serves all positions.
  const most = sql.lit(mostSchools);
  const { rows } = await sql<FoundSchool>`
    with near as materialized (
      select least(max(metres), ${reach}) as metres from (
        select ${metres} as metres from school s order by s.position <-> point(${longitude}::float8,
          ${latitude}::float8) limit ${most}) n
    )
    select * from (
      (select ${columns}, ${metres} as metres, null::text as level, null::jsonb as outline from near r
      join school s on s.position <@ box(
        point(${longitude}::float8 - r.metres / (111000 * cos(radians(${latitude}::float8))) - 0.001,
          ${latitude}::float8 - r.metres / 111000 - 0.001),
        point(${longitude}::float8 + r.metres / (111000 * cos(radians(${latitude}::float8))) + 0.001,
          ${latitude}::float8 + r.metres / 111000 + 0.001))
      left join locality l on l.id = s.locality_id
      where ${metres} <= ${reach} order by ${metres}, s.id limit ${most})
      union all
      select ${columns}, ${metres} as metres, c.level, c.outline
      from school_catchment c join school s on s.id = c.school_id left join locality l on l.id = s.locality_id
      where c.extent @> point(${longitude}::float8, ${latitude}::float8)
    ) f order by f.level nulls first, f.metres, f.id`.execute(database);
  const schoolOf = ({ level: _level, outline: _outline, metres: exact, ...school }: FoundSchool): NearSchool => ({
    ...school,
    distanceMetres: Math.round(exact),
  });
  return {
    nearest: rows.filter(({ level }) => level === null).map(schoolOf),
    catchments: rows.flatMap((row): SchoolAtLevel[] => {
      const { level, outline } = row;
      const isIn = outline !== null && isInside(polygonsOf(outline), longitude, latitude);
      return level !== null && isIn ? [{ level, school: schoolOf(row) }] : [];
    }),
  };
}

/** Schools of a suburb by name. */
export async function schoolsOf(database: Database, localityId: number, take: number): Promise<NearSchool[]> {
  const { rows } = await sql<NearSchool>`
    select ${columns}, null::int as "distanceMetres" from school s left join locality l on l.id = s.locality_id
    where s.locality_id = ${localityId}::int order by s.name, s.id limit ${take}::int`.execute(database);
  return rows;
}

/** Schools of a suburb by name, and whether any schools are imported. */
export const suburbSchools: EntityKind<
  { readonly localityId: number | null; readonly take: number },
  { readonly areKnown: boolean; readonly results: readonly NearSchool[] }
> = {
  madeOf: ['places'],
  nameOf: ({ localityId, take }) => `${localityId} ${take}`,
  read: readEach(async (database, { localityId, take }) => ({
    areKnown: await hasSchools(database),
    results: localityId === null ? [] : await schoolsOf(database, localityId, take),
  })),
};

/** The location of a listing, its position only when it may be shown. */
export interface ListingPlace {
  readonly status: string;
  readonly localityId: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** undefined for a listing that does not exist or is not published */
export async function listingPlace(database: Database, listingId: number): Promise<ListingPlace | undefined> {
  // The same rule as where listings are read: only an explicit yes, with a street to show.
  const { rows } = await sql<ListingPlace>`
    select status, locality_id as "localityId", case when street_visible and street <> ''
      and not position_approximate then latitude end as latitude,
      case when street_visible and street <> '' and not position_approximate then longitude end as longitude
    from listing where id = ${listingId}::int and published`.execute(database);
  return rows[0];
}
