import type { Logger } from 'pino';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { signedIn, type AccessToken, type Viewer } from '../../../platform/identity/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { AddressRefused, checkedLookup, newWebhookSecret } from '../../../platform/outgoing/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { officeAdmin } from '../../agencies/public.ts';
import { logAudit, surelyProven } from '../../members/public.ts';
import { officeEventKinds } from '../office-events/public.ts';
import { webhookDeliveryJob } from './deliver.ts';
import { mailCreated } from './mails.ts';
import { openWebhookSecret, sealWebhookSecret } from './secret.ts';
import {
  deliveriesOf,
  disableWebhook,
  dropFormerSecret,
  dropWebhook,
  enableWebhook,
  insertTestEvent,
  insertWebhook,
  lockWebhook,
  replaceSecret,
  restartDelivery,
  sealedSecret,
  unpauseWebhook,
  updateKinds,
  webhookById,
  webhookOfDelivery,
  webhooksOf,
} from './store.ts';
import { testKind, type Webhook, type WebhookDelivery } from './webhook.ts';

/** Most webhooks of an office. */
export const mostWebhooks = 10;

/** What the rules need of the API. */
export interface WebhookContext {
  readonly database: Database;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly viewer: Viewer | null;
  /** The personal access token that the call came with. */
  readonly token: AccessToken | null;
  readonly webhooks: WebhookSettings;
}
export interface WebhookSettings {
  readonly sessionKey: Uint8Array;
  /** Hosts that are allowed although they are not on the public internet. */
  readonly trusted: readonly string[];
}

const kinds = v.pipe(
  v.array(v.picklist(officeEventKinds)),
  v.minLength(1, 'Choose at least one event.'),
  v.transform((all) => officeEventKinds.filter((kind) => all.includes(kind))),
);
const webhookInput = v.strictObject({
  url: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'must have at most 1000 characters')),
  kinds,
});
const kindsInput = v.strictObject({ kinds });

/** A validated URL in its stored form. @throws {Refusal} invalid */
function addressOf(text: string, trusted: readonly string[]): string {
  const url = URL.parse(text);
  try {
    if (url === null) throw new AddressRefused('The address is not complete.');
    checkedLookup(url, { protocols: trusted.includes(url.host) ? ['http:', 'https:'] : ['https:'], trusted });
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw invalidInput({
      field: 'url',
      message: 'Enter an https address on the public internet, without a port, username or password.',
    });
  }
  url.hash = '';
  return url.href;
}

/** The webhook of the caller's office, whose admin they are. @throws {Refusal} signed-out; forbidden; not-found */
async function requireOwnWebhook({ database, viewer }: WebhookContext, id: number): Promise<Webhook> {
  const { officeId } = await officeAdmin(database, viewer);
  const webhook = await webhookById(database, officeId, id);
  if (webhook === undefined) throw notFound('webhook');
  return webhook;
}

/** Webhooks of the caller's office. @throws {Refusal} signed-out; forbidden except for the office's admins */
export async function ownWebhooks({ database, viewer }: WebhookContext): Promise<Webhook[]> {
  return webhooksOf(database, (await officeAdmin(database, viewer)).officeId);
}

/** @throws {Refusal} as `ownWebhooks`; not-found, also for another office's */
export const ownWebhook = requireOwnWebhook;

/** A webhook's deliveries, latest first. */
export const webhookDeliveries = (
  database: Database,
  { id }: Webhook,
  paging: Paging,
): Promise<Page<WebhookDelivery>> => deliveriesOf(database, id, paging);

/** A webhook with its secret, which is returned once. */
export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/**
 * The viewer of a call that returns a secret. A session must have re-authenticated recently; whoever made a token with
 * the scope of webhooks had to do so then.
 * @throws {Refusal} signed-out; forbidden, naming `proof`
 */
