import { addressText, listingAddress } from '@verandah/market';
import type { Database } from '../../platform/database/public.ts';
import { isAddress, mailText, queueMail } from '../../platform/mail/public.ts';
import { listingViews } from '../listings/public.ts';
import { mailedEnquiry, oneLine, type EnquirySite } from './enquiry-mail.ts';
import { newReplyAddress } from './replies/reply-address.ts';

interface Answer {
  /** Of the mail, see `Mail.key`. */
  readonly key: string;
  /** The agent with the office's name; the office alone. */
  readonly from: { readonly name: string; readonly office?: string };
  /** Where the visitor's reply goes, if the site receives none. */
  readonly email: string | null;
  readonly text: string;
  /** Remarks of the site's own, below the text. */
  readonly notes: readonly string[];
}

/** Queues the mail of an agent's or office's answer to the sender of an enquiry. */
export async function mailAnswer(
  transaction: Database,
  site: EnquirySite,
  enquiryId: number,
  { key, from, email, text, notes }: Answer,
): Promise<void> {
  const enquiry = await mailedEnquiry(transaction, enquiryId);
  if (!enquiry || !isAddress(enquiry.email)) return;
  const about =
    enquiry.listing_id === null ? undefined : await listingOf(transaction, site.publicUrl, enquiry.listing_id);
  const { repliesDomain } = site;
  await queueMail(transaction, {
    key,
    email: enquiry.email,
    kind: 'enquiry',
    subject: oneLine(`Reply from ${from.name}${about === undefined ? '' : `: ${about.address}`}`),
    ...mailText({
      greeting: `Hi ${enquiry.name},`,
      paragraphs: [
        ...(text === '' ? [] : [text]),
        ...notes,
        from.office === undefined ? from.name : `${from.name}, ${from.office}`,
        `You wrote: ${enquiry.message}`,
      ],
      ...(about && { action: { label: 'View property', url: about.url } }),
      reason: 'You’re receiving this email because you sent an enquiry on Verandah.',
    }),
    ...(repliesDomain === undefined
      ? email !== null && isAddress(email) && { replyTo: email }
      : { replyTo: await newReplyAddress(transaction, repliesDomain, { enquiryId, side: 'visitor', agentId: null }) }),
  });
}

async function listingOf(
  database: Database,
  publicUrl: string,
  id: number,
): Promise<{ readonly address: string; readonly url: string } | undefined> {
  const [listing] = await listingViews(database, [id]);
  return listing && { address: addressText(listing.address), url: publicUrl + listingAddress(listing.uri) };
}
