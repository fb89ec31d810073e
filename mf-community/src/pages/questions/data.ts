import type { Place, QuestionEntry } from '../../features/questions/question.ts';

export const questionSorts = ['newest', 'popular', 'unanswered'] as const;
export type QuestionSort = (typeof questionSorts)[number];

export interface QuestionsData {
  /** Absent: about all places. */
  readonly place: Place | null;
  readonly sort: QuestionSort;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly questions: readonly QuestionEntry[];
  /** Beside the first page of all places. */
  readonly unanswered: readonly QuestionEntry[];
  readonly places: readonly { readonly questionCount: number; readonly location: Place }[];
}
