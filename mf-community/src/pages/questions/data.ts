import type { QuestionTopic } from '@verandah/market';
import type { Place, QuestionEntry } from '../../features/questions/question.ts';

export const questionSorts = ['newest', 'popular', 'unanswered'] as const;
export type QuestionSort = (typeof questionSorts)[number];
export const questionKinds = ['all', 'questions', 'discussions'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The list that an address selects. */
export interface IndexRequest {
  readonly sort: QuestionSort;
  readonly kind: QuestionKind;
  readonly page: number;
  /** Search words; '' for none. */
  readonly term: string;
  readonly topic: QuestionTopic | null;
}

export interface QuestionsData {
  readonly requested: IndexRequest;
  /** Null for all locations. */
  readonly place: Place | null;
  readonly pages: number;
  readonly total: number;
  readonly questions: readonly QuestionEntry[];
  /** Shown beside the first page of all locations. */
  readonly popular: readonly QuestionEntry[];
  readonly unanswered: readonly QuestionEntry[];
  readonly places: readonly { readonly questionCount: number; readonly location: Place }[];
  readonly topics: readonly { readonly topic: QuestionTopic; readonly questionCount: number }[];
}
