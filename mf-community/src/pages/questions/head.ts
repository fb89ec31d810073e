import type { Head } from '@verandah/areas';
import { questionTopic } from '@verandah/market';
import type { QuestionsData } from './data.ts';
import { indexAddress } from './index-address.ts';

/** The heading of an index. */
export function indexTitle({ place, requested: { topic, kind } }: Pick<QuestionsData, 'place' | 'requested'>): string {
  const what = kind === 'discussions' ? 'Discussions' : 'Questions';
  const about = topic ? `: ${questionTopic(topic)?.label ?? ''}` : '';
  return place
    ? `${what} about ${place.label}${about}`
    : topic
      ? `${what} about ${(questionTopic(topic)?.label ?? '').toLowerCase()}`
      : `${what} about suburbs`;
}

/**
 * Metadata of an index for search engines and link previews. The canonical address is the default order of all
 * questions.
 */
export function questionsHead(data: QuestionsData): Head {
  const { place, requested, total } = data;
  const where = place ? `about living in ${place.label}` : 'about Australia’s suburbs';
  const plain =
    requested.sort === 'newest' &&
    requested.kind === 'all' &&
    requested.term === '' &&
    (place === null || requested.topic === null);
  const page = requested.page > 1 ? ` – page ${requested.page}` : '';
  return {
    title: `${indexTitle(data)}${page}`,
    description: `What people ask ${where}: schools, transport, noise, costs and neighbours. Read answers from locals or ask your own question.`,
    canonical: indexAddress(
      { ...requested, sort: 'newest', kind: 'all', term: '', topic: place ? null : requested.topic },
      place?.slug ?? null,
    ),
    ...((!plain || total === 0) && { noIndex: true }),
  };
}
