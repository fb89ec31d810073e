import type { Graph } from '@verandah/graph';
import { suggestionsQuery, type Suggestion } from './queries.ts';

/**
 * The best match for typed text; null if nothing is similar.
 * @param place slug of a location that is searched already
 */
export async function findPlace(graph: Graph, text: string, place?: string): Promise<Suggestion | null> {
  const term = text.trim();
  if (!term) return null;
  const { locationSearch } = await graph.read(...suggestionsQuery(term, 1, place));
  return locationSearch[0] ?? null;
}
