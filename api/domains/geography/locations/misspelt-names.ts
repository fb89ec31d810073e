import type { Database } from '../../../platform/database/public.ts';
import { readCandidates } from './suggest-found.ts';
import { nearlyNamed, toleranceOf } from './suggest-matches.ts';
import { readTerm, type Term } from './suggest-term.ts';

/**
 * Usernames of agents, or slugs of offices, whose name or part of it is spelt almost like the text; the most similar
 * first. Family name before first name is found too. Empty for a text of fewer than four characters.
 */
export async function misspeltNames(
  database: Database,
  text: string,
  kind: 'agent' | 'office',
  take: number,
): Promise<string[]> {
  const term = readTerm(text);
  if (term === null) return [];
  const inOrder = await findSimilar(database, term, kind, take);
  if (inOrder.length > 0 || term.words.length < 2) return inOrder;
  const [last, ...others] = term.words.toReversed();
  return findSimilar(database, { ...term, name: [last, ...others.toReversed()].join(' ') }, kind, take);
}

async function findSimilar(database: Database, term: Term, kind: 'agent' | 'office', take: number): Promise<string[]> {
  if (toleranceOf(term.name) === 0) return [];
  // A name like 'Jack Act' is no narrowing to a state.
  const name = { ...term, stateCode: null, postcode: null };
  const found = await readCandidates(database, nearlyNamed(name, [kind], take));
  return found
    .toSorted((one, other) => one.misfit - other.misfit || other.weight - one.weight)
    .slice(0, take)
    .map(({ target }) => target);
}
