import { addressText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { listingContacts, type Contact } from '../agencies/public.ts';
import { comingInspections, listingItem, listingViews } from '../listings/public.ts';
import { memberById } from '../members/public.ts';
import type { Viewer } from '../../platform/identity/public.ts';
import { isAddress, mailText, queueMail, withoutLinks, type MailItem } from '../../platform/mail/public.ts';
import type { EnquiryKind } from './enquiry.ts';
import { enquiryDetails } from './details.ts';
import { newReplyAddress } from './replies/reply-address.ts';

/** What mails about enquiries need of the settings. */
export interface EnquirySite {
  readonly publicUrl: string;
  /** Where replies by email are received; absent: they go to the other side's own address. */
  readonly repliesDomain?: string | undefined;
}

export interface MailedEnquiry {
  readonly kind: EnquiryKind;
  readonly listing_id: number | null;
  readonly agent_id: number | null;
  readonly office_id: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly suburb: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}
/** Subjects begin with who writes. */
const about: Readonly<Record<EnquiryKind, (name: string) => string>> = {
  listing: (name) => `Enquiry from ${name}`,
  agent: (name) => `Message from ${name}`,
  appraisal: (name) => `${name} may sell or lease`,
  buyer: (name) => `${name} is looking for a home`,
  property: (name) => `Enquiry from ${name} about a home`,
  product: (name) => `Enquiry from ${name}`,
};

/**
 * Queues the notifications of an enquiry: to its agents, or to the office where none of them has an address. Replies
 * go to the sender, who gets a receipt.
 * @param receipt whether an unconfirmed address may get one
 */
export async function mailEnquiry(
  transaction: Database,
  site: EnquirySite,
  id: number,
  sender: Viewer | null,
  receipt: boolean,
): Promise<void> {
  const enquiry = await mailedEnquiry(transaction, id);
  if (!enquiry) return;
  const { publicUrl } = site;
  const { topic, listing } = await topicOf(transaction, publicUrl, enquiry);
  const readers = await readersOf(transaction, enquiry);
  for (const { name, email, agentId } of readers) {
    const said = mailText({
      greeting: `Hi ${name},`,
      paragraphs: [
        `${enquiry.name} has written to you${topic === '' ? '' : ` about ${topic}`}.`,
        enquiry.message,
        ...detailLines(enquiry.details),
        `Email: ${enquiry.email}${enquiry.phone === null ? '' : ` · Phone: ${enquiry.phone}`}. Reply to this email to reach them.`,
      ],
      ...(listing && { items: [listing] }),
      action: { label: 'View enquiry', url: `${publicUrl}/agent-portal/enquiries/${id}` },
      reason: 'You’re receiving this email because you or your office receives enquiries on Verandah.',
    });
    await queueMail(transaction, {
      key: `enquiry:${id}:${email.toLowerCase()}`,
      email,
      kind: 'enquiry',
      subject: oneLine(`${about[enquiry.kind](enquiry.name)}${topic === '' ? '' : `: ${topic}`}`),
      ...said,
      replyTo: await replyToVisitor(transaction, site, id, agentId, enquiry.email),
    });
  }
  await mailReceipt(transaction, site, id, enquiry, { topic, readers, listing }, sender, receipt);
}

/** Undefined if the enquiry does not exist. */
export async function mailedEnquiry(transaction: Database, id: number): Promise<MailedEnquiry | undefined> {
  const { rows } = await sql<MailedEnquiry>`
    select e.kind, e.listing_id, e.agent_id, e.office_id, e.name, e.email, e.phone, e.message, e.details,
      o.name as suburb
    from enquiry e left join locality o on o.id = e.locality_id where e.id = ${id}::int`.execute(transaction);
  return rows[0];
}

/** Where an agent's or office's reply to a mail goes. */
export async function replyToVisitor(
  transaction: Database,
  { repliesDomain }: EnquirySite,
  enquiryId: number,
  agentId: number | null,
  email: string,
): Promise<string | undefined> {
  if (!isAddress(email)) return undefined;
  return repliesDomain === undefined
    ? email
    : newReplyAddress(transaction, repliesDomain, { enquiryId, side: 'agent', agentId });
}

export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 200);

