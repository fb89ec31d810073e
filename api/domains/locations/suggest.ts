import type { Database } from '../../platform/database/public.ts';
import { readCandidates, readSuggestions } from './suggest-found.ts';
import { placeKinds, type Candidate, type Suggestion, type SuggestionKind } from './suggest-kinds.ts';
import { beginningLike, holding, similarTo, speltLike, tolerance, withPostcode } from './suggest-matches.ts';
import { mix } from './suggest-mix.ts';
import { readTerm, withoutNumber, type Term } from './suggest-term.ts';

/** Kinds for which one or two characters are too few. */
const shortest = 3;
/** With so many names that begin with a word, misspellings are not searched. */
const enough = 3;

/**
 * What a visitor may mean who has typed `term`: what is called so, what begins so (from any of its words on), what
 * holds all its words, and then what is spelt almost so. Digits find postcodes and their suburbs; 'richmond vic' and
 * 'richmond 3121' narrow the name down; a house number before a street is passed over.
 */
export async function suggest(
  database: Database,
  term: string,
  kinds: readonly SuggestionKind[] = placeKinds,
  take = 8,
): Promise<Suggestion[]> {
  const read = readTerm(term);
  const wanted = [...new Set(kinds)];
  if (read === null || wanted.length === 0 || take < 1) return [];
  const found = await find(database, read, wanted, take);
  const street = found.length > 0 ? null : withoutNumber(term);
  if (street !== null) return suggest(database, street, wanted, take);
  return readSuggestions(
    database,
    mix(found.length > 0 ? found : await findMisspelt(database, read, wanted, take), take),
  );
}

/** What the term fits as it is. */
async function find(
  database: Database,
  term: Term,
  kinds: readonly SuggestionKind[],
  take: number,
): Promise<Candidate[]> {
  const { name, words } = term;
  const places = kinds.filter((kind) => placeKinds.includes(kind));
  const found = await readCandidates(
    database,
    beginningLike(term, name.length < shortest && places.length > 0 ? places : kinds, take),
  );
  if (/^\d{2,4}$/.test(name) && kinds.includes('suburb'))
    found.push(...(await readCandidates(database, withPostcode(name, take))));
  if (found.length === 0 && words.length > 1) return readCandidates(database, holding(words, kinds, take));
  if (
    words.length === 1 &&
    found.length > 0 &&
    found.length < enough &&
    !found.some(({ kind }) => placeKinds.includes(kind))
  )
    found.push(...(await findMisspelt(database, term, places, take)));
  return found;
}

async function findMisspelt(
  database: Database,
  term: Term,
  kinds: readonly SuggestionKind[],
  take: number,
): Promise<Candidate[]> {
  if (tolerance(term.name) === 0) return [];
  const places = kinds.filter((kind) => placeKinds.includes(kind) && kind !== 'postcode');
  const others = kinds.filter((kind) => !placeKinds.includes(kind));
  return [
    ...(places.length > 0 ? await readCandidates(database, speltLike(term, places, take)) : []),
    ...(others.length > 0 ? await readCandidates(database, similarTo(term, others, take)) : []),
  ];
}
