import type { Database } from '../../../platform/database/public.ts';
import { readAddress, type AddressTerm } from './address-term.ts';
import { readCandidates, readSuggestions } from './suggest-found.ts';
import { placeKinds, type Candidate, type Suggestion, type SuggestionKind } from './suggest-kinds.ts';
import {
  beginningLike,
  holdsWords,
  ofWholeName,
  similarTo,
  speltLike,
  streetsOf,
  streetsSpeltLike,
  toleranceOf,
  withPostcode,
} from './suggest-matches.ts';
import { mixCandidates } from './suggest-mix.ts';
import { abbreviateState } from './abbreviate-state.ts';
import { withoutNear } from './near-term.ts';
import { readStation } from './station-term.ts';
import { longest, readTerm, withoutNumber, type Term } from './suggest-term.ts';

/** Kinds that need at least three characters. */
const shortest = 3;
/** With this many prefix matches, fuzzy matches are not searched. */
const enough = 3;
/** Factor by which a misspelt location must outweigh the matches to be suggested. */
const muchBetterKnown = 10;

/**
 * Suggestions for a typed term: exact matches, prefixes (of any word), names that contain all words, then fuzzy
 * matches. Digits match postcodes and their suburbs; 'richmond vic' and 'richmond 3121' narrow the name. An address
 * matches its street, else its suburb, and nothing that only shares some words. 'near' before a name is passed over.
 * @param stateCode of equally good matches, those of this state come first
 * @param stateKinds the kinds that this concerns; the order of the others stays
 */
export async function suggestPlaces(
  database: Database,
  term: string,
  kinds: readonly SuggestionKind[] = placeKinds,
  take = 8,
  stateCode: string | null = null,
  stateKinds: readonly SuggestionKind[] = kinds,
): Promise<Suggestion[]> {
  const text = withoutNear(term);
  const anywhere = await matchTerm(database, text, kinds, take);
  const preferred = kinds.filter((kind) => stateKinds.includes(kind));
  if (stateCode === null || preferred.length === 0 || readTerm(text)?.stateCode !== null)
    return readSuggestions(database, anywhere);
  // More share a name than are read of a kind, so those of the state are read by themselves.
  const inState = `${text.slice(0, longest - stateCode.length - 1)} ${stateCode}`;
  const here = await matchTerm(database, inState, preferred, take);
  const isFuzzy = ({ misfit }: Candidate): boolean => misfit > 1;
  const fitting = anywhere.some((each) => !isFuzzy(each)) ? here.filter((each) => !isFuzzy(each)) : here;
  if (preferred.length < kinds.length) return readSuggestions(database, stateFirst(anywhere, fitting, preferred));
  return readSuggestions(database, bestFirst([...fitting, ...anywhere]).slice(0, take));
}

const bestFirst = (list: readonly Candidate[]): Candidate[] =>
  distinctCandidates(list).toSorted((one, other) => one.misfit - other.misfit);

/** The list with as many of each kind in the same places; of these kinds, those of a state first. */
function stateFirst(
  list: readonly Candidate[],
  ofState: readonly Candidate[],
  kinds: readonly SuggestionKind[],
): Candidate[] {
  const inTurn = new Map(
    kinds.map((wanted) => [wanted, bestFirst([...ofState, ...list].filter(({ kind }) => kind === wanted)).values()]),
  );
  return list.map((each) => inTurn.get(each.kind)?.next().value ?? each);
}

/** What a term matches, the best first. */
async function matchTerm(
  database: Database,
  term: string,
  kinds: readonly SuggestionKind[],
  take: number,
): Promise<Candidate[]> {
  const read = readTerm(term);
  const wanted = [...new Set(kinds)];
  if (read === null || wanted.length === 0 || take < 1) return [];
  const address = readAddress(term);
  const abbreviated = abbreviateState(term.slice(0, longest));
  if (abbreviated !== null) {
    // Port Victoria is in South Australia: a whole name comes before one in the state that it ends in.
    const whole = await wholeNamed(database, read, address, wanted, take);
    return distinctCandidates([...whole, ...(await matchTerm(database, abbreviated, wanted, take))]).slice(0, take);
  }
  const station = wanted.includes('station') ? readStation(term) : null;
  const found = await findCandidates(
    database,
    read,
    station ? wanted.filter((kind) => kind !== 'station') : wanted,
    take,
    address,
  );
  if (station) found.push(...(await findCandidates(database, station, ['station'], take, null)));
  if (found.length > 0) return mixCandidates(found, take);
  // A name and a postcode that contradict each other: people know the name better.
  if (read.postcode !== null && read.name !== '' && !address) {
    const named = await findCandidates(database, { ...read, postcode: null }, wanted, take, null);
    if (named.length > 0) return mixCandidates(named, take);
  }
  const misspeltStations = station ? await findMisspelt(database, station, ['station'], take) : [];
  if (misspeltStations.length > 0) return mixCandidates(misspeltStations, take);
  if (address) return mixCandidates(await findAddress(database, address, wanted, take), take);
  const street = withoutNumber(term);
  if (street !== null) return matchTerm(database, street, wanted, take);
  return mixCandidates(await findMisspelt(database, read, wanted, take), take);
}

