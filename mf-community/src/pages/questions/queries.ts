import { document } from '@verandah/graph';
import type { QuestionTopic } from '@verandah/market';
import { entryFields, type Place, type QuestionEntry } from '../../features/questions/question.ts';
import type { QuestionKind, QuestionSort, QuestionsData } from './data.ts';

interface Page {
  readonly total: number;
  readonly results: readonly QuestionEntry[];
  readonly pagination: { readonly totalPages: number };
}
const page = `total results { ${entryFields} } pagination { totalPages }`;
const wanted = '$sort: QuestionSort!, $page: Int!, $topic: QuestionTopic, $kind: QuestionKind!, $term: String!';
interface Wanted {
  readonly sort: QuestionSort;
  readonly page: number;
  readonly topic: QuestionTopic | null;
  readonly kind: QuestionKind;
  readonly term: string;
}

interface Everywhere {
  readonly qAndAIndex: { readonly questions: Page } & Pick<
    QuestionsData,
    'popular' | 'unanswered' | 'places' | 'topics'
  >;
}

/** Questions about all locations, the panels beside them, and the most frequent locations and topics. */
export const readQuestions = document<Everywhere, Wanted>(`
  query Questions(${wanted}) {
    qAndAIndex {
      questions(sortOrder: $sort, page: $page, take: 15, topic: $topic, kind: $kind, term: $term) { ${page} }
      popular { ${entryFields} } unanswered { ${entryFields} }
      places: locations { questionCount location { name slug label } } topics { topic questionCount }
    }
  }`);

/** Questions about one suburb; null if the suburb is unknown. */
export const readPlaceQuestions = document<
  { readonly locationQAndAIndex: { readonly location: Place; readonly questions: Page } | null },
  Wanted & { location: string }
>(`
  query PlaceQuestions($location: String!, ${wanted}) {
    locationQAndAIndex(locationUniqueUri: $location, sortOrder: $sort, page: $page) { location { name slug label } questions(take: 15, topic: $topic, kind: $kind, term: $term) { ${page} } }
  }`);
