import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import { answerQuestion, askQuestion, commentOnAnswer, voteOnPost, type VoteState } from './rules.ts';
import { QuestionType, ReplyCommentType, ReplyType, TopicEnum } from './types.ts';

const QuestionInput = builder.inputType('QuestionInput', {
  description: 'A question or discussion about a suburb.',
  fields: (t) => ({
    title: t.string({ required: true, description: '8 to 150 characters' }),
    content: t.string({ description: 'At most 5,000 characters.' }),
    isDiscussion: t.boolean({ description: 'Whether it is a discussion rather than a question.' }),
    street: t.string({ description: 'One street of the suburb that it is about.' }),
    topics: t.field({ type: [TopicEnum], description: 'Topics, at most three.' }),
  }),
});

const VoteKind = builder.enumType('VoteKind', {
  description: 'What can be voted on.',
  values: withDescriptions(['question', 'answer'] as const, {
    answer: 'An answer.',
    question: 'A question or discussion.',
  }),
});

const VoteStateType = builder.objectRef<VoteState>('VoteState').implement({
  description: 'Votes on a question or answer.',
  fields: (t) => ({
    votes: t.exposeInt('votes', { description: 'Votes for it minus votes against it.' }),
    viewerVote: t.exposeInt('viewerVote', { description: "The caller's vote: 1, -1, or 0 for none." }),
  }),
});

const key = builder.args((t) => ({
  idempotencyKey: t.string({ description: 'Idempotency key: repeats have no effect.' }),
}));

builder.mutationFields((t) => ({
  askQuestion: t.field({
    type: QuestionType,
    args: {
      locationUniqueUri: t.arg.string({ required: true, description: 'Slug of the suburb.' }),
      input: t.arg({ type: QuestionInput, required: true, description: 'The question or discussion.' }),
      ...key,
    },
    description:
      'Asks a question about a suburb, or starts a discussion. Needs a verified email address, like all posting.',
    resolve: (
      _,
      { locationUniqueUri, input: { title, content, isDiscussion, street, topics }, idempotencyKey },
      { database, viewer },
    ) =>
      askQuestion(
        database,
        viewer,
        locationUniqueUri,
        { title, content: content ?? '', isDiscussion: isDiscussion ?? false, street, topics: topics ?? [] },
        idempotencyKey ?? undefined,
      ),
  }),
  answerQuestion: t.field({
    type: ReplyType,
    description: 'Answers a question about a suburb. Needs a verified email address.',
    args: {
      questionId: t.arg.id({ required: true, description: 'ID of the question.' }),
      text: t.arg.string({ required: true, description: 'The answer; plain text.' }),
      ...key,
    },
    resolve: (_, { questionId, text, idempotencyKey }, { database, viewer }) =>
      answerQuestion(database, viewer, parseId(questionId, 'question'), { text }, idempotencyKey ?? undefined),
  }),
  commentOnAnswer: t.field({
    type: ReplyCommentType,
    description: 'Comments on an answer. Needs a verified email address.',
    args: {
      answerId: t.arg.id({ required: true, description: 'ID of the answer.' }),
      text: t.arg.string({ required: true, description: 'The comment; plain text.' }),
      ...key,
    },
    resolve: (_, { answerId, text, idempotencyKey }, { database, viewer }) =>
      commentOnAnswer(database, viewer, parseId(answerId, 'answer'), { text }, idempotencyKey ?? undefined),
  }),
  voteOnPost: t.field({
    type: VoteStateType,
    args: {
      kind: t.arg({ type: VoteKind, required: true, description: 'Question or answer.' }),
      postId: t.arg.id({ required: true, description: 'ID of the question or answer.' }),
      value: t.arg.int({ required: true, description: '1 for, -1 against.' }),
      ...key,
    },
    description: 'Votes for (1) or against (-1) a post; the same vote again removes it.',
    resolve: (_, { kind, postId, value, idempotencyKey }, { database, viewer }) =>
      voteOnPost(database, viewer, kind, parseId(postId, kind), value, { key: idempotencyKey ?? undefined }),
  }),
}));
