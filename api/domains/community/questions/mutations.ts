import { builder, numericId } from '../../../platform/graph/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { answer, ask, comment, vote, type VoteState } from './rules.ts';
import { QuestionType, ReplyCommentType, ReplyType, TopicEnum } from './types.ts';

const QuestionInput = builder.inputType('QuestionInput', {
  fields: (t) => ({
    title: t.string({ required: true, description: '8 to 150 characters' }),
    content: t.string({ description: 'At most 5,000 characters.' }),
    isDiscussion: t.boolean(),
    street: t.string({ description: 'One street of the suburb that it is about.' }),
    topics: t.field({ type: [TopicEnum], description: 'At most three.' }),
  }),
});

const VoteKind = builder.enumType('VoteKind', { values: ['question', 'answer'] as const });

const VoteStateType = builder.objectRef<VoteState>('VoteState').implement({
  fields: (t) => ({ votes: t.exposeInt('votes'), viewerVote: t.exposeInt('viewerVote') }),
});

const key = builder.args((t) => ({
  idempotencyKey: t.string({ description: 'Sent again with the same key, it is done once.' }),
}));

/** A number, or what no post has. */
function idOf(what: string, text: string | number): number {
  const id = numericId(text);
  if (id === undefined) throw notFound(what);
  return id;
}

builder.mutationFields((t) => ({
  askQuestion: t.field({
    type: QuestionType,
    args: {
      locationUniqueUri: t.arg.string({ required: true }),
      input: t.arg({ type: QuestionInput, required: true }),
      ...key,
    },
    description: 'Asks about a suburb, or starts a discussion. Needs a verified email address, as all posting does.',
    resolve: (
      _,
      { locationUniqueUri, input: { title, content, isDiscussion, street, topics }, idempotencyKey },
      { database, viewer },
    ) =>
      ask(
        database,
        viewer,
        locationUniqueUri,
        { title, content: content ?? '', isDiscussion: isDiscussion ?? false, street, topics: topics ?? [] },
        idempotencyKey ?? undefined,
      ),
  }),
  answerQuestion: t.field({
    type: ReplyType,
    args: { questionId: t.arg.id({ required: true }), text: t.arg.string({ required: true }), ...key },
    resolve: (_, { questionId, text, idempotencyKey }, { database, viewer }) =>
      answer(database, viewer, idOf('question', questionId), { text }, idempotencyKey ?? undefined),
  }),
  commentOnAnswer: t.field({
    type: ReplyCommentType,
    args: { answerId: t.arg.id({ required: true }), text: t.arg.string({ required: true }), ...key },
    resolve: (_, { answerId, text, idempotencyKey }, { database, viewer }) =>
      comment(database, viewer, idOf('answer', answerId), { text }, idempotencyKey ?? undefined),
  }),
  voteOnPost: t.field({
    type: VoteStateType,
    args: {
      kind: t.arg({ type: VoteKind, required: true }),
      postId: t.arg.id({ required: true }),
      value: t.arg.int({ required: true }),
      ...key,
    },
    description: 'For (1) or against (-1); the same way again undoes it.',
    resolve: (_, { kind, postId, value, idempotencyKey }, { database, viewer }) =>
      vote(database, viewer, kind, idOf(kind, postId), value, { key: idempotencyKey ?? undefined }),
  }),
}));
