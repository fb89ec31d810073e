import { questionTopicNames } from '@verandah/market';
import * as v from 'valibot';

// Response schemas of the REST and legacy APIs.

const author = v.strictObject({
  memberId: v.nullable(v.number()),
  username: v.nullable(v.string()),
  name: v.string(),
  avatar: v.nullable(v.string()),
  agentUsername: v.nullable(v.string()),
});
const ownVote = v.picklist([1, -1, 0]);
const time = v.pipe(v.string(), v.isoTimestamp());

export const commentResponse = v.strictObject({
  postId: v.number(),
  replyId: v.number(),
  text: v.string(),
  isVisible: v.boolean(),
  author,
  createdAt: time,
  editedAt: v.nullable(time),
});

const replyFields = {
  postId: v.number(),
  questionId: v.number(),
  text: v.string(),
  isVisible: v.boolean(),
  author,
  createdAt: time,
  editedAt: v.nullable(time),
  votes: v.number(),
  viewerVote: ownVote,
};
export const replyResponse = v.strictObject(replyFields);

const questionFields = {
  postId: v.number(),
  uri: v.string(),
  title: v.string(),
  content: v.string(),
  isDiscussion: v.boolean(),
  isVisible: v.boolean(),
  localityId: v.number(),
  street: v.nullable(v.string()),
  topics: v.pipe(v.array(v.picklist(questionTopicNames)), v.readonly()),
  isLocked: v.boolean(),
  bestAnswerId: v.nullable(v.number()),
  editedAt: v.nullable(time),
  location: v.strictObject({ id: v.number(), name: v.string(), slug: v.string(), label: v.string() }),
  author,
  createdAt: time,
  updatedAt: time,
  votes: v.number(),
  viewerVote: ownVote,
  followerCount: v.number(),
  isFollowing: v.boolean(),
  replyCount: v.number(),
};
export const questionResponse = v.strictObject(questionFields);
export const threadResponse = v.strictObject({
  ...questionFields,
  replies: v.array(v.strictObject({ ...replyFields, comments: v.array(commentResponse) })),
});

export const voteResponse = v.strictObject({ votes: v.number(), viewerVote: ownVote });
export const followResponse = v.strictObject({ isFollowing: v.boolean(), followerCount: v.number() });
