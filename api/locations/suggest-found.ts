import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/public.ts';
import type { Bounds, Candidate, SuggestionKind } from './suggest-kinds.ts';

interface Row extends Omit<Candidate, 'bounds'> { readonly west: number | null; readonly south: number | null; readonly east: number | null; readonly north: number | null }

/** A street is at least this large, and a school's surroundings reach so far, in degrees of latitude: 250 m and 2 km. */
const least = { street: 0.00225, school: 0.018 } as const;

/**
 * Reads what a question matched (`m`: columns of `suggestion`, `misfit`, `fits` for its weight here) with the suburb,
 * region or office behind it, at most `most` of each kind, the best first.
 */
export async function readCandidates(database: Database, matched: RawBuilder<unknown>, most: number): Promise<Candidate[]> {
  const { rows } = await sql<Row>`
    with matched as materialized (${matched}),
    numbered as (select m.*, row_number() over (partition by m.kind order by m.misfit, m.fits desc, m.label) as place_in_kind from matched m)
    select m.kind, m.target, m.label, m.detail, m.misfit, m.fits::float8 as weight, coalesce(m.state_code, l.state_code) as "stateCode",
      case when m.kind = 'region' then m.target else l.slug end as slug,
      coalesce(r.latitude, l.latitude) as latitude, coalesce(r.longitude, l.longitude) as longitude, m.west, m.south, m.east, m.north,
      coalesce(o.slug, a.slug) as "officeSlug"
    from numbered m
    left join region r on m.kind = 'region' and r.slug = m.target
    left join lateral (
      select c.slug, c.state_code, c.latitude, c.longitude from locality c where case m.kind
        when 'suburb' then c.slug = m.target
        when 'region' then false
        else c.id = m.locality_id end
    ) l on true
    left join office o on m.kind = 'office' and o.slug = m.target
    left join lateral (select own.slug from agent g join office own on own.id = g.office_id where m.kind = 'agent' and g.username = m.target) a on true
    where m.place_in_kind <= ${most}::int
      -- A street whose last shown listing is just going is gone.
      and (m.kind <> 'street' or exists (select from listing_street s where s.suggestion_id = m.id))
    order by m.misfit, m.fits desc, m.label`.execute(database);
  return rows.map(({ west, south, east, north, ...row }) => ({ ...row, bounds: boundsOf(row.kind, west, south, east, north) }));
}

function boundsOf(kind: SuggestionKind, west: number | null, south: number | null, east: number | null, north: number | null): Bounds | null {
  if ((kind !== 'street' && kind !== 'school') || west === null || south === null || east === null || north === null) return null;
  const middle = (south + north) / 2;
  const tall = Math.max(least[kind], (north - south) / 2 + (kind === 'street' ? least.street / 2 : 0));
  const wide = Math.max(least[kind] / Math.cos(middle * Math.PI / 180), (east - west) / 2 + (kind === 'street' ? least.street / 2 : 0));
  return { south: degrees(middle - tall), west: degrees((west + east) / 2 - wide), north: degrees(middle + tall), east: degrees((west + east) / 2 + wide) };
}

/** Five decimals: a metre. */
const degrees = (value: number): number => Math.round(value * 1e5) / 1e5;
