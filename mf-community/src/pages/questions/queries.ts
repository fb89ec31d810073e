import { document } from '@verandah/graph';
import { entryFields, type Place, type QuestionEntry } from '../../features/questions/question.ts';
import type { QuestionSort } from './data.ts';

interface Page { readonly total: number; readonly results: readonly QuestionEntry[]; readonly pagination: { readonly currentPage: number; readonly totalPages: number } }
const page = `total results { ${entryFields} } pagination { currentPage totalPages }`;

interface Everywhere { readonly qAndAIndex: { readonly questions: Page; readonly unanswered: readonly QuestionEntry[]; readonly locations: readonly { readonly questionCount: number; readonly location: Place }[] } }

/** Questions about all places, and where most is asked. */
export const readQuestions = document<Everywhere, { sort: QuestionSort; page: number }>(`
  query Questions($sort: QuestionSort!, $page: Int!) {
    qAndAIndex {
      questions(sortOrder: $sort, page: $page) { ${page} }
      unanswered { ${entryFields} }
      locations { questionCount location { name slug label } }
    }
  }`);

/** Questions about one suburb; null for one that nobody knows. */
export const readPlaceQuestions = document<{ readonly locationQAndAIndex: { readonly location: Place; readonly questions: Page } | null }, { location: string; sort: QuestionSort; page: number }>(`
  query PlaceQuestions($location: String!, $sort: QuestionSort!, $page: Int!) {
    locationQAndAIndex(locationUniqueUri: $location, sortOrder: $sort, page: $page) { location { name slug label } questions { ${page} } }
  }`);
