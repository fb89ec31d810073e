import { postalName } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { BadSearch, type FieldProblem } from '../../../platform/problems/public.ts';
import { regionOf, regionSlug, type SuburbLoader } from '../../geography/locations/public.ts';
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

/** A location that a search names, with its present slug. */
export type FoundPlace = { readonly slug: string } & (
  | { readonly kind: 'suburb'; readonly id: number }
  | { readonly kind: 'region'; readonly id: number }
  | { readonly kind: 'state'; readonly stateCode: string }
  | ({ readonly kind: 'postcode' } & Postcode)
);

/** Unknown locations: ignored, as addresses of pages require, or rejected. */
export type UnknownPlaces = 'pass-over' | 'refuse';

/**
 * The area that the locations of a search make up. Without any it is the country; with none that exists it is nowhere.
 * @param bySlug of the request, which looks each suburb up once
 * @throws {BadSearch} naming each unknown location, if these are rejected
 */
export async function findPlaces(
  database: Database,
  wanted: readonly WantedPlace[],
  surrounding: boolean,
  bySlug?: SuburbLoader,
  unknownPlaces?: UnknownPlaces,
): Promise<SearchArea> {
  const found = await resolvePlaces(database, wanted, bySlug);
  if (unknownPlaces === 'refuse') await refuseUnknownPlaces(database, wanted, found);
  return areaOf(found, surrounding);
}

/**
 * Resolves the locations of a search. A postcode is not looked up: without a suburb it is empty.
 * @param bySlug of the request, which looks each suburb up once
 * @returns for each what it names, undefined for what does not exist
 */
export async function resolvePlaces(
  database: Database,
  wanted: readonly WantedPlace[],
  bySlug?: SuburbLoader,
): Promise<(FoundPlace | undefined)[]> {
  const names = wanted.map(namesOf);
  const found = new Map<Name, FoundPlace | undefined>();
  await Promise.all(names.flat().map(async (name) => found.set(name, await foundAtOnce(name, bySlug))));
  // A location found by its first name needs no other.
  const missing = names
    .filter(([first]) => first && !found.get(first))
    .flat()
    .filter((name) => !found.get(name));
  if (missing.length > 0)
    for (const [at, place] of (await lookUp(database, missing)).entries()) found.set(missing[at] as Name, place);
  return names.map((each) => each.map((name) => found.get(name)).find((place) => place !== undefined));
}

function areaOf(places: readonly (FoundPlace | undefined)[], surrounding: boolean): SearchArea {
  if (places.length === 0) return { kind: 'country' };
  const [localities, regions] = [new Set<number>(), new Set<number>()];
  const states = new Set<string>();
  const postcodes = new Map<string, Postcode>();
  for (const place of places) {
    if (place?.kind === 'suburb') localities.add(place.id);
    else if (place?.kind === 'region') regions.add(place.id);
    else if (place?.kind === 'state') states.add(place.stateCode);
    else if (place?.kind === 'postcode')
      postcodes.set(place.slug, { postcode: place.postcode, stateCode: place.stateCode });
  }
  if (localities.size + regions.size + states.size + postcodes.size === 0) return { kind: 'nowhere' };
  return {
    kind: 'places',
    localityIds: [...localities].toSorted((a, b) => a - b),
    regionIds: [...regions].toSorted((a, b) => a - b),
    stateCodes: [...states].toSorted(),
    postcodes: [...postcodes.values()],
    surrounding: surrounding && localities.size > 0,
  };
}

/** Without one of its locations it would be another search. @throws {BadSearch} naming each that does not exist */
async function refuseUnknownPlaces(
  database: Database,
  wanted: readonly WantedPlace[],
  found: readonly (FoundPlace | undefined)[],
): Promise<void> {
  const empty = await emptyPostcodes(database, found);
  const problems = wanted.flatMap((place, at): readonly FieldProblem[] => {
    const known = found[at];
    return known === undefined || empty.has(known.slug) ? problemsOf(place, at) : [];
  });
  const [first, ...others] = problems;
  if (first) throw new BadSearch(first.field, first.message, ...others);
}

/** None of an entry that names nothing. */
function problemsOf(place: WantedPlace, at: number): readonly FieldProblem[] {
  const named = (['id', 'slug', 'name'] as const).find((key) => place[key] != null);
  if (named === undefined) return [];
  const field = `locationSearchContext.searchLocations.${at}.${named}`;
  const state = named === 'name' && place.stateCode ? `, ${place.stateCode}` : '';
  return [{ field, message: `has a location that does not exist: ${printableText(`${place[named]}${state}`)}` }];
}

