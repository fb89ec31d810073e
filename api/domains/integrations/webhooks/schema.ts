import { builder, pageWithin, withDescriptions } from '../../../platform/graph/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { parseId } from '../../../platform/parse-id.ts';
import { officeEventKinds } from '../office-events/public.ts';
import {
  addWebhook,
  deleteWebhook,
  endFormerSecret,
  ownWebhook,
  ownWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  setWebhookEnabled,
  setWebhookKinds,
  testWebhook,
  webhookDeliveries,
  type WebhookSettings,
  type WebhookWithSecret,
} from './rules.ts';
import { deliveryStatuses, type Webhook, type WebhookDelivery } from './webhook.ts';

declare module '../../../platform/graph/context.ts' {
  interface GraphContext {
    readonly webhooks: WebhookSettings;
  }
}

const DeliveryStatus = builder.enumType('WebhookDeliveryStatus', {
  values: withDescriptions(deliveryStatuses, {
    delivered: 'The receiver accepted it.',
    failed: 'Every attempt failed.',
    waiting: 'Waiting for an attempt.',
  }),
  description: 'Status of a delivery. waiting: for its first or next attempt; failed: no further attempts.',
});
const DisabledBy = builder.enumType('WebhookDisabledBy', {
  description: 'Who disabled a webhook.',
  values: withDescriptions(['admin', 'failures'] as const, {
    admin: 'An admin of the office.',
    failures: "The API, after five days without a success or at the receiver's request (410).",
  }),
});
const toIsoText = (time: Date | null): string | null => time?.toISOString() ?? null;

const Delivery = builder.objectRef<WebhookDelivery>('WebhookDelivery').implement({
  description: 'A delivery of an event to a webhook.',
  fields: (t) => ({
    id: t.exposeID('id'),
    eventId: t.exposeString('eventId', { description: 'ID of the event: the header webhook-id.' }),
    kind: t.exposeString('kind', { description: 'The event, such as listing.published.' }),
    at: t.field({ type: 'DateTime', description: 'When it happened.', resolve: ({ at }) => at.toISOString() }),
    status: t.expose('status', { type: DeliveryStatus, description: 'Status of the delivery.' }),
    attempts: t.exposeInt('attempts', { description: 'Attempts so far.' }),
    attemptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last attempted; absent before the first time.',
      resolve: ({ attemptedAt }) => toIsoText(attemptedAt),
    }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next attempt; absent if none is scheduled.',
      resolve: ({ status, nextAt }) => (status === 'waiting' ? toIsoText(nextAt) : null),
    }),
    httpStatus: t.exposeInt('httpStatus', { nullable: true, description: 'HTTP status of the last response.' }),
    response: t.exposeString('response', { nullable: true, description: 'The beginning of the last response.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why the last attempt failed.' }),
  }),
});
const Deliveries = builder.objectRef<Page<WebhookDelivery>>('WebhookDeliveries').implement({
  description: 'A page of the deliveries of a webhook, latest first.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Delivery], resolve: ({ results }) => [...results] }),
  }),
});
const WebhookType = builder.objectRef<Webhook>('Webhook').implement({
  description: 'A webhook: a URL that events of an office are posted to.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url', { description: 'Https URL that events are posted to.' }),
    kinds: t.stringList({
      description: `Subscribed events: ${officeEventKinds.join(', ')}.`,
      resolve: ({ kinds }) => [...kinds],
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    disabledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was disabled; absent while it is enabled.',
      resolve: ({ disabledAt }) => toIsoText(disabledAt),
    }),
    disabledBy: t.expose('disabledBy', {
      type: DisabledBy,
      nullable: true,
      description: 'Who disabled it; absent while it is enabled.',
    }),
    failingSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when every attempt has failed.',
      resolve: ({ failingSince }) => toIsoText(failingSince),
    }),
    formerSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the former secret also signs, after a rotation.',
      resolve: ({ formerUntil }) => toIsoText(formerUntil),
    }),
    deliveries: t.field({
      type: Deliveries,
      args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 20 }) },
      description: 'Latest first.',
      resolve: (webhook, page, { database, lists }) => {
        lists.spend();
        return webhookDeliveries(database, webhook, pageWithin(page));
      },
    }),
  }),
});
const WithSecret = builder.objectRef<WebhookWithSecret>('WebhookWithSecret').implement({
  description: 'A webhook with its secret.',
  fields: (t) => ({
    webhook: t.expose('webhook', { type: WebhookType, description: 'The webhook.' }),
    secret: t.exposeString('secret', { description: 'Signs the messages; returned only once.' }),
  }),
});

