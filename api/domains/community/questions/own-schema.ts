import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import {
  changeAnswer,
  changeComment,
  changeQuestion,
  chooseBest,
  ownKinds,
  ownPost,
  withdrawPost,
  type OwnPost,
} from './own-posts.ts';
import { QuestionType, ReplyCommentType, ReplyType, TopicEnum } from './types.ts';

const Kind = builder.enumType('QuestionPostKind', {
  description: 'Kinds of posts about a suburb.',
  values: withDescriptions(ownKinds, {
    answer: 'An answer.',
    comment: 'A comment on an answer.',
    question: 'A question or discussion.',
  }),
});

const Change = builder.inputType('QuestionChange', {
  description: 'Omitted fields stay unchanged.',
  fields: (t) => ({
    title: t.string({ description: 'The question in a sentence.' }),
    content: t.string({ description: 'The question in full.' }),
    topics: t.field({ type: [TopicEnum], description: 'All topics, at most three.' }),
  }),
});

const OwnPostType = builder.objectRef<OwnPost>('OwnPost').implement({
  description: 'A post of the caller, for editing.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'Question, answer or comment.' }),
    postId: t.exposeID('postId', { description: 'ID of the post.' }),
    text: t.exposeString('text', { description: 'Plain text.' }),
    isVisible: t.exposeBoolean('isVisible', { description: 'Whether others see it.' }),
    isAnswered: t.exposeBoolean('isAnswered', {
      description:
        "Whether others have answered the question, so that its title can't be changed and it can't be deleted.",
    }),
    question: t.expose('question', {
      type: QuestionType,
      description: 'The question itself, or the one that the post belongs to.',
    }),
  }),
});

builder.queryFields((t) => ({
  ownPost: t.field({
    type: OwnPostType,
    args: {
      kind: t.arg({ type: Kind, required: true, description: 'Question, answer or comment.' }),
      postId: t.arg.id({ required: true, description: 'ID of the post.' }),
    },
    description: 'A post of the caller, for editing.',
    resolve: (_, { kind, postId }, { database, viewer }) => ownPost(database, viewer, kind, parseId(postId, kind)),
  }),
}));

builder.mutationFields((t) => ({
  changeQuestion: t.field({
    type: QuestionType,
    args: {
      postId: t.arg.id({ required: true, description: 'ID of the question.' }),
      change: t.arg({ type: Change, required: true, description: 'Fields to change.' }),
    },
    description: "Changes a question. Only for its author; once others have answered, the title can't be changed.",
    resolve: (_, { postId, change: { title, content, topics } }, { database, viewer }) =>
      changeQuestion(database, viewer, parseId(postId, 'question'), {
        ...(title != null && { title }),
        ...(content != null && { content }),
        ...(topics != null && { topics }),
      }),
  }),
  changeAnswer: t.field({
    type: ReplyType,
    args: {
      postId: t.arg.id({ required: true, description: 'ID of the answer.' }),
      text: t.arg.string({ required: true, description: 'The new text; plain text.' }),
    },
    description: 'Changes an answer. Only for its author.',
    resolve: (_, { postId, text }, { database, viewer }) =>
      changeAnswer(database, viewer, parseId(postId, 'answer'), { text }),
  }),
  changeComment: t.field({
    type: ReplyCommentType,
    args: {
      postId: t.arg.id({ required: true, description: 'ID of the comment.' }),
      text: t.arg.string({ required: true, description: 'The new text; plain text.' }),
    },
    description: 'Changes a comment. Only for its author.',
    resolve: (_, { postId, text }, { database, viewer }) =>
      changeComment(database, viewer, parseId(postId, 'comment'), { text }),
  }),
  withdrawPost: t.boolean({
    args: {
      kind: t.arg({ type: Kind, required: true, description: 'Question, answer or comment.' }),
      postId: t.arg.id({ required: true, description: 'ID of the post.' }),
    },
    description: 'Deletes a post of the caller; a question only while nobody else has answered it.',
    async resolve(_, { kind, postId }, { database, viewer }) {
      await withdrawPost(database, viewer, kind, parseId(postId, kind));
      return true;
    },
  }),
  chooseBestAnswer: t.field({
    type: QuestionType,
    args: {
      questionId: t.arg.id({ required: true, description: 'ID of the question.' }),
      answerId: t.arg.id({ description: 'ID of the answer; omit it to remove the choice.' }),
    },
    description: 'Chooses the best answer, or removes the choice. Only for the author of the question.',
    resolve: (_, { questionId, answerId }, { database, viewer }) =>
      chooseBest(
        database,
        viewer,
        parseId(questionId, 'question'),
        answerId == null ? null : parseId(answerId, 'answer'),
      ),
  }),
}));
