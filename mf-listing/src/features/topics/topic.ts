/** A question or discussion about the suburb. */
export interface Topic {
  readonly postId: string;
  readonly title: string;
  readonly uri: string;
  readonly replyCount: number;
  readonly isDiscussion: boolean;
}
