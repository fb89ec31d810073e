import * as v from 'valibot';
import { followTarget, unfollowTarget } from '../../members/follows/public.ts';
import { idempotencyKey } from '../../../platform/idempotency/public.ts';
import { findSuburb, localitiesById } from '../../geography/locations/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { id, defineOperation, type Operation, pagingInput } from '../../../platform/rest/public.ts';
import {
  commentResponse,
  followResponse,
  questionResponse,
  replyResponse,
  threadResponse,
  voteResponse,
} from './responses.ts';
import { answerInput, commentInput, questionInput, voteInput } from './inputs.ts';
import { questionPageSize, questionTypes, type QuestionType } from './question.ts';
import { threadById, threadsOf } from './reading.ts';
import { answerQuestion, askQuestion, commentOnAnswer, voteOnPost } from './rules.ts';
import { questionPage } from './store.ts';

const domain = 'questions';
const post = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(999_999_999, 'must have at most nine digits'),
);
const location = v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters'));
const typeNames = Object.fromEntries(Object.entries(questionTypes).map(([name, number]) => [number, name])) as Record<
  number,
  QuestionType
>;
const byNumber = v.pipe(
  v.picklist(['0', '1', '2'], 'must be 1 (questions), 2 (discussions) or 0 (both)'),
  v.transform((number) => typeNames[Number(number)] ?? 'all'),
);

/** Maximum answers with each question of a list, and with a single question. */
const [fewReplies, manyReplies] = [3, 100];

export const questionOperations: readonly Operation[] = [
  defineOperation({
    id: 'locationQuestions',
    method: 'GET',
    path: '/questions/location/:id',
    domain,
    summary: 'Questions about a suburb, the newest first, each with its three best answers.',
    params: v.object({ id }),
    query: v.object({ type: v.optional(byNumber, '1'), ...pagingInput(questionPageSize, 50) }),
    response: v.strictObject({ total: v.number(), results: v.array(threadResponse) }),
    async handle({ params, query: { type, skip, take }, viewer, service: { database } }) {
      if ((await localitiesById(database, [params.id])).length === 0) throw notFound('location');
      const { total, results } = await questionPage(
        database,
        viewer,
        { scope: { kind: 'suburb', localityId: params.id }, type, sort: 'newest' },
        { skip, take },
      );
      return { total, results: await threadsOf(database, viewer, results, fewReplies) };
    },
  }),
  defineOperation({
    id: 'question',
    method: 'GET',
    path: '/question/:id',
    domain,
    summary: 'A question with its answers, the best first, and their comments.',
    params: v.object({ id }),
    response: threadResponse,
    handle: ({ params, viewer, service: { database } }) => threadById(database, viewer, params.id, manyReplies),
  }),
  defineOperation({
    id: 'askQuestion',
    method: 'POST',
    path: '/:location/questions/ask',
    domain,
    legacy: true,
    status: 201,
    repeatable: 'by key',
    summary: 'Asks a question about a suburb, or starts a discussion.',
    params: v.object({ location }),
    body: questionInput,
    response: questionResponse,
    handle: async ({ params, body, viewer, request, service: { database } }) =>
      askQuestion(database, viewer, params.location, body, idempotencyKey(request)),
  }),
  defineOperation({
    id: 'answerQuestion',
    method: 'POST',
    path: '/posts/questions/answer',
    domain,
    legacy: true,
    status: 201,
    repeatable: 'by key',
    summary: 'Answers a question.',
    body: v.object({ questionId: post, ...answerInput.entries }),
    response: replyResponse,
    handle: async ({ body: { questionId, ...input }, viewer, request, service: { database } }) =>
      answerQuestion(database, viewer, questionId, input, idempotencyKey(request)),
  }),
  defineOperation({
    id: 'commentOnAnswer',
    method: 'POST',
    path: '/posts/questions/answercomment',
    domain,
    legacy: true,
    status: 201,
    repeatable: 'by key',
    summary: 'Comments on an answer.',
    body: v.object({ answerId: post, ...commentInput.entries }),
    response: commentResponse,
    handle: async ({ body: { answerId, ...input }, viewer, request, service: { database } }) =>
      commentOnAnswer(database, viewer, answerId, input, idempotencyKey(request)),
  }),
  defineOperation({
    id: 'voteOnQuestion',
    method: 'POST',
    path: '/:location/questions/:id/vote',
    domain,
    legacy: true,
    repeatable: 'by key',
    summary: 'Votes for (1) or against (-1) a question, or one of its answers. The same vote again removes it.',
    params: v.object({ location, id }),
    body: v.object({ ...voteInput.entries, answerId: v.nullish(post) }),
    response: voteResponse,
    async handle({ params, body: { value, answerId }, viewer, request, service: { database } }) {
      const key = idempotencyKey(request);
      const localityId = (await findSuburb(database, params.location)).id;
      return answerId == null
        ? voteOnPost(database, viewer, 'question', params.id, value, { localityId, key })
        : voteOnPost(database, viewer, 'answer', answerId, value, { questionId: params.id, localityId, key });
    },
  }),
  ...(['follow', 'unfollow'] as const).map((which) =>
    defineOperation({
      id: `${which}Question`,
      scope: 'saved:write',
      method: 'POST',
      path: `/posts/post/${which}/:id`,
      domain,
      legacy: true,
      summary: which === 'follow' ? 'Follows a question.' : 'Stops following a question.',
      params: v.object({ id }),
      response: followResponse,
      handle: ({ params, viewer, service: { database } }) =>
        (which === 'follow' ? followTarget : unfollowTarget)(database, viewer, 'question', params.id),
    }),
  ),
];