async function requireProof({ database, viewer, token }: WebhookContext): Promise<Viewer> {
  return token === null ? surelyProven(database, viewer) : signedIn(viewer);
}

async function withSecret(context: WebhookContext, id: number): Promise<WebhookWithSecret> {
  const webhook = await requireOwnWebhook(context, id);
  const secret = openWebhookSecret(
    (await sealedSecret(context.database, id)) ?? '',
    webhook.officeId,
    context.webhooks.sessionKey,
  );
  if (secret === undefined) throw new Error('A webhook’s secret cannot be read.');
  return { webhook, secret };
}

/**
 * Creates a webhook of the caller's office, whose admins get a mail.
 * @param key of idempotency: a repeat returns the same secret
 * @throws {Refusal} signed-out; forbidden but for the office's admins, and naming `proof` without a recent one;
 * invalid; conflict for too many, or an address that one has; throttled
 */
export async function addWebhook(
  context: WebhookContext,
  input: unknown,
  key: string | undefined,
): Promise<WebhookWithSecret> {
  const { database, viewer, log, publicUrl, webhooks } = context;
  const { officeId, memberId, name } = await officeAdmin(database, viewer);
  await requireProof(context);
  const { url: given, kinds: wanted } = checkInput(webhookInput, input);
  const url = addressOf(given, webhooks.trusted);
  await throttleCaller(database, 'change', memberId);
  const id = await runOnce(
    database,
    memberCaller(viewer),
    key,
    'addWebhook',
    { officeId, url, kinds: wanted },
    (within) =>
      inTransaction(within, async (transaction) => {
        const secret = sealWebhookSecret(newWebhookSecret(), officeId, webhooks.sessionKey);
        const made = await insertWebhook(transaction, { officeId, url, kinds: wanted, secret }, mostWebhooks);
        if (made === 'taken')
          throw new Refusal('conflict', 'Your office has a webhook with this address already.', {
            problems: [{ field: 'url', message: 'Your office has a webhook with this address already.' }],
          });
        if (made === undefined)
          throw new Refusal('conflict', `Your office has ${mostWebhooks} webhooks. Delete one that you no longer use.`);
        await mailCreated(transaction, publicUrl, { id: made, officeId, url }, name);
        logAudit(log, 'webhook-made', { memberId, officeId });
        return made;
      }),
  );
  return withSecret(context, id);
}

/** Sets the subscribed events of a webhook. @throws {Refusal} as `ownWebhook`; invalid; throttled */
export async function setWebhookKinds(context: WebhookContext, id: number, input: unknown): Promise<Webhook> {
  await requireOwnWebhook(context, id);
  const { kinds: wanted } = checkInput(kindsInput, input);
  await countChange(context);
  await updateKinds(context.database, id, wanted);
  return requireOwnWebhook(context, id);
}

async function countChange({ database, viewer }: WebhookContext): Promise<void> {
  await throttleCaller(database, 'change', (await officeAdmin(database, viewer)).memberId);
}

/**
 * Enables a webhook, or disables it with its waiting deliveries. @throws {Refusal} as `ownWebhook`; throttled
 */
export async function setWebhookEnabled(context: WebhookContext, id: number, enabled: boolean): Promise<Webhook> {
  await requireOwnWebhook(context, id);
  await countChange(context);
  await inTransaction(context.database, async (transaction) => {
    if (enabled) await enableWebhook(transaction, id);
    else await disableWebhook(transaction, id, 'admin');
  });
  return requireOwnWebhook(context, id);
}

/**
 * Replaces a webhook's secret. The former one signs as well for a day.
 * @throws {Refusal} as `addWebhook`; not-found; conflict while the secret before signs as well
 */
