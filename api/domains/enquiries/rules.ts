import type { Database } from '../../platform/database/public.ts';
import type { Viewer } from '../../platform/identity/public.ts';
import { invalidInput, notFound, Refusal } from '../../platform/problems/public.ts';
import { checkKey, runOnce } from '../../platform/idempotency/public.ts';
import { limitTypedMail, throttleCaller } from '../../platform/rate-limits/public.ts';
import { countAgentEnquiry, countListingDay } from '../integrations/tracking/public.ts';
import type { EnquiryReceipt, EnquiryTarget, EnquiryRequest, Sender } from './enquiry.ts';
import { mailEnquiry, type EnquirySite } from './enquiry-mail.ts';
import { notifyRecipients } from '../saved/notifications/public.ts';
import { emitOfficeEvent } from '../integrations/office-events/public.ts';
import { receivingAgents, recentEnquiries, writeEnquiry, type RecentEnquiries } from './store.ts';
import { agentTarget, listingTarget, officeForLocality, officeTarget } from './target-store.ts';

/** The context of sending. */
export interface EnquirySetting extends EnquirySite {
  readonly database: Database;
  readonly viewer: Viewer | null;
  /** The caller's address. */
  readonly ip: string;
}

/** Keys of enquiries are shared by all: a visitor's second attempt may come from another network, or signed in. */
const everybody = 'enquiries';

/**
 * Stores an enquiry and notifies its receivers by email, once per key: a repetition returns the first receipt, even
 * even if it would be rejected now.
 * @param key undefined is rejected: each enquiry needs a key
 * @throws {Refusal} invalid (also a key of another enquiry), not-found, gone (a removed listing), throttled
 */
export async function sendEnquiry(
  setting: EnquirySetting,
  request: EnquiryRequest,
  sender: Sender,
  key: string | undefined,
): Promise<EnquiryReceipt> {
  const sent = { ...request, details: request.details ?? {}, sender };
  return runOnce(setting.database, everybody, checkKey(key ?? ''), 'sendEnquiry', sent, (transaction) =>
    storeAndNotify(transaction, setting, request, sender),
  );
}

async function storeAndNotify(
  transaction: Database,
  { publicUrl, repliesDomain, viewer, ip }: EnquirySetting,
  request: EnquiryRequest,
  sender: Sender,
): Promise<EnquiryReceipt> {
  const { kind, details = {} } = request;
  const target = await findTarget(transaction, request);
  checkPace(await recentEnquiries(transaction, target, sender.email, limits));
  const receipt = kind !== 'product' && (await mayMailReceipt(transaction, sender.email, ip));
  const memberId = viewer?.memberId ?? null;
  const { id, receivedAt } = await writeEnquiry(transaction, { kind, details, ...target }, sender, memberId);
  if (target.listingId !== null) await countListingDay(transaction, target.listingId, 'enquiries');
  else if (target.agentId !== null) await countAgentEnquiry(transaction, target.agentId);
  await notifyRecipients(transaction, {
    kind: 'enquiry',
    targetId: id,
    by: memberId,
    to: { agentIds: await receivingAgents(transaction, id) },
  });
  await mailEnquiry(transaction, { publicUrl, repliesDomain }, id, viewer, receipt);
  if (target.officeId !== null)
    await emitOfficeEvent(transaction, target.officeId, 'enquiry.received', () => ({
      id,
      kind,
      receivedAt,
      listingId: target.listingId,
      agentId: target.agentId,
      ...sender,
      details,
      url: `${publicUrl}/agent-portal/enquiries/${id}`,
    }));
  return { id, receivedAt };
}

/**
 * Whether an address that somebody typed may get a receipt. Few do, so that nobody mails strangers through us: their
 * own day's, and those that one network may cause.
 */
async function mayMailReceipt(database: Database, email: string, ip: string): Promise<boolean> {
  try {
    await throttleCaller(database, 'receipt:network', ip);
    await throttleCaller(database, 'receipt', email.toLowerCase());
    await limitTypedMail(database, email, { network: ip });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'throttled') return false;
    throw error;
  }
}

/** Validation errors contain only the message, since a form shows it at the field. */
const refuseEnquiry = (
  kind: 'not-found' | 'gone' | 'throttled',
  problem: { readonly field: string; readonly message: string },
  retryAfter?: number,
): Refusal =>
  new Refusal(kind, problem.message, { problems: [problem], ...(retryAfter === undefined ? {} : { retryAfter }) });

async function findTarget(
  database: Database,
  { kind, listingId, agentId, officeId, locationId }: EnquiryRequest,
): Promise<EnquiryTarget> {
  if (kind === 'product') return { listingId: null, agentId: null, officeId: null, localityId: null };
  const listed = listingId === undefined ? undefined : await listingTarget(database, listingId);
  if (listingId !== undefined) {
    if (!listed) throw refuseEnquiry('not-found', { field: 'listingId', message: 'This property is not listed here.' });
    if (listed.removed)
      throw refuseEnquiry('gone', {
        field: 'listingId',
        message: 'This property is no longer listed, so you can’t send an enquiry.',
      });
  }
  if (agentId !== undefined) {
    const agent = await agentTarget(database, agentId);
    if (!agent) throw notFound('agent');
    return {
      listingId: listingId ?? null,
      agentId,
      officeId: agent.officeId,
      localityId: listed?.localityId ?? agent.localityId,
    };
  }
  if (listed)
    return { listingId: listingId ?? null, agentId: null, officeId: listed.officeId, localityId: listed.localityId };
  if (officeId !== undefined) {
    const office = await officeTarget(database, officeId);
    if (!office) throw notFound('office');
    return { listingId: null, agentId: null, officeId, localityId: office.localityId };
  }
  if (locationId === undefined)
    throw invalidInput({
      field: 'locationId',
      message: 'Send locationId, agentId or officeId.',
    });
  const office = await officeForLocality(database, locationId);
  if (office === undefined)
    throw refuseEnquiry('not-found', {
      field: 'locationId',
      message: 'No agencies have homes on the market there. Choose an agent or agency instead.',
    });
  return { listingId: null, agentId: null, officeId: office, localityId: locationId };
}

/** Maximum number of enquiries of an email address: per day to one listing, agent or office, and per hour in all. */
export const limits = { aboutOneADay: 3, anHour: 20 } as const;

function checkPace({ aboutThisToday, inTheLastHour, waits }: RecentEnquiries): void {
  if (aboutThisToday >= limits.aboutOneADay) {
    throw refuseEnquiry(
      'throttled',
      {
        field: 'email',
        message:
          'You’ve already enquired about this several times today. Your messages were sent, so please call the agency if it’s urgent.',
      },
      waits.aboutThis,
    );
  }
  if (inTheLastHour >= limits.anHour)
    throw refuseEnquiry(
      'throttled',
      { field: 'email', message: 'You’ve sent a lot of enquiries in the last hour. Please try again later.' },
      waits.overall,
    );
}
