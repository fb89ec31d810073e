import { questionTopicNames, questionTopics, type QuestionTopic } from '@verandah/market';
import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { Location, suburbView } from '../../geography/locations/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { mostReplies, questionLoaders } from './loaders.ts';
import { relatedQuestions } from './near-store.ts';
import type { PostAuthor, Question, Reply, ReplyComment } from './question.ts';

export const Author = builder.objectRef<PostAuthor>('PostAuthor').implement({
  description: 'An author.',
  fields: (t) => ({
    memberId: t.id({
      nullable: true,
      description: 'ID of the member; absent if the author has no account.',
      resolve: ({ memberId }) => memberId,
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'Username; absent if the member has deleted their account.',
    }),
    name: t.exposeString('name', { description: 'Public name.' }),
    avatar: t.exposeString('avatar', { nullable: true }),
    agentUsername: t.exposeString('agentUsername', {
      nullable: true,
      description: "Username of the author's agent profile; absent for others.",
    }),
  }),
});

export const TopicEnum = builder.enumType('QuestionTopic', {
  description: 'Topics of questions.',
  values: Object.fromEntries(
    questionTopics.map(({ name, label }) => [name, { value: name, description: label }]),
  ) as Record<QuestionTopic, { value: QuestionTopic; description: string }>,
});

const voteFields = {
  votes: 'Votes for it minus votes against it.',
  viewerVote: "The caller's vote: 1, -1, or 0 for none.",
};

export const ReplyCommentType = builder.objectRef<ReplyComment>('ReplyComment').implement({
  description: 'A comment on an answer; plain text.',
  fields: (t) => ({
    postId: t.exposeID('postId', { description: 'ID of the comment.' }),
    text: t.exposeString('text', { description: 'The comment itself.' }),
    isVisible: t.exposeBoolean('isVisible', { description: 'Whether others see it.' }),
    author: t.expose('author', { type: Author, description: 'Who wrote it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its author last changed it; absent if it was never changed.',
    }),
  }),
});

export const ReplyType = builder.objectRef<Reply>('QuestionReply').implement({
  description: 'An answer to a question; plain text.',
  fields: (t) => ({
    postId: t.exposeID('postId', { description: 'ID of the answer.' }),
    questionId: t.exposeID('questionId', { description: 'ID of the question.' }),
    text: t.exposeString('text', { description: 'The answer itself.' }),
    isVisible: t.exposeBoolean('isVisible', { description: 'Whether others see it.' }),
    author: t.expose('author', { type: Author, description: 'Who answered.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its author last changed it; absent if it was never changed.',
    }),
    votes: t.exposeInt('votes', { description: voteFields.votes }),
    viewerVote: t.exposeInt('viewerVote', { description: voteFields.viewerVote }),
    comments: t.field({
      type: [ReplyCommentType],
      description: 'Comments, oldest first, at most fifty.',
      resolve: ({ postId }, _, context) => questionLoaders(context).comments.load(postId),
    }),
  }),
});

export const QuestionType = builder.objectRef<Question>('Question');

builder.objectType(QuestionType, {
  description: 'A question or a discussion about a suburb; plain text.',
  fields: (t) => ({
    postId: t.exposeID('postId', { description: 'ID of the question.' }),
    uri: t.exposeString('uri', { description: 'Its name in addresses: /question/{uri}.' }),
    title: t.exposeString('title', { description: 'The question in a sentence.' }),
    content: t.exposeString('content', { description: 'The question in full; may be empty.' }),
    isDiscussion: t.exposeBoolean('isDiscussion', {
      description: 'Whether it is a discussion rather than a question.',
    }),
    isVisible: t.exposeBoolean('isVisible', {
      description: 'Whether others see it; otherwise only its author and admins do.',
    }),
    street: t.exposeString('street', { nullable: true, description: 'The street that it is about.' }),
    topics: t.field({
      type: [TopicEnum],
      description: 'Topics, at most three.',
      resolve: ({ topics }) => topics.filter((name) => questionTopicNames.includes(name)),
    }),
    isLocked: t.exposeBoolean('isLocked', { description: 'Closes it for answers and comments.' }),
    bestAnswerId: t.id({
      nullable: true,
      description: 'The answer that the asker chose.',
      resolve: ({ bestAnswerId }) => bestAnswerId,
    }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its author last changed it; absent if it was never changed.',
    }),
    location: t.field({
      type: Location,
      description: 'The suburb that it is about.',
      async resolve({ localityId }, _, context) {
        const locality = await questionLoaders(context).place.load(localityId);
        if (locality === null) throw notFound('location');
        return suburbView(locality, false);
      },
    }),
    author: t.expose('author', { type: Author, description: 'Who asked.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last answered, or asked.',
    }),
    votes: t.exposeInt('votes', { description: voteFields.votes }),
    viewerVote: t.exposeInt('viewerVote', { description: voteFields.viewerVote }),
    followerCount: t.exposeInt('followerCount', { description: 'Members who follow it.' }),
    isFollowing: t.exposeBoolean('isFollowing', { description: 'Whether the caller follows it.' }),
    replyCount: t.exposeInt('replyCount', { description: 'Answers that everyone sees.' }),
    related: t.field({
      type: [QuestionType],
      args: { take: t.arg.int({ defaultValue: 4 }) },
      description: 'Related questions about the same location or in similar words; at most ten.',
      resolve: (question, { take }, { database }) =>
        relatedQuestions(database, question, sizeWithin('take', take ?? 4, 10)),
    }),
    replies: t.field({
      type: [ReplyType],
      args: { take: t.arg.int({ defaultValue: 20 }) },
      description: 'Answers: the one chosen by the asker, then the best first; at most a hundred.',
      async resolve({ postId }, { take }, context) {
        const most = sizeWithin('take', take ?? 20, mostReplies);
        return (await questionLoaders(context).replies.load(postId)).slice(0, most);
      },
    }),
  }),
});