export async function rotateWebhookSecret(
  context: WebhookContext,
  id: number,
  key: string | undefined,
): Promise<WebhookWithSecret> {
  const { database, viewer, log, webhooks } = context;
  const { officeId } = await requireOwnWebhook(context, id);
  const { memberId } = await requireProof(context);
  await countChange(context);
  await runOnce(database, memberCaller(viewer), key, 'rotateWebhookSecret', { id }, async (within) => {
    const secret = sealWebhookSecret(newWebhookSecret(), officeId, webhooks.sessionKey);
    if (!(await replaceSecret(within, id, secret)))
      throw new Refusal('conflict', 'The former secret is still in use. End it before you rotate again.');
    logAudit(log, 'webhook-secret-rotated', { memberId, officeId });
    return true;
  });
  return withSecret(context, id);
}

/** Revokes the former secret. @throws {Refusal} as `ownWebhook` */
export async function endFormerSecret(context: WebhookContext, id: number): Promise<Webhook> {
  await requireOwnWebhook(context, id);
  await countChange(context);
  await dropFormerSecret(context.database, id);
  return requireOwnWebhook(context, id);
}

/** @throws {Refusal} as `ownWebhook` */
export async function deleteWebhook(context: WebhookContext, id: number): Promise<void> {
  const { officeId } = await requireOwnWebhook(context, id);
  const { memberId } = await officeAdmin(context.database, context.viewer);
  await countChange(context);
  if (!(await dropWebhook(context.database, id))) throw notFound('webhook');
  logAudit(context.log, 'webhook-deleted', { memberId, officeId });
}

/** @throws {Refusal} conflict for a disabled webhook; throttled */
async function mayBeSentTo({ database }: WebhookContext, { officeId, disabledAt }: Webhook): Promise<void> {
  if (disabledAt !== null) throw new Refusal('conflict', 'This webhook is disabled. Enable it first.');
  await throttleCaller(database, 'webhook-send', officeId);
}

/** Locks the webhook until the transaction ends. @throws {Refusal} not-found if it was deleted */
async function requirePresent(transaction: Database, webhookId: number): Promise<void> {
  if (!(await lockWebhook(transaction, webhookId))) throw notFound('webhook');
}

async function sendNow(transaction: Database, webhookId: number): Promise<void> {
  await unpauseWebhook(transaction, webhookId);
  await sendJob(transaction, webhookDeliveryJob, { webhookId }, { key: String(webhookId) });
}

/**
 * Sends a test event to a webhook.
 * @param key of idempotency: sent again with it, there is one event
 * @throws {Refusal} as `ownWebhook`; conflict for a disabled one; throttled
 */
export async function testWebhook(context: WebhookContext, id: number, key: string | undefined): Promise<void> {
  const webhook = await requireOwnWebhook(context, id);
  await mayBeSentTo(context, webhook);
  await runOnce(context.database, memberCaller(context.viewer), key, 'testWebhook', { id }, (within) =>
    inTransaction(within, async (transaction) => {
      await requirePresent(transaction, id);
      await insertTestEvent(transaction, webhook, testKind);
      await sendNow(transaction, id);
      return true;
    }),
  );
}

/**
 * Sends an event to a webhook again, with the id and content it had.
 * @param webhookId the webhook that it must be a delivery of; any of the office if it is absent
 * @returns the webhook
 * @throws {Refusal} as `testWebhook`
 */
export async function replayDelivery(
  context: WebhookContext,
  deliveryId: string,
  webhookId?: number,
): Promise<Webhook> {
  const { officeId } = await officeAdmin(context.database, context.viewer);
  const webhook = /^\d{1,18}$/.test(deliveryId)
    ? await webhookOfDelivery(context.database, officeId, deliveryId)
    : undefined;
  if (webhook === undefined || (webhookId ?? webhook.id) !== webhook.id) throw notFound('delivery');
  await mayBeSentTo(context, webhook);
  await inTransaction(context.database, async (transaction) => {
    await requirePresent(transaction, webhook.id);
    await restartDelivery(transaction, deliveryId);
    await sendNow(transaction, webhook.id);
  });
  return webhook;
}
