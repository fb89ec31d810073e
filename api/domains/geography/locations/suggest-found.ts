import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { onePlan, type Database } from '../../../platform/database/public.ts';
import type { Bounds, Candidate, Suggestion, SuggestionKind } from './suggest-kinds.ts';

/** What a question matched (columns of `suggestion`, `misfit`, and `fits` for its weight here), in no order. */
export async function readCandidates(database: Database, matched: RawBuilder<unknown>): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`select m.id, m.kind, m.target, m.label, m.misfit, m.fits::float8 as weight
      from (${matched}) m`.execute(database);
  return rows;
}

interface Row extends Omit<Suggestion, 'bounds'> {
  readonly west: number | null;
  readonly south: number | null;
  readonly east: number | null;
  readonly north: number | null;
}

/** Loads suggestions for candidates, in their order, with their suburb, region or office. */
export async function readSuggestions(database: Database, candidates: readonly Candidate[]): Promise<Suggestion[]> {
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const { rows } = await sql<Row>`
    ${onePlan}select s.kind, s.target, s.label, s.detail, s.state_code as "stateCode", s.west, s.south, s.east, s.north,
      case when s.kind = 'region' then s.target when s.kind = 'suburb' then s.target else l.slug end as slug,
      coalesce((s.south + s.north) / 2, r.latitude, l.latitude) as latitude,
      coalesce((s.west + s.east) / 2, r.longitude, l.longitude) as longitude,
      case when s.kind = 'office' then s.target else (
        select o.slug from agent a join office o on o.id = a.office_id
          where s.kind = 'agent' and a.username = s.target) end as "officeSlug"
    from suggestion s
    left join locality l on l.id = s.locality_id
    left join region r on s.kind = 'region' and r.slug = s.target
    where s.id = any(${ids}::int[])
      -- A street whose last shown listing is just going is gone.
      and (s.kind <> 'street' or exists (select from listing_street k where k.suggestion_id = s.id))
    order by array_position(${ids}::int[], s.id)`.execute(database);
  return rows.map(({ west, south, east, north, ...row }) => ({
    ...row,
    bounds: boundsOf(row.kind, west, south, east, north),
  }));
}

/** Search radius around a street's homes and around a station or school, in degrees of latitude: 125 m and 2 km. */
const margin: Readonly<Partial<Record<SuggestionKind, number>>> = { street: 0.001125, station: 0.018, school: 0.018 };

/** Where homes around a suggestion are searched; null for kinds that are searched by name, and without a position. */
export function boundsOf(
  kind: SuggestionKind,
  west: number | null,
  south: number | null,
  east: number | null,
  north: number | null,
): Bounds | null {
  const tall = margin[kind];
  if (tall === undefined || west === null || south === null || east === null || north === null) return null;
  const wide = tall / Math.max(0.1, Math.cos((((south + north) / 2) * Math.PI) / 180));
  return {
    south: roundDegrees(south - tall),
    west: roundDegrees(west - wide),
    north: roundDegrees(north + tall),
    east: roundDegrees(east + wide),
  };
}

/** Five decimals: a metre. */
const roundDegrees = (value: number): number => Math.round(value * 1e5) / 1e5;
