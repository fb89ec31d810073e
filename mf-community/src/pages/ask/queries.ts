import { document } from '@verandah/graph';
import type { QuestionTopic } from '@verandah/market';
import type { Place } from '../../features/questions/question.ts';

export const readPlace = document<
  { readonly locationQAndAIndex: { readonly location: Place } | null },
  { location: string }
>(`
  query AskPlace($location: String!) { locationQAndAIndex(locationUniqueUri: $location) { location { name slug label } } }`);

interface Input {
  readonly title: string;
  readonly content: string;
  readonly isDiscussion: boolean;
  readonly street: string | null;
  readonly topics: readonly QuestionTopic[];
}

export const writeQuestion = document<
  { readonly askQuestion: { readonly uri: string } },
  { location: string; input: Input; key: string | null }
>(`
  mutation AskQuestion($location: String!, $input: QuestionInput!, $key: String) { askQuestion(locationUniqueUri: $location, input: $input, idempotencyKey: $key) { uri } }`);

export interface Similar {
  readonly postId: string;
  readonly uri: string;
  readonly title: string;
  readonly replyCount: number;
  readonly location: { readonly name: string };
}
export const readSimilar = document<
  { readonly similarQuestions: readonly Similar[] },
  { title: string; location: string | null }
>(`
  query SimilarQuestions($title: String!, $location: String) { similarQuestions(title: $title, locationUniqueUri: $location, take: 4) { postId uri title replyCount location { name } } }`);
