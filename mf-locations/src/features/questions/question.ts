/** A question about a location. */
export interface Question {
  readonly uri: string;
  readonly title: string;
  readonly replyCount: number;
  readonly votes: number;
  readonly isDiscussion: boolean;
}
export const questionFragment = /* GraphQL */ `fragment LocationQuestion on Question { uri title replyCount votes isDiscussion }`;
