import { questionsAddress, questionTopicAddress } from '@verandah/market';
import type { IndexRequest } from './data.ts';

/** The address of an index: place and topic in its path, the rest as a query. A topic of one place is in the query. */
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
