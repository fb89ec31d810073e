import { builder, numericId, pageWithin, described } from '../../../platform/graph/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { notFound } from '../../../platform/problems/public.ts';
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
  values: described(deliveryStatuses, {
    delivered: 'The receiver accepted it.',
    failed: 'Every attempt failed.',
    waiting: 'Waits for an attempt.',
  }),
  description: 'waiting: for its first or next attempt; failed: not attempted any more.',
});
const DisabledBy = builder.enumType('WebhookDisabledBy', {
  description: 'Who disabled a webhook.',
  values: described(['admin', 'failures'] as const, {
    admin: 'An admin of the office.',
    failures: "The API, after five days without a success or at the receiver's request (410).",
  }),
});
const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const Delivery = builder.objectRef<WebhookDelivery>('WebhookDelivery').implement({
  description: 'An event on its way to a webhook.',
  fields: (t) => ({
    id: t.exposeID('id'),
    eventId: t.exposeString('eventId', { description: 'The header webhook-id.' }),
    kind: t.exposeString('kind', { description: 'The event, such as listing.published.' }),
    at: t.field({ type: 'DateTime', description: 'When it happened.', resolve: ({ at }) => at.toISOString() }),
    status: t.expose('status', { type: DeliveryStatus, description: 'Whether it has been delivered.' }),
    attempts: t.exposeInt('attempts', { description: 'Attempts so far.' }),
    attemptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last attempted; absent before the first time.',
      resolve: ({ attemptedAt }) => iso(attemptedAt),
    }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of the next attempt, while it waits.',
      resolve: ({ status, nextAt }) => (status === 'waiting' ? iso(nextAt) : null),
    }),
    httpStatus: t.exposeInt('httpStatus', { nullable: true, description: 'Of the last response.' }),
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
  description: 'An address that events of an office are posted to.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url', { description: 'Where events are posted to, https.' }),
    kinds: t.stringList({
      description: `Events that it gets: ${officeEventKinds.join(', ')}.`,
      resolve: ({ kinds }) => [...kinds],
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was made.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    disabledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was disabled; absent while it gets events.',
      resolve: ({ disabledAt }) => iso(disabledAt),
    }),
    disabledBy: t.expose('disabledBy', {
      type: DisabledBy,
      nullable: true,
      description: 'Who disabled it; absent while it gets events.',
    }),
    failingSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when every attempt has failed.',
      resolve: ({ failingSince }) => iso(failingSince),
    }),
    formerSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'How long the secret before the last rotation signs as well.',
      resolve: ({ formerUntil }) => iso(formerUntil),
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

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('webhook');
  return number;
}

const forAdmins = 'For admins of the caller’s office.';
const proven = `${forAdmins} They must have re-authenticated recently.`;

builder.queryFields((t) => ({
  webhooks: t.field({
    type: [WebhookType],
    description: `All webhooks of an office. ${forAdmins}`,
    resolve: (_, __, context) => ownWebhooks(context),
  }),
  webhook: t.field({
    type: WebhookType,
    args: { id: t.arg.id({ required: true, description: 'Id of the webhook.' }) },
    description: `A webhook by id. ${forAdmins}`,
    resolve: (_, { id }, context) => ownWebhook(context, idOf(id)),
  }),
}));

const key = { description: 'Sent again with the same key, it is done once.' };
builder.mutationFields((t) => ({
  addWebhook: t.field({
    type: WithSecret,
    args: {
      url: t.arg.string({ required: true, description: 'Address that events are posted to, https.' }),
      kinds: t.arg.stringList({
        required: true,
        description: 'Events that it gets, such as listing.published; at least one.',
      }),
      idempotencyKey: t.arg.string(key),
    },
    description: `Creates a webhook. ${proven}`,
    resolve: (_, { idempotencyKey, ...input }, context) => addWebhook(context, input, idempotencyKey ?? undefined),
  }),
  setWebhookKinds: t.field({
    type: WebhookType,
    args: {
      id: t.arg.id({ required: true, description: 'Id of the webhook.' }),
      kinds: t.arg.stringList({
        required: true,
        description: 'All events that it gets, such as listing.published; at least one.',
      }),
    },
    description: `Sets the events that a webhook gets. ${forAdmins}`,
    resolve: (_, { id, kinds }, context) => setWebhookKinds(context, idOf(id), { kinds }),
  }),
  setWebhookEnabled: t.field({
    type: WebhookType,
    args: {
      id: t.arg.id({ required: true, description: 'Id of the webhook.' }),
      enabled: t.arg.boolean({ required: true, description: 'Whether it gets events.' }),
    },
    description: `Enables or disables a webhook. Events that wait for a disabled one have failed. ${forAdmins}`,
    resolve: (_, { id, enabled }, context) => setWebhookEnabled(context, idOf(id), enabled),
  }),
  rotateWebhookSecret: t.field({
    type: WithSecret,
    args: { id: t.arg.id({ required: true, description: 'Id of the webhook.' }), idempotencyKey: t.arg.string(key) },
    description: `Gives a webhook a new secret; for a day the former one signs as well. ${proven}`,
    resolve: (_, { id, idempotencyKey }, context) =>
      rotateWebhookSecret(context, idOf(id), idempotencyKey ?? undefined),
  }),
  endFormerWebhookSecret: t.field({
    type: WebhookType,
    args: { id: t.arg.id({ required: true, description: 'Id of the webhook.' }) },
    description: `Ends the former secret of a webhook at once. ${forAdmins}`,
    resolve: (_, { id }, context) => endFormerSecret(context, idOf(id)),
  }),
  deleteWebhook: t.boolean({
    args: { id: t.arg.id({ required: true, description: 'Id of the webhook.' }) },
    description: `Deletes a webhook; true when it was deleted. ${forAdmins}`,
    async resolve(_, { id }, context) {
      await deleteWebhook(context, idOf(id));
      return true;
    },
  }),
  testWebhook: t.boolean({
    args: { id: t.arg.id({ required: true, description: 'Id of the webhook.' }), idempotencyKey: t.arg.string(key) },
    description: `Sends a test event. ${forAdmins}`,
    async resolve(_, { id, idempotencyKey }, context) {
      await testWebhook(context, idOf(id), idempotencyKey ?? undefined);
      return true;
    },
  }),
  replayWebhookDelivery: t.field({
    type: WebhookType,
    args: { id: t.arg.id({ required: true, description: 'Id of the delivery.' }) },
    description: `Sends an event again, with the id and content it had. ${forAdmins}`,
    resolve: (_, { id }, context) => replayDelivery(context, String(id)),
  }),
}));
