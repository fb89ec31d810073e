import { questionsAddress, questionTopicAddress } from '@verandah/market';
import type { IndexRequest } from './data.ts';

/**
 * Address of an index: location and topic in the path, the rest in the query. With a location, the topic is in the
 * query.
 */
export function indexAddress({ sort, kind, page, term, topic }: IndexRequest, place: string | null): string {
  const query = new URLSearchParams({
    ...(place !== null && topic && { topic }),
    ...(kind !== 'all' && { type: kind }),
    ...(sort !== 'newest' && { sort }),
    ...(term && { q: term }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  const path = place === null && topic ? questionTopicAddress(topic) : questionsAddress(place ?? undefined);
  return query ? `${path}?${query}` : path;
}
