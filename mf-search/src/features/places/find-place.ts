import type { Graph } from '@verandah/graph';
import { suggestPlaces, type Place } from './queries.ts';

/** The place that typed text most probably means; null when there is none like it. */
export async function findPlace(graph: Graph, text: string): Promise<Place | null> {
  const term = text.trim().slice(0, 100);
  if (!term) return null;
  const { locationSearch } = await graph.read(suggestPlaces, { term, take: 1 });
  return locationSearch[0] ?? null;
}