/** Names that begin with the whole text, or the street of an address. */
async function wholeNamed(
  database: Database,
  term: Term,
  address: AddressTerm | null,
  kinds: readonly SuggestionKind[],
  take: number,
): Promise<Candidate[]> {
  if (address && !kinds.includes('street')) return [];
  const found = await readCandidates(database, address ? streetsOf(address, take) : beginningLike(term, kinds, take));
  return mixCandidates(found, take);
}

const distinctCandidates = (list: readonly Candidate[]): Candidate[] => [
  ...new Map(list.map((each) => [`${each.kind} ${each.target}`, each])).values(),
];

/**
 * The street of an address, or one that is spelt almost so; else the place that was typed behind it, or that the street
 * is called after: 'toorak road' → Toorak.
 */
async function findAddress(
  database: Database,
  address: AddressTerm,
  kinds: readonly SuggestionKind[],
  take: number,
): Promise<Candidate[]> {
  if (kinds.includes('street')) {
    const streets = await readCandidates(database, streetsOf(address, take));
    if (streets.length > 0) return streets;
    const similar = await readCandidates(database, streetsSpeltLike(address, take));
    if (similar.length > 0) return similar;
  }
  const { place, postcode, street, kind: streetKind } = address;
  const places = kinds.filter((kind) => kind === 'suburb' || kind === 'region');
  const called = (name: string): Term => ({ ...address, name, words: name.split(' ') });
  if (place === '') {
    if (postcode !== null && kinds.includes('suburb')) return readCandidates(database, withPostcode(postcode, take));
    const namesakes = await readCandidates(
      database,
      beginningLike(called(street.slice(0, -streetKind.length - 1)), places, take),
    );
    return namesakes.filter(({ misfit }) => misfit === 0);
  }
  const term = called(place);
  const found = await readCandidates(database, beginningLike(term, places, take));
  return found.length > 0 ? found : findMisspelt(database, term, places, take);
}

/** Exact and prefix matches of the term. */
async function findCandidates(
  database: Database,
  term: Term,
  kinds: readonly SuggestionKind[],
  take: number,
  address: AddressTerm | null,
): Promise<Candidate[]> {
  const { name, words } = term;
  const places = kinds.filter((kind) => placeKinds.includes(kind));
  const found = await readCandidates(
    database,
    beginningLike(term, name.length < shortest && places.length > 0 ? places : kinds, take),
  );
  if (/^\d{2,4}$/.test(name) && kinds.includes('suburb'))
    found.push(...(await readCandidates(database, withPostcode(name, take))));
  if (words.length > 1 && found.length < enough && !address)
    found.push(...(await readCandidates(database, holdsWords(words, kinds, take))));
  if (words.length === 1 && found.length > 0 && found.length < enough) {
    // Paramatta is a locality in South Australia; most who type it mean Parramatta.
    const known = found.filter(({ kind }) => placeKinds.includes(kind)).map(({ weight }) => weight);
    const least = muchBetterKnown * Math.max(0, ...known);
    const misspelt = await findMisspelt(database, term, places, take, least);
    found.push(...misspelt.filter(({ weight }) => weight - ofWholeName > least));
  }
  return found;
}

async function findMisspelt(
  database: Database,
  term: Term,
  kinds: readonly SuggestionKind[],
  take: number,
  heavierThan?: number,
): Promise<Candidate[]> {
  if (toleranceOf(term.name) === 0) return [];
  const places = kinds.filter((kind) => placeKinds.includes(kind) && kind !== 'postcode');
  const others = kinds.filter((kind) => !placeKinds.includes(kind));
  return [
    ...(places.length > 0 ? await readCandidates(database, speltLike(term, places, take, heavierThan)) : []),
    ...(others.length > 0 ? await readCandidates(database, similarTo(term, others, take)) : []),
  ];
}
