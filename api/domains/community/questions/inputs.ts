import { mostQuestionTopics, questionTopicNames } from '@verandah/market';
import * as v from 'valibot';
import { withBounds } from '../../../platform/bounded.ts';
import { headlineBetween, paragraphsBetween } from '../../../platform/text-input.ts';

const topics = v.pipe(
  v.array(v.picklist(questionTopicNames, `must be among ${questionTopicNames.join(', ')}`)),
  withBounds({ maxItems: mostQuestionTopics }),
  v.transform((names) => [...new Set(names)]),
  v.maxLength(mostQuestionTopics, `must be at most ${mostQuestionTopics}`),
);

/** The fields of a new question or discussion. */
export const questionInput = v.object({
  title: headlineBetween(8, 150),
  content: v.optional(paragraphsBetween(0, 5000), ''),
  isDiscussion: v.optional(v.boolean(), false),
  /** One street of the place that it is about. */
  street: v.nullish(headlineBetween(1, 80)),
  topics: v.optional(topics, []),
});

/** Fields of a question that its author can change; omitted fields stay. */
export const questionChange = v.object({
  title: v.optional(headlineBetween(8, 150)),
  content: v.optional(paragraphsBetween(0, 5000)),
  topics: v.optional(topics),
});

export const answerInput = v.object({ text: paragraphsBetween(2, 5000) });
export const commentInput = v.object({ text: paragraphsBetween(2, 1000) });
export const voteInput = v.object({ value: v.picklist([1, -1], 'must be 1 or -1') });
