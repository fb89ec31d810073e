import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { regionOf, regionsBySlug, type SuburbLoader } from '../../geography/locations/public.ts';
import { searchLimits } from './search-limits.ts';
import type { Postcode, SearchArea } from './search-request.ts';

/** A location of a search input; the first of id, slug, and name with state that exists is used. */
export interface WantedPlace {
  readonly id?: string | null | undefined;
  /**
   * Of a suburb; a region ('gold-coast-qld'), a state ('vic', 'victoria') or a postcode ('vic-3121', '3121') stand for
   * all their suburbs.
   */
  readonly slug?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
}

/**
 * Finds the locations. Unknown ones are ignored; if all are unknown, the search has no results.
 * @param bySlug of the request, which looks each suburb up once
 */
export async function findPlaces(
  database: Database,
  wanted: readonly WantedPlace[],
  surrounding: boolean,
  bySlug?: SuburbLoader,
): Promise<SearchArea> {
  if (wanted.length === 0) return { kind: 'country' };
  const stateCodes = new Set<string>();
  const postcodes: Postcode[] = [];
  const suburbs: WantedPlace[] = [];
  for (const place of wanted.filter(isReadable)) {
    const region = regionOf(place.slug ?? (/^\d*$/.test(place.id ?? '') ? '' : (place.id ?? '')));
    if (region?.kind === 'state') stateCodes.add(region.stateCode);
    else if (region?.kind === 'postcode')
      postcodes.push({ postcode: region.postcode, stateCode: region.stateCode ?? null });
    else suburbs.push(place);
  }
  const localityIds = await localitiesOf(database, suburbs, bySlug);
  // Suburbs take precedence over regions of the same slug.
  const regions =
    localityIds.length < suburbs.length
      ? await regionsBySlug(
          database,
          suburbs.map(({ slug, id }) => slug ?? id ?? ''),
        )
      : [];
  const regionIds = regions.map(({ id }) => id);
  if (localityIds.length + regionIds.length + stateCodes.size + postcodes.length === 0) return { kind: 'nowhere' };
  return {
    kind: 'places',
    localityIds,
    regionIds,
    stateCodes: [...stateCodes],
    postcodes,
    surrounding: surrounding && localityIds.length > 0,
  };
}

/** No place has a longer name. */
function isReadable({ id, slug, name, stateCode }: WantedPlace): boolean {
  return [id, slug, name, stateCode].every((text) => (text?.length ?? 0) <= searchLimits.name);
}

async function localitiesOf(
  database: Database,
  wanted: readonly WantedPlace[],
  bySlug: SuburbLoader | undefined,
): Promise<number[]> {
  const found = await Promise.all(
    wanted.map(async ({ id, slug }) => (id == null && slug != null ? bySlug?.load(slug.toLowerCase()) : undefined)),
  );
  const known = found.flatMap((suburb) => (suburb ? [suburb.id] : []));
  const others = await lookUp(
    database,
    wanted.filter((_, at) => found[at] === undefined),
  );
  return [...new Set([...known, ...others])].toSorted((a, b) => a - b);
}

/** By whatever names a suburb: its id, its slug, a former one, or its name and state. */
async function lookUp(database: Database, wanted: readonly WantedPlace[]): Promise<number[]> {
  if (wanted.length === 0) return [];
  const list = wanted.map(({ id, slug, name, stateCode }) => ({
    id: /^\d{1,9}$/.test(id ?? '') ? Number(id) : null,
    slug: (slug ?? id)?.toLowerCase() ?? null,
    name: name?.toLowerCase() ?? null,
    state: stateCode?.toUpperCase() ?? null,
  }));
  const { rows } = await sql<{ id: number }>`select distinct coalesce(
      (select l.id from locality l where l.id = w.id),
      (select l.id from locality l where l.slug = w.slug),
      (select f.locality_id from former_locality_slug f where f.slug = w.slug),
      (select l.id from locality l where l.state_code = w.state and lower(l.name) = w.name order by l.population desc nulls last, l.id limit 1)
    ) as id from unnest(${list.map(({ id }) => id)}::int[], ${list.map(({ slug }) => slug)}::text[], ${list.map(({ name }) => name)}::text[],
      ${list.map(({ state }) => state)}::text[]) as w(id, slug, name, state)`.execute(database);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
