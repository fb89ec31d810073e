import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { idempotencyKey } from '../../../platform/idempotency/public.ts';
import { id, defineOperation, type Operation, pagingInput } from '../../../platform/rest/public.ts';
import type { Call } from '../../../platform/rest/public.ts';
import { officeEventKinds } from '../office-events/public.ts';
import {
  addWebhook,
  deleteWebhook,
  ownWebhook,
  ownWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  setWebhookEnabled,
  setWebhookKinds,
  testWebhook,
  webhookDeliveries,
  type WebhookContext,
} from './rules.ts';
import { deliveryStatuses, type Webhook, type WebhookDelivery } from './webhook.ts';

const domain = 'webhooks';
const [all, one] = ['/offices/webhooks', '/offices/webhooks/:id'];
const params = v.object({ id });
const time = v.pipe(v.string(), v.description('Date and time, ISO 8601.'));
const kinds = v.pipe(
  v.array(v.picklist(officeEventKinds)),
  v.minLength(1, 'Choose at least one event.'),
  v.maxLength(officeEventKinds.length, `must be at most ${officeEventKinds.length}`),
  v.description('Subscribed events.'),
);
const webhookResponse = v.pipe(
  v.strictObject({
    id: v.number(),
    url: v.pipe(v.string(), v.description('Https address that events are posted to.')),
    kinds: v.array(v.picklist(officeEventKinds)),
    createdAt: time,
    disabledAt: v.pipe(v.nullable(v.string()), v.description('When it was disabled; null while it is enabled.')),
    disabledBy: v.pipe(
      v.nullable(v.picklist(['admin', 'failures'])),
      v.description('failures: by the API, after five days without a success or a response 410.'),
    ),
    failingSince: v.pipe(v.nullable(v.string()), v.description('Since when every attempt has failed.')),
    formerSecretUntil: v.pipe(
      v.nullable(v.string()),
      v.description('Until when the former secret also signs, after a rotation.'),
    ),
  }),
  v.title('Webhook'),
);
const withSecret = v.strictObject({
  webhook: webhookResponse,
  secret: v.pipe(v.string(), v.description('Signs the messages; returned only once.')),
});
const delivery = v.pipe(
  v.strictObject({
    id: v.string(),
    eventId: v.pipe(v.string(), v.description('The header webhook-id.')),
    kind: v.string(),
    at: v.pipe(v.string(), v.description('When it happened, ISO 8601.')),
    status: v.pipe(
      v.picklist(deliveryStatuses),
      v.description('waiting: for its first or next attempt; failed: no further attempts.'),
    ),
    attempts: v.number(),
    attemptedAt: v.nullable(v.string()),
    nextAt: v.pipe(v.nullable(v.string()), v.description('Time of the next attempt; null if none is scheduled.')),
    httpStatus: v.pipe(v.nullable(v.number()), v.description('HTTP status of the last response.')),
    response: v.pipe(v.nullable(v.string()), v.description('The beginning of the last response.')),
    problem: v.pipe(v.nullable(v.string()), v.description('Why the last attempt failed.')),
  }),
  v.title('WebhookDelivery'),
);

const toWebhook = ({
  id: webhookId,
  url,
  kinds: subscribed,
  createdAt,
  disabledAt,
  disabledBy,
  failingSince,
  formerUntil,
}: Webhook) => ({
  id: webhookId,
  url,
  kinds: [...subscribed],
  createdAt: createdAt.toISOString(),
  disabledAt: disabledAt?.toISOString() ?? null,
  disabledBy,
  failingSince: failingSince?.toISOString() ?? null,
  formerSecretUntil: formerUntil?.toISOString() ?? null,
});
const toDelivery = (row: WebhookDelivery) => ({
  ...row,
  at: row.at.toISOString(),
  attemptedAt: row.attemptedAt?.toISOString() ?? null,
  nextAt: row.status === 'waiting' ? row.nextAt.toISOString() : null,
});

/** What the rules need, of a call. */
const contextOf = ({
  service: { database, log, settings, sessionKey },
  viewer,
  request,
}: Pick<Call<unknown, unknown, unknown>, 'service' | 'viewer' | 'request'>): WebhookContext => ({
  database,
  log,
  publicUrl: settings.publicUrl,
  viewer,
  token: request.accessToken,
  webhooks: { sessionKey, trusted: settings.webhookHosts },
});
const keyOf = (request: FastifyRequest): string | undefined => idempotencyKey(request);

