import { offerAddress, type OfferStatus } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { mailOffice, mailSender } from '../proposal-mail.ts';
import type { OfferContent } from './offer.ts';

/** What a mail says of an offer: no terms. */
interface Mailed extends Pick<OfferContent, 'home' | 'name' | 'email'> {
  readonly officeId: number;
  readonly listingId: number;
}

const toOffice = (
  database: Database,
  publicUrl: string,
  id: number,
  { officeId, listingId, name, home }: Mailed,
  event: 'received' | 'withdrawn',
): Promise<void> =>
  mailOffice(database, {
    officeId,
    listingId,
    kind: 'offer',
    key: `offer:${id}:${event}`,
    subject: event === 'received' ? `Offer from ${name}: ${home}` : `Offer withdrawn: ${home}`,
    sentence:
      event === 'received'
        ? `${name} has sent an offer to buy ${home}. It binds nobody; its terms are in your portal only.`
        : `${name} has withdrawn the offer for ${home}. Its terms are no longer shown to you.`,
    action: { label: 'View offer', url: `${publicUrl}/agent-portal/offers/${id}` },
    reason: 'You’re receiving this email because your office takes offers on Verandah.',
  });

/** Notifies the office of an offer, and confirms it to the buyer. */
export async function mailOfferSent(database: Database, publicUrl: string, id: number, mailed: Mailed): Promise<void> {
  await toOffice(database, publicUrl, id, mailed, 'received');
  await mailBuyer(database, publicUrl, id, mailed, 'sent');
}

/** Notifies the office that the buyer has withdrawn. */
export const mailOfferWithdrawn = (database: Database, publicUrl: string, id: number, mailed: Mailed): Promise<void> =>
  toOffice(database, publicUrl, id, mailed, 'withdrawn');

const sentences: Readonly<Record<Exclude<OfferStatus, 'seen' | 'withdrawn'>, (home: string) => string>> = {
  sent: (home) => `We’ve sent your offer for ${home}. It binds nobody, and you can withdraw it.`,
  discussing: (home) => `The office would like to discuss your offer for ${home} and will contact you.`,
  declined: (home) => `The office has declined your offer for ${home}.`,
};
const titles = { sent: 'Offer sent', discussing: 'Offer in discussion', declined: 'Offer declined' } as const;

/** Notifies the buyer of a status. That it was seen is only shown on the site. */
export const mailBuyer = (
  database: Database,
  publicUrl: string,
  id: number,
  { name, email, home }: Pick<Mailed, 'name' | 'email' | 'home'>,
  status: keyof typeof sentences,
): Promise<void> =>
  mailSender(database, {
    key: `offer:${id}:${status}`,
    email,
    kind: 'offer',
    subject: `${titles[status]}: ${home}`,
    name,
    sentence: sentences[status](home),
    action: { label: 'View offer', url: publicUrl + offerAddress(id) },
    reason: 'You’re receiving this email because you sent an offer on Verandah.',
  });