const printableText = (identifier: string): string => identifier.replaceAll(/[^\w ,.-]/g, '?').slice(0, 60);

/** Slugs of postcodes without a suburb. */
async function emptyPostcodes(
  database: Database,
  found: readonly (FoundPlace | undefined)[],
): Promise<ReadonlySet<string>> {
  const named = found.filter((place) => place?.kind === 'postcode');
  if (named.length === 0) return new Set();
  const [postcodes, states] = [named.map(({ postcode }) => postcode), named.map(({ stateCode }) => stateCode)];
  const { rows } = await sql<{ place: number }>`
    select w.place::int as place from unnest(${postcodes}::text[], ${states}::text[])
      with ordinality as w(postcode, state, place)
    where not exists (select from locality l where l.postcode = w.postcode and (w.state is null
      or l.state_code = w.state))`.execute(database);
  return new Set(rows.flatMap(({ place }) => named[place - 1]?.slug ?? []));
}

/** One way in which a location is named. */
type Name =
  | { readonly by: 'id'; readonly id: number }
  | { readonly by: 'slug'; readonly slug: string }
  | { readonly by: 'name'; readonly name: string; readonly stateCode: string };

/** In the order in which they count. A non-numeric id is that of a region, a state or a postcode. */
function namesOf({ id, slug, name, stateCode }: WantedPlace): readonly Name[] {
  const isReadable = (text: string): boolean => text.length <= searchLimits.name;
  const bySlug = [id != null && !/^\d+$/.test(id) ? id : null, slug].filter((text) => text != null);
  return [
    ...(/^\d{1,9}$/.test(id ?? '') ? [{ by: 'id' as const, id: Number(id) }] : []),
    ...bySlug.filter(isReadable).map((text) => ({ by: 'slug' as const, slug: text.toLowerCase() })),
    ...(name != null && stateCode != null && isReadable(name)
      ? [{ by: 'name' as const, name: postalName(name).toLowerCase(), stateCode: stateCode.toUpperCase() }]
      : []),
  ];
}

/** A location from its slug alone, or from the look-ups of the request. */
async function foundAtOnce(name: Name, bySlug: SuburbLoader | undefined): Promise<FoundPlace | undefined> {
  if (name.by !== 'slug') return undefined;
  const region = regionOf(name.slug);
  if (region?.kind === 'state') return { ...region, slug: regionSlug(region) };
  if (region) return { ...region, slug: regionSlug(region), stateCode: region.stateCode ?? null };
  const suburb = await bySlug?.load(name.slug);
  return suburb && { kind: 'suburb', id: suburb.id, slug: suburb.slug };
}

/** Suburbs by id, slug, former slug, or name and state; regions by slug or id. Suburbs take precedence. */
async function lookUp(database: Database, names: readonly Name[]): Promise<(FoundPlace | undefined)[]> {
  const ids = names.map((name) => (name.by === 'id' ? name.id : null));
  const slugs = names.map((name) => (name.by === 'slug' ? name.slug : null));
  const words = names.map((name) => (name.by === 'name' ? name.name : null));
  const states = names.map((name) => (name.by === 'name' ? name.stateCode : null));
  const { rows } = await sql<{ kind: 'suburb' | 'region' | null; id: number; slug: string }>`
    select case when l.id is not null then 'suburb' when r.id is not null then 'region' end as kind,
      coalesce(l.id, r.id) as id, coalesce(l.slug, r.slug) as slug
    from unnest(${ids}::int[], ${slugs}::text[], ${words}::text[], ${states}::text[])
      with ordinality as w(id, slug, name, state, place)
      left join locality l on l.id = coalesce(w.id, (select s.id from locality s where s.slug = w.slug),
        (select f.locality_id from former_locality_slug f where f.slug = w.slug),
        (select n.id from locality n where n.state_code = w.state and lower(n.name) = w.name
          order by n.population desc nulls last, n.id limit 1))
      left join region r on l.id is null and (r.slug = w.slug or 'region-' || r.id = w.slug)
    order by w.place`.execute(database);
  return rows.map(({ kind, id, slug }) => (kind === null ? undefined : { kind, id, slug }));
}
