import type { Graph } from '@verandah/graph';
import { graphql } from '../../graphql.ts';

/** A suburb that may match a text. */
export interface FoundPlace {
  readonly label: string;
  readonly slug: string;
}

export const suggestSuburbs = graphql(`
  query SuggestSuburbs($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take,
    kinds: [suburb] }) { label slug } }`);

/** Suburbs whose names start with a text, or are similar. */
export async function suggestPlaces(graph: Graph, text: string, take = 6): Promise<readonly FoundPlace[]> {
  const term = text.trim().slice(0, 100);
  if (term === '') return [];
  return (await graph.read(suggestSuburbs, { term, take })).locationSearch.flatMap(({ label, slug }) =>
    slug === null ? [] : [{ label, slug }],
  );
}

/** Resolves typed text to the one suburb that it names, else to the suburbs that it may mean. */
export async function findPlace(
  graph: Graph,
  text: string,
): Promise<{ readonly place: FoundPlace | null; readonly choices: readonly FoundPlace[] }> {
  const found = await suggestPlaces(graph, text);
  const plain = (label: string): string =>
    label
      .toLowerCase()
      .replace(/[\s,]+/g, ' ')
      .trim();
  const exact = found.filter(({ label, slug }) => plain(label) === plain(text) || slug === text.trim());
  const named = found.filter(({ label }) => plain(label.split(',')[0] ?? '') === plain(text));
  const [place] = exact.length > 0 ? exact : named.length === 1 ? named : found.length === 1 ? found : [];
  return { place: place ?? null, choices: place ? [] : found };
}
