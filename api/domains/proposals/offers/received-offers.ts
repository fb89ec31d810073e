import { offerStatuses, retentionDays, type OfferStatus, type OfferTerms } from '@verandah/market';
import { stringify } from 'csv-stringify/sync';
import type { Page, Paging } from '../../../platform/paging.ts';
import { notFound } from '../../../platform/problems/public.ts';
import type { ProposalContext } from '../context.ts';
import { decideProposal } from '../decide-proposal.ts';
import { officeOfCaller } from '../office-of-caller.ts';
import { mailBuyer } from './mails.ts';
import type { Offer } from './offer.ts';
import { offerById, offersOf, setOfferStatus } from './offer-store.ts';

/** An offer as its office sees it; without terms once it was withdrawn. */
export interface ReceivedOffer extends Omit<Offer, 'content'> {
  readonly content: Omit<Offer['content'], 'terms'> & { readonly terms: OfferTerms | null };
}

const shownToOffice = (offer: Offer): ReceivedOffer =>
  offer.status === 'withdrawn' ? { ...offer, content: { ...offer.content, email: '', terms: null } } : offer;

/** Offers to the caller's office, the latest first. @throws {Refusal} signed-out; forbidden */
export async function receivedOffers(
  context: ProposalContext,
  status: OfferStatus | undefined,
  paging: Paging,
): Promise<Page<ReceivedOffer>> {
  const { officeId } = await officeOfCaller(context);
  const { total, results } = await offersOf(context.database, context.keys, { officeId, status }, paging);
  return { total, results: results.map(shownToOffice) };
}

/** An offer to the caller's office. @throws {Refusal} signed-out; forbidden; not-found */
export async function receivedOffer(context: ProposalContext, id: number): Promise<ReceivedOffer> {
  const { officeId } = await officeOfCaller(context);
  return offerOfOffice(context, officeId, id);
}

async function offerOfOffice(
  { database, keys }: ProposalContext,
  officeId: number,
  id: number,
): Promise<ReceivedOffer> {
  const found = await offerById(database, keys, id, { officeId });
  if (found === undefined) throw notFound('offer to your office');
  return shownToOffice(found);
}

/**
 * Sets the status of an offer to the caller's office and notifies the buyer. Repeats have no effect.
 * @throws {Refusal} signed-out; forbidden; not-found; conflict for one that can no longer have the status
 */
export async function decideOffer(context: ProposalContext, id: number, status: OfferStatus): Promise<ReceivedOffer> {
  const { officeId } = await officeOfCaller(context);
  return decideProposal(context.database, status, {
    noun: 'offer',
    sender: 'buyer',
    labels: offerStatuses,
    read: (database) => offerOfOffice({ ...context, database }, officeId, id),
    write: (transaction) => setOfferStatus(transaction, id, status, status === 'declined' ? retentionDays : null),
    async notify(transaction, { content }) {
      if (status === 'discussing' || status === 'declined')
        await mailBuyer(transaction, context.publicUrl, id, content, status);
    },
  });
}

const mostExported = 1000;
const columns = [
  'id',
  'sentAt',
  'status',
  'home',
  'name',
  'email',
  'phone',
  'buyer',
  'amount',
  'deposit',
  'settlementDays',
  'finance',
  'conditions',
] as const;

/**
 * The latest 1,000 offers to the caller's office as a table, without withdrawn ones. Cells that a spreadsheet would take
 * for formulas are marked as text.
 * @throws {Refusal} signed-out; forbidden
 */
export async function exportOffers(context: ProposalContext, status: OfferStatus | undefined): Promise<string> {
  const { officeId } = await officeOfCaller(context);
  const { results } = await offersOf(
    context.database,
    context.keys,
    { officeId, status },
    { skip: 0, take: mostExported },
  );
  return stringify(
    results
      .filter((each) => each.status !== 'withdrawn')
      .map(({ id, sentAt, status: own, content: { terms, ...content } }) => ({
        id,
        sentAt,
        status: own,
        ...content,
        ...terms,
      })),
    { header: true, columns: [...columns], bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}
