import type { Graph } from '@verandah/graph';
import { suggestionsQuery, type Suggestion } from './queries.ts';

/** The best match for typed text; null if nothing is similar. */
export async function findPlace(graph: Graph, text: string): Promise<Suggestion | null> {
  const term = text.trim();
  if (!term) return null;
  const { locationSearch } = await graph.read(...suggestionsQuery(term, 1));
  return locationSearch[0] ?? null;
}