/** Webhooks of the caller's office, for its admins. */
export const webhookOperations: readonly Operation[] = [
  defineOperation({
    id: 'webhooks',
    method: 'GET',
    scope: 'webhooks:read',
    path: all,
    domain,
    summary: "All webhooks of the caller's office, without their secrets. For its admins.",
    response: v.array(webhookResponse),
    handle: async (call) => (await ownWebhooks(contextOf(call))).map(toWebhook),
  }),
  defineOperation({
    id: 'addWebhook',
    method: 'POST',
    scope: 'webhooks:write',
    path: all,
    domain,
    status: 201,
    repeatable: 'by key',
    summary: 'Creates a webhook. Its secret is returned only once; the admins of the office get an email.',
    body: v.object({
      url: v.pipe(
        v.string(),
        v.maxLength(1000, 'must have at most 1000 characters'),
        v.description('Https address on the public internet.'),
      ),
      kinds,
    }),
    response: withSecret,
    async handle(call) {
      const { webhook, secret } = await addWebhook(contextOf(call), call.body, keyOf(call.request));
      return { webhook: toWebhook(webhook), secret };
    },
  }),
  defineOperation({
    id: 'webhook',
    method: 'GET',
    scope: 'webhooks:read',
    path: one,
    domain,
    summary: "A webhook of the caller's office, without its secret.",
    params,
    response: webhookResponse,
    handle: async (call) => toWebhook(await ownWebhook(contextOf(call), call.params.id)),
  }),
  defineOperation({
    id: 'changeWebhook',
    method: 'PATCH',
    scope: 'webhooks:write',
    path: one,
    domain,
    summary: 'Changes the events of a webhook, or enables or disables it. Pending events of a disabled webhook fail.',
    params,
    body: v.pipe(
      v.object({ kinds: v.optional(kinds), enabled: v.optional(v.boolean()) }),
      v.check(
        ({ kinds: chosen, enabled }) => chosen !== undefined || enabled !== undefined,
        'must have kinds or enabled',
      ),
    ),
    response: webhookResponse,
    async handle(call) {
      const context = contextOf(call);
      const { kinds: chosen, enabled } = call.body;
      if (chosen !== undefined) await setWebhookKinds(context, call.params.id, { kinds: chosen });
      if (enabled !== undefined) await setWebhookEnabled(context, call.params.id, enabled);
      return toWebhook(await ownWebhook(context, call.params.id));
    },
  }),
  defineOperation({
    id: 'deleteWebhook',
    method: 'DELETE',
    scope: 'webhooks:write',
    path: one,
    domain,
    status: 204,
    summary: 'Deletes a webhook with its deliveries.',
    params,
    response: v.undefined_(),
    async handle(call) {
      await deleteWebhook(contextOf(call), call.params.id);
      return undefined;
    },
  }),
  defineOperation({
    id: 'rotateWebhookSecret',
    method: 'POST',
    scope: 'webhooks:write',
    path: `${one}/secret`,
    domain,
    repeatable: 'by key',
    summary: 'Gives a webhook a new secret, returned only once. The former one continues to sign for a day.',
    params,
    response: withSecret,
    async handle(call) {
      const { webhook, secret } = await rotateWebhookSecret(contextOf(call), call.params.id, keyOf(call.request));
      return { webhook: toWebhook(webhook), secret };
    },
  }),
  defineOperation({
    id: 'testWebhook',
    method: 'POST',
    scope: 'webhooks:write',
    path: `${one}/test`,
    domain,
    status: 204,
    repeatable: 'by key',
    summary: 'Sends a test event (webhook.test), which then is among the deliveries.',
    params,
    response: v.undefined_(),
    async handle(call) {
      await testWebhook(contextOf(call), call.params.id, keyOf(call.request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'webhookDeliveries',
    method: 'GET',
    scope: 'webhooks:read',
    path: `${one}/deliveries`,
    domain,
    summary: 'Deliveries of a webhook during the last 14 days, latest first.',
    params,
    query: v.object(pagingInput(20)),
    response: v.strictObject({ total: v.number(), results: v.array(delivery) }),
    async handle(call) {
      const context = contextOf(call);
      const webhook = await ownWebhook(context, call.params.id);
      const { total, results } = await webhookDeliveries(context.database, webhook, call.query);
      return { total, results: results.map(toDelivery) };
    },
  }),
  defineOperation({
    id: 'replayWebhookDelivery',
    method: 'POST',
    scope: 'webhooks:write',
    path: `${one}/deliveries/:delivery/replay`,
    domain,
    status: 204,
    summary: 'Sends an event again, with the same ID and content.',
    params: v.object({ id, delivery: v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'must be the ID of a delivery')) }),
    response: v.undefined_(),
    async handle(call) {
      const context = contextOf(call);
      const { id: webhookId } = await ownWebhook(context, call.params.id);
      await replayDelivery(context, call.params.delivery, webhookId);
      return undefined;
    },
  }),
];