/** What an enquiry is about, and who received it. */
interface Addressed {
  readonly topic: string;
  readonly readers: readonly Contact[];
  readonly listing: MailItem | undefined;
}

/**
 * The sender's receipt, with what they wrote. Anybody can type a stranger's address, so one that is not the sender's
 * own confirmed one gets no name and no links from the sender.
 */
async function mailReceipt(
  transaction: Database,
  { repliesDomain }: EnquirySite,
  id: number,
  enquiry: MailedEnquiry,
  { topic: typed, readers, listing }: Addressed,
  sender: Viewer | null,
  receipt: boolean,
): Promise<void> {
  const member = sender && (await memberById(transaction, sender.memberId));
  const own = member?.emailVerified === true && member.email.toLowerCase() === enquiry.email.toLowerCase();
  if (!own && (!receipt || !isAddress(enquiry.email))) return;
  const names = [...new Set(readers.map(({ name }) => name))];
  // Without a listing it is what the sender typed.
  const topic = own || listing ? typed : withoutLinks(typed);
  const to = names.length === 0 ? '' : ` to ${inWords.format(names)}`;
  await queueMail(transaction, {
    key: `enquiry-copy:${id}`,
    email: own ? member.email : enquiry.email,
    kind: 'enquiry-copy',
    subject: oneLine(`Your enquiry${to}${topic === '' ? '' : `: ${topic}`}`),
    ...mailText({
      greeting: own ? `Hi ${member.name},` : 'Hello,',
      paragraphs: [
        `We’ve sent your enquiry${topic === '' ? '' : ` about ${topic}`}${to}. You wrote:`,
        own ? enquiry.message : withoutLinks(enquiry.message),
        ...(own ? detailLines(enquiry.details) : []),
        ...(own
          ? []
          : [
              'If you didn’t send this enquiry, someone may have entered your address by mistake. You can ignore this email.',
            ]),
      ],
      ...(listing && { items: [listing], action: { label: 'View property', url: listing.url } }),
      reason: own
        ? 'You’re receiving this email because you sent an enquiry on Verandah.'
        : 'You’re receiving this email because this address was given with an enquiry on Verandah.',
    }),
    ...(repliesDomain !== undefined &&
      readers.length > 0 && {
        replyTo: await newReplyAddress(transaction, repliesDomain, { enquiryId: id, side: 'visitor', agentId: null }),
      }),
  });
}

const inWords = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** What an enquiry is about, in words, and its listing. */
export async function topicOf(
  transaction: Database,
  publicUrl: string,
  { listing_id: listingId, details, suburb }: MailedEnquiry,
): Promise<Pick<Addressed, 'topic' | 'listing'>> {
  const [view] = listingId === null ? [] : await listingViews(transaction, [listingId]);
  if (view) {
    const inspections = await comingInspections(transaction, [view.id]);
    return { topic: addressText(view.address), listing: listingItem(publicUrl, view, inspections.get(view.id)) };
  }
  const { address } = details;
  const parts = [typeof address === 'string' ? address : '', suburb ?? ''];
  return { topic: parts.filter(Boolean).join(', '), listing: undefined };
}

/** The other fields of the form. The address is the mail's subject. */
function detailLines(details: MailedEnquiry['details']): string[] {
  const { address: _, ...others } = details;
  const lines = enquiryDetails(others).map(({ label, text }) => `${label}: ${text}`);
  return lines.length === 0 ? [] : [lines.join(' · ')];
}

/** Recipients of the mails about an enquiry: the agent whom it is to, those of its listing, or else the office. */
export async function readersOf(
  transaction: Database,
  { listing_id: listingId, agent_id: agentId, office_id: officeId }: MailedEnquiry,
): Promise<readonly Contact[]> {
  if (listingId !== null && agentId === null) return listingContacts(transaction, listingId, { officeId });
  const { rows } = await sql<Contact>`
    with addressee as (select id, name, email from agent where id = ${agentId}::int and email is not null)
    select name, email, id as "agentId" from addressee union all
    select name, email, null::int from office
      where id = ${officeId}::int and email is not null and not exists (select from addressee)`.execute(transaction);
  return rows.filter(({ email }) => isAddress(email));
}
