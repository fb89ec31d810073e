import * as v from 'valibot';
import { idempotencyKey } from '../../../platform/idempotency/public.ts';
import { id, defineOperation, type Operation, pagingInput, sameAsUri } from '../../../platform/rest/public.ts';
import { actions, reportKinds } from './kinds.ts';
import { type Case, judgeContent, judgementInput, readQueue, readCase, reportContent, reportInput } from './rules.ts';

const domain = 'moderation';
const kind = v.picklist(reportKinds, `must be one of ${reportKinds.join(', ')}`);
const caseResponse = v.strictObject({
  kind,
  targetId: v.number(),
  state: v.picklist(['pending', 'visible', 'hidden', 'removed']),
  isLocked: v.boolean(),
  text: v.string(),
  uri: v.pipe(v.string(), v.description('Root-relative address of the page that it is on.')),
  path: sameAsUri(v.string()),
  authorId: v.nullable(v.number()),
  authorName: v.string(),
  place: v.string(),
  author: v.nullable(
    v.strictObject({
      memberId: v.number(),
      username: v.string(),
      memberSince: v.string(),
      published: v.number(),
      rejected: v.number(),
    }),
  ),
  reports: v.pipe(
    v.array(v.strictObject({ reason: v.string(), detail: v.string(), reporter: v.string(), createdAt: v.string() })),
    v.readonly(),
  ),
  history: v.pipe(
    v.array(v.strictObject({ at: v.string(), who: v.string(), action: v.picklist(actions), why: v.string() })),
    v.readonly(),
  ),
});

const withUri = (found: Case) => ({ ...found, uri: found.path });

export const moderationOperations: readonly Operation[] = [
  defineOperation({
    id: 'reportPost',
    method: 'POST',
    path: '/user/report',
    domain,
    legacy: true,
    status: 202,
    summary:
      'Reports a post to the moderators: a question, or a post of the given `kind`. Repeats while the report is open have no effect.',
    query: v.object({ postId: id, kind: v.optional(kind, 'question') }),
    body: reportInput,
    response: v.strictObject({ reported: v.literal(true) }),
    async handle({ query, body, viewer, service: { database } }) {
      await reportContent(database, viewer, query.kind, query.postId, body.reason, body.detail);
      return { reported: true as const };
    },
  }),
  defineOperation({
    id: 'moderationQueue',
    method: 'GET',
    path: '/moderation/queue',
    domain,
    summary: 'Content that was reported or waits for approval, the oldest first. For admins.',
    query: v.object({ kind: v.optional(kind), ...pagingInput(25) }),
    response: v.strictObject({
      total: v.number(),
      counts: v.pipe(v.array(v.strictObject({ kind, count: v.number() })), v.readonly()),
      results: v.pipe(
        v.array(
          v.strictObject({
            kind,
            targetId: v.number(),
            reportCount: v.number(),
            since: v.string(),
            case: caseResponse,
          }),
        ),
        v.readonly(),
      ),
    }),
    async handle({ query, viewer, service: { database } }) {
      const { total, counts, results } = await readQueue(
        database,
        viewer,
        query.kind === undefined ? [] : [query.kind],
        query,
      );
      return { total, counts, results: results.map((each) => ({ ...each, case: withUri(each.case) })) };
    },
  }),
  defineOperation({
    id: 'moderationCase',
    method: 'GET',
    path: '/moderation/:kind/:id',
    domain,
    summary: 'Content with its open reports and audit trail. For admins.',
    params: v.object({ kind, id }),
    response: caseResponse,
    handle: async ({ params, viewer, service: { database } }) =>
      withUri(await readCase(database, viewer, params.kind, params.id)),
  }),
  defineOperation({
    id: 'moderate',
    method: 'POST',
    path: '/moderation/:kind/:id/:action',
    domain,
    repeatable: 'by key',
    summary:
      'Shows, hides, restores or removes content, dismisses reports, warns the author, or closes a question to answers, with a reason. For admins.',
    params: v.object({ kind, id, action: v.picklist(actions, `must be one of ${actions.join(', ')}`) }),
    body: judgementInput,
    response: caseResponse,
    async handle({ params: { kind: what, id: targetId, action }, body, viewer, request, service: { database } }) {
      return withUri(await judgeContent(database, viewer, what, targetId, action, body.why, idempotencyKey(request)));
    },
  }),
];
