import type { LocationQuestionFragment } from '../../graphql.ts';

/** A question about a location. */
export type Question = LocationQuestionFragment;
export const questionFragment = /* GraphQL */ `fragment LocationQuestion on Question { uri title replyCount votes isDiscussion }`;
