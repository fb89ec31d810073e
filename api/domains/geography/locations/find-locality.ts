import { locationLabel, locationSlug, postalName, stateByCode } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { foldName } from './fold.ts';
import { localityByFormerSlug } from './former-slug.ts';
import { localityColumns } from './locality.ts';
import type { Locality } from './locality.ts';
import { localityBySlug } from './locality-store.ts';
import { writeSuggestions } from './suggestion-rows.ts';
import { refreshSurroundings } from './surroundings.ts';
import { tidyName } from './tidy-name.ts';
import { timeZoneOf } from './time-zone.ts';

/** A suburb in a feed. */
export interface NamedPlace {
  readonly name: string;
  readonly state: string;
  readonly postcode?: string | null;
}

/** Degrees, where the feed has them. */
interface PositionedPlace extends NamedPlace {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/**
 * Finds the locality of a feed's suburb by name and state, ignoring case and apostrophes. A postcode distinguishes
 * localities of the same name; a contradicting one means another locality. Former names and postcodes match too.
 */
export async function findLocality(
  database: Database,
  { name, state, postcode }: NamedPlace,
): Promise<Locality | undefined> {
  const stateCode = stateByCode(state.trim())?.stateCode;
  if (stateCode === undefined) return undefined;
  const { rows } = await sql<Locality>`
    select ${localityColumns} from locality l
    where l.state_code = ${stateCode} and l.slug in (
      select slug from locality where state_code = ${stateCode} and lower(name) = ${postalName(name).toLowerCase()}
      union select target from suggestion where kind = 'suburb' and name = ${foldName(postalName(name))})
    order by l.provisional, l.population desc nulls last, l.id`.execute(database);
  const given = postcode?.trim() ?? '';
  const found =
    given === '' ? rows[0] : (rows.find((row) => row.postcode === given) ?? rows.find((row) => row.postcode === null));
  return found ?? localityByFormerSlug(database, locationSlug({ name, stateCode, postcode: given }));
}

/**
 * The suburb of this name and state whose postcode is another one, for an address with a wrong postcode: nearest to the
 * position, else to the places of that postcode, else the most populous. undefined when no such suburb is in the
 * gazetteer.
 */
export async function findNamesake(
  database: Database,
  { name, state, postcode, latitude, longitude }: PositionedPlace,
): Promise<Locality | undefined> {
  const stateCode = stateByCode(state.trim())?.stateCode;
  if (stateCode === undefined) return undefined;
  const { rows } = await sql<Locality>`
    with centre as (
      select coalesce(${latitude ?? null}::float8, avg(latitude)) as latitude, coalesce(${longitude ?? null}::float8,
        avg(longitude)) as longitude
      from locality where state_code = ${stateCode} and postcode = ${postcode?.trim() ?? ''} and not provisional
    )
    select ${localityColumns} from locality l, centre c
    where l.state_code = ${stateCode} and not l.provisional and l.postcode is not null and l.slug in (
      select slug from locality where state_code = ${stateCode} and lower(name) = ${postalName(name).toLowerCase()}
      union select target from suggestion where kind = 'suburb' and name = ${foldName(postalName(name))})
    order by (l.latitude - c.latitude) ^ 2 + (l.longitude - c.longitude) ^ 2 nulls last, l.population desc nulls last,
      l.id limit 1`.execute(database);
  return rows[0];
}

/**
 * Creates a provisional locality for an unknown suburb; an import of localities confirms or replaces it. Its position
 * is the given one, else that of other localities of its postcode, else its state's capital.
 * @returns undefined when the state is none of Australia's or the name is empty
 */
export async function provisionalLocality(database: Database, place: PositionedPlace): Promise<Locality | undefined> {
  const state = stateByCode(place.state.trim());
  const name = tidyName(place.name);
  if (state === undefined || foldName(name) === '') return undefined;
  const postcode = /^\d{4}$/.test(place.postcode?.trim() ?? '') ? (place.postcode?.trim() ?? null) : null;
  const slug = await ownSlug(database, locationSlug({ name, stateCode: state.stateCode, postcode }));
  const near = await nearestKnown(database, state.stateCode, state.capital, postcode);
  const latitude = place.latitude ?? near?.latitude ?? -25.3;
  const longitude = place.longitude ?? near?.longitude ?? 133.8;
  const rows = await database
    .insertInto('locality')
    .values({
      slug,
      name,
      state_code: state.stateCode,
      postcode,
      latitude,
      longitude,
      setting: near?.setting ?? 'rural',
      time_zone: timeZoneOf(state.stateCode, { latitude, longitude }),
      provisional: true,
    })
    .onConflict((conflict) => conflict.columns(['slug']).doNothing())
    .returning('id')
    .execute();
  if (rows[0] !== undefined) {
    await refreshSurroundings(database, [rows[0].id]);
    await writeSuggestions(
      database,
      'suburb',
      [
        {
          target: slug,
          label: locationLabel({ name, stateCode: state.stateCode, postcode }),
          name: foldName(name),
          weight: 0,
          locality_id: rows[0].id,
          state_code: state.stateCode,
          postcode,
          place: foldName([state.stateCode, postcode].filter(Boolean).join(' ')),
        },
      ],
      false,
    );
  }
  return localityBySlug(database, slug);
}

/** Not the slug of a region or a redirect. */
async function ownSlug(database: Database, plain: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from region where starts_with(slug, ${plain}) union select slug from former_locality_slug
      where starts_with(slug, ${plain})`.execute(database);
  let slug = plain;
  for (let copy = 2; rows.some((row) => row.slug === slug); copy += 1) slug = `${plain}-${copy}`;
  return slug;
}

async function nearestKnown(
  database: Database,
  stateCode: string,
  capital: string,
  postcode: string | null,
): Promise<Locality | undefined> {
  const { rows } = await sql<Locality>`
    select ${localityColumns} from locality l
    where l.state_code = ${stateCode} and (l.postcode = ${postcode} or l.name = ${capital})
    order by (l.postcode = ${postcode}) desc nulls last, l.population desc nulls last, l.id limit 1`.execute(database);
  return rows[0];
}
