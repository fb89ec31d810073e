import { questionTopicNames, questionTopics, type QuestionTopic } from '@verandah/market';
import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { Location, suburbView } from '../../locations/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { mostReplies, questionLoaders } from './loaders.ts';
import { relatedQuestions } from './near-store.ts';
import type { PostAuthor, Question, Reply, ReplyComment } from './question.ts';

export const Author = builder.objectRef<PostAuthor>('PostAuthor').implement({
  fields: (t) => ({
    memberId: t.id({
      nullable: true,
      description: 'Absent when it is no member, or one who has gone.',
      resolve: ({ memberId }) => memberId,
    }),
    username: t.exposeString('username', { nullable: true }),
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', { nullable: true }),
    agentUsername: t.exposeString('agentUsername', { nullable: true, description: 'Of an author who is an agent.' }),
  }),
});

export const TopicEnum = builder.enumType('QuestionTopic', {
  values: Object.fromEntries(
    questionTopics.map(({ name, label }) => [name, { value: name, description: label }]),
  ) as Record<QuestionTopic, { value: QuestionTopic; description: string }>,
});

const voteFields = {
  votes: 'Those for it less those against.',
  viewerVote: 'How the caller voted: 1, -1, or 0 for not at all.',
};

export const ReplyCommentType = builder.objectRef<ReplyComment>('ReplyComment').implement({
  description: 'A comment on an answer; plain text.',
  fields: (t) => ({
    postId: t.exposeID('postId'),
    text: t.exposeString('text'),
    isVisible: t.exposeBoolean('isVisible'),
    author: t.expose('author', { type: Author }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'ISO 8601' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'ISO 8601; when its author changed it last.',
    }),
  }),
});

export const ReplyType = builder.objectRef<Reply>('QuestionReply').implement({
  description: 'An answer to a question; plain text.',
  fields: (t) => ({
    postId: t.exposeID('postId'),
    questionId: t.exposeID('questionId'),
    text: t.exposeString('text'),
    isVisible: t.exposeBoolean('isVisible'),
    author: t.expose('author', { type: Author }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'ISO 8601' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'ISO 8601; when its author changed it last.',
    }),
    votes: t.exposeInt('votes', { description: voteFields.votes }),
    viewerVote: t.exposeInt('viewerVote', { description: voteFields.viewerVote }),
    comments: t.field({
      type: [ReplyCommentType],
      description: 'Oldest first, at most fifty.',
      resolve: ({ postId }, _, context) => questionLoaders(context).comments.load(postId),
    }),
  }),
});

export const QuestionType = builder.objectRef<Question>('Question');

builder.objectType(QuestionType, {
  description: 'A question or a discussion about a suburb; plain text.',
  fields: (t) => ({
    postId: t.exposeID('postId'),
    uri: t.exposeString('uri', { description: 'Its name in addresses: /question/{uri}.' }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    isDiscussion: t.exposeBoolean('isDiscussion'),
    isVisible: t.exposeBoolean('isVisible', { description: 'false: only its author and admins see it.' }),
    street: t.exposeString('street', { nullable: true, description: 'The street that it is about.' }),
    topics: t.field({
      type: [TopicEnum],
      resolve: ({ topics }) => topics.filter((name) => questionTopicNames.includes(name)),
    }),
    isLocked: t.exposeBoolean('isLocked', { description: 'Takes no more answers and comments.' }),
    bestAnswerId: t.id({
      nullable: true,
      description: 'The answer that the asker chose.',
      resolve: ({ bestAnswerId }) => bestAnswerId,
    }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'ISO 8601; when its author changed it last.',
    }),
    location: t.field({
      type: Location,
      async resolve({ localityId }, _, context) {
        const locality = await questionLoaders(context).place.load(localityId);
        if (locality === null) throw notFound('location');
        return suburbView(locality, false);
      },
    }),
    author: t.expose('author', { type: Author }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'ISO 8601' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'ISO 8601; when it was answered last, or asked.',
    }),
    votes: t.exposeInt('votes', { description: voteFields.votes }),
    viewerVote: t.exposeInt('viewerVote', { description: voteFields.viewerVote }),
    followerCount: t.exposeInt('followerCount'),
    isFollowing: t.exposeBoolean('isFollowing'),
    replyCount: t.exposeInt('replyCount', { description: 'Answers that everyone sees.' }),
    related: t.field({
      type: [QuestionType],
      args: { take: t.arg.int({ defaultValue: 4 }) },
      description: 'Of the same place or in the same words; at most ten.',
      resolve: (question, { take }, { database }) =>
        relatedQuestions(database, question, sizeWithin('take', take ?? 4, 10)),
    }),
    replies: t.field({
      type: [ReplyType],
      args: { take: t.arg.int({ defaultValue: 20 }) },
      description: 'The one that the asker chose, then the best first; at most a hundred.',
      async resolve({ postId }, { take }, context) {
        const most = sizeWithin('take', take ?? 20, mostReplies);
        return (await questionLoaders(context).replies.load(postId)).slice(0, most);
      },
    }),
  }),
});
