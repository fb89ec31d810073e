import type { Loaded, PageRequest } from '@verandah/areas';
import { questionsAddress } from '@verandah/market';
import { questionSorts, type QuestionsData, type QuestionSort } from './data.ts';
import { questionsHead } from './head.ts';
import { readPlaceQuestions, readQuestions } from './queries.ts';

const sortOf = (text: string | null): QuestionSort => questionSorts.find((sort) => sort === text) ?? 'newest';
const pageOf = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);

/** An index of questions: of all places, or of one. */
export async function loadQuestions({ url, params, graph }: PageRequest): Promise<Loaded<QuestionsData>> {
  const sort = sortOf(url.searchParams.get('sort'));
  const page = pageOf(url.searchParams.get('page'));
  if (params.location === undefined) {
    const { qAndAIndex: { questions, unanswered, locations } } = await graph.read(readQuestions, { sort, page });
    const data: QuestionsData = { place: null, sort, page, pages: questions.pagination.totalPages, total: questions.total, questions: questions.results, unanswered, places: locations };
    return { status: 200, data, head: questionsHead(data) };
  }
  const { locationQAndAIndex: found } = await graph.read(readPlaceQuestions, { location: params.location, sort, page });
  if (!found) return { status: 404 };
  if (found.location.slug !== params.location) return { status: 301, location: questionsAddress(found.location.slug) };
  const { location, questions } = found;
  const data: QuestionsData = { place: location, sort, page, pages: questions.pagination.totalPages, total: questions.total, questions: questions.results, unanswered: [], places: [] };
  return { status: 200, data, head: questionsHead(data) };
}
