import type { Head } from '@verandah/areas';
import { questionsAddress } from '@verandah/market';
import type { QuestionsData } from './data.ts';

/** What robots and other sites learn of an index: its first page in the usual order is what they are led to. */
export function questionsHead({ place, sort, page }: QuestionsData): Head {
  const where = place ? `about living in ${place.label}` : 'about Australia’s suburbs';
  return {
    title: place ? `Questions and answers about ${place.label}` : 'Questions and answers about suburbs',
    description: `What people ask ${where}: schools, transport, safety, costs, neighbours. Read the answers of locals or ask your own.`,
    canonical: `${questionsAddress(place?.slug)}${page > 1 ? `?page=${page}` : ''}`,
    ...(sort !== 'newest' && { noIndex: true }),
  };
}
