import { inTransaction, type Database } from '../../platform/database/public.ts';
import type { Viewer } from '../../platform/identity/public.ts';
import { invalid, notFound, Refusal } from '../../platform/problems/public.ts';
import { usedBefore } from '../../platform/idempotency/public.ts';
import { throttle } from '../../platform/rate-limits/public.ts';
import { countListingDay } from '../tracking/public.ts';
import type { EnquiryReceipt, EnquiryTarget, EnquiryRequest, Sender } from './enquiry.ts';
import { mailEnquiry } from './enquiry-mail.ts';
import { notify } from '../notifications/public.ts';
import { emitOfficeEvent } from '../office-events/public.ts';
import { enquiryByKey, receivingAgents, recentEnquiries, writeEnquiry } from './store.ts';
import { agentTarget, listingTarget, officeForLocality, officeTarget } from './target-store.ts';

/** The context of sending. */
export interface EnquirySetting {
  readonly database: Database;
  readonly publicUrl: string;
  readonly viewer: Viewer | null;
  /** The caller's address. */
  readonly ip: string;
}

/** Whether a text is a valid idempotency key. */
const isIdempotencyKey = (key: unknown): key is string => typeof key === 'string' && /^[\w.:-]{8,100}$/.test(key);

/**
 * Stores an enquiry and notifies its receivers by email. Idempotent by key, also for concurrent calls: the second call
 * returns the first receipt.
 * @throws {Refusal} invalid (also a key of another enquiry), not-found, gone (a removed listing), throttled
 */
export async function sendEnquiry(
  { database, publicUrl, viewer, ip }: EnquirySetting,
  wish: EnquiryRequest,
  sender: Sender,
  key: unknown,
): Promise<EnquiryReceipt> {
  if (!isIdempotencyKey(key))
    throw invalid({ field: 'idempotencyKey', message: 'must be 8 to 100 letters, digits or one of . : _ -' });
  const before = await enquiryByKey(database, key);
  const target = before ? undefined : await findTarget(database, wish);
  if (target) checkPace(await recentEnquiries(database, target, sender.email));
  const receipt = target !== undefined && wish.kind !== 'product' && (await mayMailReceipt(database, sender.email, ip));
  const { id, receivedAt, ...about } =
    before ??
    (await inTransaction(database, async (transaction) => {
      const { fresh, ...written } = await writeEnquiry(
        transaction,
        { ...wish, ...(target as EnquiryTarget) },
        sender,
        viewer?.memberId ?? null,
        key,
      );
      if (fresh) {
        if (written.listingId !== null) await countListingDay(transaction, written.listingId, 'enquiries');
        await notify(transaction, {
          kind: 'enquiry',
          targetId: written.id,
          by: viewer?.memberId ?? null,
          to: { agentIds: await receivingAgents(transaction, written.id) },
        });
        await mailEnquiry(transaction, publicUrl, written.id, viewer, receipt);
        const officeId = target?.officeId ?? null;
        if (officeId !== null)
          await emitOfficeEvent(transaction, officeId, 'enquiry.received', () => ({
            id: written.id,
            kind: written.kind,
            receivedAt: written.receivedAt,
            listingId: written.listingId,
            agentId: written.agentId,
            name: sender.name,
            email: sender.email,
            phone: sender.phone,
            message: sender.message,
            details: wish.details ?? {},
            url: `${publicUrl}/agent-portal/enquiries/${written.id}`,
          }));
      }
      return written;
    }));
  const same =
    about.kind === wish.kind &&
    about.name === sender.name &&
    about.email === sender.email &&
    about.phone === sender.phone &&
    about.message === sender.message &&
    (wish.listingId === undefined || about.listingId === wish.listingId) &&
    (wish.agentId === undefined || about.agentId === wish.agentId);
  if (!same) throw usedBefore();
  return { id, receivedAt };
}

/**
 * Whether an address that somebody typed may get a receipt. Few do, so that nobody mails strangers through us: their own
 * day's, and those that one network may cause.
 */
async function mayMailReceipt(database: Database, email: string, ip: string): Promise<boolean> {
  try {
    await throttle(database, 'receipt:network', ip);
    await throttle(database, 'receipt', email.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'throttled') return false;
    throw error;
  }
}

/** Validation errors contain only the message, since a form shows it at the field. */
const refusal = (
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
    if (!listed) throw refusal('not-found', { field: 'listingId', message: 'This property is not listed here.' });
    if (listed.removed)
      throw refusal('gone', {
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
    throw invalid({
      field: 'locationId',
      message: 'or agentId or officeId says whom the enquiry is for; send one of them',
    });
  const office = await officeForLocality(database, locationId);
  if (office === undefined)
    throw refusal('not-found', {
      field: 'locationId',
      message: 'No agencies have homes on the market there. Choose an agent or agency instead.',
    });
  return { listingId: null, agentId: null, officeId: office, localityId: locationId };
}

/** Maximum number of enquiries of an email address: per day to one listing, agent or office, and per hour in all. */
export const limits = { aboutOneADay: 3, anHour: 20 } as const;

function checkPace({ aboutThisToday, inTheLastHour }: { aboutThisToday: number; inTheLastHour: number }): void {
  if (aboutThisToday >= limits.aboutOneADay) {
    throw refusal(
      'throttled',
      {
        field: 'email',
        message:
          'You’ve already enquired about this several times today. Your messages were sent, so please call the agency if it’s urgent.',
      },
      3600,
    );
  }
  if (inTheLastHour >= limits.anHour)
    throw refusal(
      'throttled',
      { field: 'email', message: 'You’ve sent a lot of enquiries in the last hour. Please try again later.' },
      3600,
    );
}
