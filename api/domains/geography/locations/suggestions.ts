import { locationLabel, placeName, states } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { foldName } from './fold.ts';
import { writeSuggestions, type SuggestionRow } from './suggestion-rows.ts';

/** Weight of a location without a known population, derived from homes on the market. */
const unknownPopulation = 200;
const peoplePerListing = 10;

interface LocalityRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly state_code: string;
  readonly postcode: string | null;
  readonly population: number | null;
  readonly region_id: number | null;
  readonly listings: number;
}

/** Rebuilds the suggestions of locations and schools from their tables. */
export async function refreshSuggestions(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows: localities } = await sql<LocalityRow>`
      select l.id, l.slug, l.name, l.state_code, l.postcode, l.population, l.region_id, coalesce(s.listings,
        0)::int as listings
      from locality l left join (select locality_id, count(*) as listings from listing_search where mode in (1, 2)
        group by locality_id) s on s.locality_id = l.id
    `.execute(transaction);
    const weightOf = new Map(
      localities.map(({ id, population, listings }) => [
        id,
        population ?? unknownPopulation + peoplePerListing * listings,
      ]),
    );
    const weight = ({ id }: LocalityRow): number => weightOf.get(id) ?? 0;
    const centres = new Set(states.map(({ stateCode, capital }) => capitalOf(localities, stateCode, capital)));

    await writeSuggestions(
      transaction,
      'suburb',
      localities.map((each): SuggestionRow => ({
        ...placeOf(each),
        // 'Sydney CBD' is not the name of a suburb.
        ...(centres.has(each.id) ? { place: `${placeOf(each).place} cbd` } : {}),
        target: each.slug,
        name: foldName(each.name),
        weight: weight(each),
        label: locationLabel({ name: placeName(each), stateCode: each.state_code, postcode: each.postcode }),
      })),
      true,
    );
    await writeSuggestions(
      transaction,
      'postcode',
      postcodeRows(
        localities.toSorted((a, b) => weight(b) - weight(a)),
        weight,
      ),
      true,
    );
    await writeSuggestions(
      transaction,
      'state',
      states.map(({ name, stateCode, capital }): SuggestionRow => ({
        target: stateCode,
        label: name,
        name: foldName(name),
        weight: 1_000_000,
        state_code: stateCode,
        locality_id: capitalOf(localities, stateCode, capital),
      })),
      true,
    );
    await refreshRegions(transaction, localities, weight);
    await refreshSchools(transaction);
  });
}

/** A suburb's state and postcode, which narrow its name. */
function placeOf({
  id,
  state_code,
  postcode,
}: LocalityRow): Pick<SuggestionRow, 'locality_id' | 'state_code' | 'postcode' | 'place'> {
  return { locality_id: id, state_code, postcode, place: foldName([state_code, postcode].filter(Boolean).join(' ')) };
}

/** A postcode that crosses a border belongs to the state of its largest suburb. */
function postcodeRows(largestFirst: readonly LocalityRow[], weight: (row: LocalityRow) => number): SuggestionRow[] {
  const found = new Map<string, SuggestionRow>();
  for (const each of largestFirst) {
    if (each.postcode === null) continue;
    const known = found.get(each.postcode);
    const row = known ?? {
      ...placeOf(each),
      target: each.postcode,
      label: `${each.state_code} ${each.postcode}`,
      name: each.postcode,
    };
    found.set(each.postcode, { ...row, weight: (known?.weight ?? 0) + weight(each) });
  }
  return [...found.values()];
}

function capitalOf(localities: readonly LocalityRow[], stateCode: string, capital: string): number | null {
  const named = localities.filter(
    ({ name, state_code }) => state_code === stateCode && (name === capital || name === `${capital} City`),
  );
  return named.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))[0]?.id ?? null;
}

async function refreshRegions(
  transaction: Database,
  localities: readonly LocalityRow[],
  weight: (row: LocalityRow) => number,
): Promise<void> {
  const rows = await transaction.selectFrom('region').select(['id', 'slug', 'name', 'state_code']).execute();
  const weights = new Map<number, number>();
  for (const each of localities)
    if (each.region_id !== null) weights.set(each.region_id, (weights.get(each.region_id) ?? 0) + weight(each));
  await writeSuggestions(
    transaction,
    'region',
    rows.map(({ id, slug, name, state_code }) => ({
      target: slug,
      label: locationLabel({ name, stateCode: state_code }),
      name: foldName(name),
      weight: weights.get(id) ?? unknownPopulation,
      state_code,
      place: foldName(state_code),
    })),
    true,
  );
}

interface SchoolRow {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly state_code: string;
  readonly postcode: string | null;
  readonly locality_id: number | null;
  readonly suburb: string | null;
  readonly suburb_slug: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

async function refreshSchools(transaction: Database): Promise<void> {
  const { rows } = await sql<SchoolRow>`
    select s.slug, s.name, s.kind, s.state_code, s.postcode, s.locality_id, l.name as suburb, l.slug as suburb_slug,
      s.latitude, s.longitude
    from school s left join locality l on l.id = s.locality_id`.execute(transaction);
  await writeSuggestions(
    transaction,
    'school',
    rows.map(
      ({
        slug,
        name,
        kind,
        state_code,
        postcode,
        locality_id,
        suburb,
        suburb_slug,
        latitude,
        longitude,
      }): SuggestionRow => ({
        target: slug,
        label: name,
        name: foldName(name),
        weight: kind === 'secondary' || kind === 'combined' ? 200 : 100,
        locality_id,
        state_code,
        postcode,
        detail:
          suburb === null || suburb_slug === null
            ? state_code
            : locationLabel({ name: placeName({ slug: suburb_slug, name: suburb }), stateCode: state_code, postcode }),
        place: foldName([suburb, state_code, postcode].filter(Boolean).join(' ')),
        west: longitude,
        east: longitude,
        south: latitude,
        north: latitude,
      }),
    ),
    true,
  );
}
