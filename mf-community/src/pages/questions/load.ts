import type { Loaded, PageRequest } from '@verandah/areas';
import { pageOf, placeIdentifier, questionTopic } from '@verandah/market';
import { questionKinds, questionSorts, type IndexRequest, type QuestionsData } from './data.ts';
import { questionsHead } from './head.ts';
import { indexAddress } from './index-address.ts';
import { readPlaceQuestions, readQuestions } from './queries.ts';

export { QuestionsView as View } from './view.tsx';

const oneOf = <Name extends string>(names: readonly [Name, ...Name[]], text: string | null): Name =>
  names.find((name) => name === text) ?? names[0];

function requestOf({ searchParams }: URL, topic: string | null): IndexRequest {
  return {
    sort: oneOf(questionSorts, searchParams.get('sort')),
    kind: oneOf(questionKinds, searchParams.get('type')),
    page: pageOf(searchParams),
    term: (searchParams.get('q') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 200),
    topic: questionTopic(topic ?? '')?.name ?? null,
  };
}

/** The GraphQL API lists no more pages. */
const mostPages = 9999;

/** Loads an index of questions: of all locations, of one, or of a topic. */
export async function load({ url, params, graph }: PageRequest): Promise<Loaded<QuestionsData>> {
  const requested = requestOf(url, params.topic ?? url.searchParams.get('topic'));
  if ((params.topic !== undefined && requested.topic === null) || requested.page > mostPages) return { status: 404 };
  // Older links and forms name the location in the query.
  const named = url.searchParams.get('location');
  if (params.location === undefined && named) return { status: 301, location: indexAddress(requested, named) };
  const wanted = {
    sort: requested.sort,
    page: requested.page,
    topic: requested.topic,
    kind: requested.kind,
    term: requested.term,
  };
  if (params.location === undefined) {
    const {
      qAndAIndex: { questions, popular, unanswered, places, topics },
    } = await graph.read(readQuestions, wanted);
    return respond({ requested, place: null, ...listOf(questions), popular, unanswered, places, topics });
  }
  const { locationQAndAIndex: found } = await graph.read(readPlaceQuestions, {
    ...wanted,
    location: placeIdentifier(params.location),
  });
  if (!found) return { status: 404 };
  const { location: place, questions } = found;
  if (place.slug !== params.location) return { status: 301, location: indexAddress(requested, place.slug) };
  return respond({ requested, place, ...listOf(questions), popular: [], unanswered: [], places: [], topics: [] });
}

const listOf = ({
  total,
  results,
  pagination,
}: {
  readonly total: number;
  readonly results: QuestionsData['questions'];
  readonly pagination: { readonly totalPages: number };
}) => ({ total, questions: results, pages: pagination.totalPages });

/** The response for an index; 404 for a page beyond the last. */
function respond(data: QuestionsData): Loaded<QuestionsData> {
  return data.requested.page > 1 && data.questions.length === 0
    ? { status: 404 }
    : { status: 200, data, head: questionsHead(data) };
}
