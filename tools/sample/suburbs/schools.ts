import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import { refreshSuggestions } from '@verandah/api';
import { insertRows } from '../bulk.ts';
import { chance, mixSeed, type Chance } from '../chance.ts';
import { dealListings, type Place } from '../places.ts';
import { positionIn } from '../position.ts';
import type { SampleRun } from '../run.ts';

/** Every place weighs at least one listing in so many. */
const everyPlace = 1_000_000;
/** Plants and birds with a feature of the land: no school is called so. */
const first = ['Banksia', 'Bottlebrush', 'Currawong', 'Ironbark', 'Kurrajong', 'Lyrebird', 'Quandong', 'Wattlebird'];
const second = ['Bend', 'Crossing', 'Gully', 'Lagoon', 'Paddock', 'Terrace', 'Track', 'Verandah'];

const types = {
  Government: { primary: 'Primary School', secondary: 'High School', combined: 'College' },
  Catholic: { primary: 'Catholic Primary School', secondary: 'Catholic College', combined: 'Catholic College' },
  Independent: { primary: 'Preparatory School', secondary: 'Grammar School', combined: 'Grammar School' },
} as const;
type Sector = keyof typeof types;
type Kind = keyof (typeof types)[Sector];

/**
 * Invented schools inside the boundaries of their suburbs, where no schools are known: an import of real ones removes
 * them, since their numbers are not in its list.
 */
export async function addSchools({ database, seed, places }: SampleRun): Promise<number> {
  const { rows: known } = await sql`select from school limit 1`.execute(database);
  if (known.length > 0) return 0;
  const schools = dealListings(places, everyPlace).flatMap((place) => schoolsOf(place, seed));
  await insertRows(
    database,
    'school',
    [
      'acara_id text',
      'name text',
      'slug text',
      'kind text',
      'sector text',
      'locality_id int',
      'state_code text',
      'postcode text',
      'latitude float8',
      'longitude float8',
    ],
    schools,
  );
  await refreshSuggestions(database);
  return schools.length;
}

function schoolsOf(place: Place, seed: number): object[] {
  const random = chance(mixSeed(seed, 'schools', place.id));
  return kindsOf(random, place).map((kind, index) => {
    const sector = random.weighed<Sector>([
      ['Government', 66],
      ['Catholic', 20],
      ['Independent', 14],
    ]);
    const name = `${random.pick(first)} ${random.pick(second)} ${types[sector][kind]}`;
    const number = `sample${place.id}x${index}`;
    return {
      acara_id: number,
      name,
      slug: slugText(`${name} ${place.stateCode} ${number}`),
      kind,
      sector,
      locality_id: place.id,
      state_code: place.stateCode,
      postcode: place.postcode,
      ...positionIn(random, place),
    };
  });
}

const kindsOf = (random: Chance, { setting }: Place): readonly Kind[] => [
  ...(random.happens(setting === 'rural' ? 0.4 : 0.85) ? (['primary'] as const) : []),
  ...(random.happens(setting === 'metropolitan' ? 0.4 : 0.15) ? (['secondary'] as const) : []),
  ...(random.happens(0.12) ? (['combined'] as const) : []),
];
