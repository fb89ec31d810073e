import type { Graph } from '@verandah/graph';
import { suggestions, type Suggestion } from './queries.ts';

/** What typed text most probably means; null when there is nothing like it. */
export async function findPlace(graph: Graph, text: string): Promise<Suggestion | null> {
  const term = text.trim();
  if (!term) return null;
  const { locationSearch } = await graph.read(...suggestions(term, 1));
  return locationSearch[0] ?? null;
}
