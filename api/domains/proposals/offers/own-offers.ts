import {
  addressText,
  australianPhone,
  checkOffer,
  offerTerms,
  phoneText,
  retentionDays,
  unusedDays,
  type OfferFields,
} from '@verandah/market';
import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { checkKey, memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { checkInput, headlineBetween, paragraphsBetween } from '../../../platform/text-input.ts';
import { listingViews } from '../../listings/public.ts';
import { surelySignedIn } from '../../members/public.ts';
import { confirmedMember } from '../confirmed-member.ts';
import type { ProposalContext } from '../context.ts';
import { lockAccount } from '../lock-account.ts';
import { mailOfferSent, mailOfferWithdrawn } from './mails.ts';
import type { Offer, OfferContent } from './offer.ts';
import { offerById, offersOf, setOfferStatus, writeOffer } from './offer-store.ts';

const fieldsInput = v.strictObject({
  amount: headlineBetween(1, 20),
  deposit: headlineBetween(0, 20),
  settlementDays: headlineBetween(0, 5),
  finance: headlineBetween(1, 20),
  conditions: paragraphsBetween(0, 1000),
  buyer: headlineBetween(0, 200),
  phone: headlineBetween(1, 30),
});

/**
 * Sends an offer to buy to the office of a home for sale, once for each key. It binds nobody.
 * @param consent whether the buyer agrees to that, and that the office receives it
 * @returns the offer's id
 * @throws {Refusal} signed-out; invalid; not-found; conflict where the office takes none, or for a second one to the
 * home; throttled
 */
export async function sendOffer(
  context: ProposalContext,
  listingId: number,
  consent: boolean,
  input: unknown,
  key: string,
): Promise<number> {
  const { database, viewer } = context;
  const { memberId } = await surelySignedIn(database, viewer);
  checkKey(key);
  if (!consent) throw invalidInput({ field: 'consent', message: 'Agree that your offer is a form of intent first.' });
  const fields: OfferFields = checkInput(fieldsInput, input);
  const problems = Object.entries(checkOffer(fields));
  if (problems.length > 0) throw invalidInput(...problems.map(([field, message]) => ({ field, message })));
  await throttleCaller(database, 'offer', memberId);
  const { id } = await runOnce(
    database,
    memberCaller(viewer),
    key,
    'sendOffer',
    { listingId, ...fields },
    async (own) => ({ id: await writeOnce({ ...context, database: own }, memberId, listingId, fields) }),
  );
  return id;
}

async function writeOnce(
  { database, keys, publicUrl }: ProposalContext,
  memberId: number,
  listingId: number,
  fields: OfferFields,
): Promise<number> {
  await lockAccount(database, memberId);
  const officeId = await openHome(database, listingId);
  const { name, email } = await confirmedMember(database, memberId);
  const [view] = await listingViews(database, [listingId]);
  if (!view) throw notFound('listing');
  const terms = offerTerms(fields);
  const content: OfferContent = {
    home: addressText(view.address),
    name,
    email,
    terms: { ...terms, phone: phoneText(australianPhone(terms.phone) ?? terms.phone) },
  };
  const id = await writeOffer(database, keys, { memberId, listingId, officeId }, content, unusedDays);
  if (id === undefined)
    throw new Refusal('conflict', 'You have already sent an offer for this home. Withdraw it to send another.');
  await mailOfferSent(database, publicUrl, id, { ...content, officeId, listingId });
  return id;
}

/** The office of a home that offers can be sent for. @throws {Refusal} not-found; conflict */
async function openHome(database: Database, id: number): Promise<number> {
  const {
    rows: [home],
  } = await sql<{ officeId: number; sale: boolean; open: boolean; takes: boolean }>`
    select l.office_id as "officeId", l.listing_class = 'sale' as sale,
      l.status = 'available' and not l.under_offer as open, o.takes_offers as takes
    from listing l join office o on o.id = l.office_id where l.id = ${id}::int and l.published`.execute(database);
  if (!home) throw notFound('listing');
  if (!home.sale) throw new Refusal('conflict', 'This home is not for sale.');
  if (!home.open) throw new Refusal('conflict', 'This home is no longer available.');
  if (!home.takes) throw new Refusal('conflict', 'This office doesn’t take offers here. Contact the agent.');
  return home.officeId;
}

/** The caller's offers, the latest first. @throws {Refusal} signed-out */
export async function ownOffers({ database, keys, viewer }: ProposalContext, paging: Paging): Promise<Page<Offer>> {
  const { memberId } = await surelySignedIn(database, viewer);
  return offersOf(database, keys, { memberId }, paging);
}

/** An offer of the caller. @throws {Refusal} signed-out; not-found */
export async function ownOffer({ database, keys, viewer }: ProposalContext, id: number): Promise<Offer> {
  const { memberId } = await surelySignedIn(database, viewer);
  const found = await offerById(database, keys, id, { memberId });
  if (found === undefined) throw notFound('offer of yours');
  return found;
}

/**
 * Withdraws an offer of the caller, unless it was declined. Repeats have no effect. The office no longer sees its terms.
 * @throws {Refusal} signed-out; not-found; conflict
 */
export async function withdrawOffer(context: ProposalContext, id: number): Promise<Offer> {
  const before = await ownOffer(context, id);
  if (before.status === 'withdrawn') return before;
  await inTransaction(context.database, async (transaction) => {
    if (!(await setOfferStatus(transaction, id, 'withdrawn', retentionDays)))
      throw new Refusal('conflict', 'The office has declined this offer: there is nothing left to withdraw.');
    await mailOfferWithdrawn(transaction, context.publicUrl, id, { ...before, ...before.content });
  });
  return ownOffer(context, id);
}
