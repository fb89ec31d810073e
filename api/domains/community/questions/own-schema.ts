import { builder, numericId } from '../../../platform/graph/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import {
  changeAnswer,
  changeComment,
  changeQuestion,
  chooseBest,
  ownKinds,
  ownPost,
  withdraw,
  type OwnPost,
} from './own-posts.ts';
import { QuestionType, ReplyCommentType, ReplyType, TopicEnum } from './types.ts';

const Kind = builder.enumType('QuestionPostKind', { values: ownKinds });

const Change = builder.inputType('QuestionChange', {
  description: 'What is left out stays.',
  fields: (t) => ({ title: t.string(), content: t.string(), topics: t.field({ type: [TopicEnum] }) }),
});

const OwnPostType = builder.objectRef<OwnPost>('OwnPost').implement({
  description: "A post of the caller's own, to be changed.",
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind }),
    postId: t.exposeID('postId'),
    text: t.exposeString('text'),
    isVisible: t.exposeBoolean('isVisible'),
    isAnswered: t.exposeBoolean('isAnswered', {
      description: 'A question that others have answered: its title stays, and so does it.',
    }),
    question: t.expose('question', { type: QuestionType }),
  }),
});

function idOf(what: string, text: string | number): number {
  const id = numericId(text);
  if (id === undefined) throw notFound(what);
  return id;
}

builder.queryFields((t) => ({
  ownPost: t.field({
    type: OwnPostType,
    args: { kind: t.arg({ type: Kind, required: true }), postId: t.arg.id({ required: true }) },
    description: 'For its author.',
    resolve: (_, { kind, postId }, { database, viewer }) => ownPost(database, viewer, kind, idOf(kind, postId)),
  }),
}));

builder.mutationFields((t) => ({
  changeQuestion: t.field({
    type: QuestionType,
    args: { postId: t.arg.id({ required: true }), change: t.arg({ type: Change, required: true }) },
    description: 'For its author. Once others have answered, the title stays.',
    resolve: (_, { postId, change: { title, content, topics } }, { database, viewer }) =>
      changeQuestion(database, viewer, idOf('question', postId), {
        ...(title != null && { title }),
        ...(content != null && { content }),
        ...(topics != null && { topics }),
      }),
  }),
  changeAnswer: t.field({
    type: ReplyType,
    args: { postId: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    description: 'For its author.',
    resolve: (_, { postId, text }, { database, viewer }) =>
      changeAnswer(database, viewer, idOf('answer', postId), { text }),
  }),
  changeComment: t.field({
    type: ReplyCommentType,
    args: { postId: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    description: 'For its author.',
    resolve: (_, { postId, text }, { database, viewer }) =>
      changeComment(database, viewer, idOf('comment', postId), { text }),
  }),
  withdrawPost: t.boolean({
    args: { kind: t.arg({ type: Kind, required: true }), postId: t.arg.id({ required: true }) },
    description: "Deletes a post of one's own; a question only while nobody else has answered it.",
    async resolve(_, { kind, postId }, { database, viewer }) {
      await withdraw(database, viewer, kind, idOf(kind, postId));
      return true;
    },
  }),
  chooseBestAnswer: t.field({
    type: QuestionType,
    args: { questionId: t.arg.id({ required: true }), answerId: t.arg.id() },
    description: 'For who asked; no answer takes it back.',
    resolve: (_, { questionId, answerId }, { database, viewer }) =>
      chooseBest(database, viewer, idOf('question', questionId), answerId == null ? null : idOf('answer', answerId)),
  }),
}));