const forAdmins = 'For admins of the caller’s office.';
const proven = `${forAdmins} They must have re-authenticated recently, unless they call with an access token.`;

builder.queryFields((t) => ({
  webhooks: t.field({
    type: [WebhookType],
    description: `All webhooks of the office. ${forAdmins}`,
    resolve: (_, __, context) => ownWebhooks(context),
  }),
  webhook: t.field({
    type: WebhookType,
    args: { id: t.arg.id({ required: true, description: 'ID of the webhook.' }) },
    description: `A webhook by ID. ${forAdmins}`,
    resolve: (_, { id }, context) => ownWebhook(context, parseId(id, 'webhook')),
  }),
}));

const key = { description: 'Idempotency key: repeats have no effect.' };
builder.mutationFields((t) => ({
  addWebhook: t.field({
    type: WithSecret,
    args: {
      url: t.arg.string({ required: true, description: 'Https URL that events are posted to.' }),
      kinds: t.arg.stringList({
        required: true,
        description: 'Subscribed events, such as listing.published; at least one.',
      }),
      idempotencyKey: t.arg.string(key),
    },
    description: `Creates a webhook. ${proven}`,
    resolve: (_, { idempotencyKey, ...input }, context) => addWebhook(context, input, idempotencyKey ?? undefined),
  }),
  setWebhookKinds: t.field({
    type: WebhookType,
    args: {
      id: t.arg.id({ required: true, description: 'ID of the webhook.' }),
      kinds: t.arg.stringList({
        required: true,
        description: 'All subscribed events, such as listing.published; at least one.',
      }),
    },
    description: `Sets the events that a webhook is subscribed to. ${forAdmins}`,
    resolve: (_, { id, kinds }, context) => setWebhookKinds(context, parseId(id, 'webhook'), { kinds }),
  }),
  setWebhookEnabled: t.field({
    type: WebhookType,
    args: {
      id: t.arg.id({ required: true, description: 'ID of the webhook.' }),
      enabled: t.arg.boolean({ required: true, description: 'Whether it receives events.' }),
    },
    description: `Enables or disables a webhook. Pending events of a disabled webhook fail. ${forAdmins}`,
    resolve: (_, { id, enabled }, context) => setWebhookEnabled(context, parseId(id, 'webhook'), enabled),
  }),
  rotateWebhookSecret: t.field({
    type: WithSecret,
    args: { id: t.arg.id({ required: true, description: 'ID of the webhook.' }), idempotencyKey: t.arg.string(key) },
    description: `Gives a webhook a new secret. The former one continues to sign for a day. ${proven}`,
    resolve: (_, { id, idempotencyKey }, context) =>
      rotateWebhookSecret(context, parseId(id, 'webhook'), idempotencyKey ?? undefined),
  }),
  endFormerWebhookSecret: t.field({
    type: WebhookType,
    args: { id: t.arg.id({ required: true, description: 'ID of the webhook.' }) },
    description: `Revokes the former secret of a webhook immediately. ${forAdmins}`,
    resolve: (_, { id }, context) => endFormerSecret(context, parseId(id, 'webhook')),
  }),
  deleteWebhook: t.boolean({
    args: { id: t.arg.id({ required: true, description: 'ID of the webhook.' }) },
    description: `Deletes a webhook. Returns true. ${forAdmins}`,
    async resolve(_, { id }, context) {
      await deleteWebhook(context, parseId(id, 'webhook'));
      return true;
    },
  }),
  testWebhook: t.boolean({
    args: { id: t.arg.id({ required: true, description: 'ID of the webhook.' }), idempotencyKey: t.arg.string(key) },
    description: `Sends a test event. ${forAdmins}`,
    async resolve(_, { id, idempotencyKey }, context) {
      await testWebhook(context, parseId(id, 'webhook'), idempotencyKey ?? undefined);
      return true;
    },
  }),
  replayWebhookDelivery: t.field({
    type: WebhookType,
    args: { id: t.arg.id({ required: true, description: 'ID of the delivery.' }) },
    description: `Sends an event again, with the same ID and content. ${forAdmins}`,
    resolve: (_, { id }, context) => replayDelivery(context, String(id)),
  }),
}));
