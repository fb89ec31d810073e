import { addressText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { listingRows, listingView } from '../listings/public.ts';
import { isAddress, mailText, queueMail } from '../../platform/mail/public.ts';
import type { EnquiryKind } from './enquiry.ts';

interface MailedEnquiry {
  readonly kind: EnquiryKind;
  readonly listing_id: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly suburb: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}
interface Reader {
  readonly name: string;
  readonly email: string;
}

const about: Readonly<Record<EnquiryKind, string>> = {
  listing: 'Enquiry',
  agent: 'Message',
  appraisal: 'Someone may sell or let',
  buyer: 'Someone looks for a home',
  property: 'Enquiry about a home',
  product: 'Enquiry',
};

/**
 * Queues the notifications of an enquiry: to its agents, or to the office where none of them has an address. Replies
 * go to the sender.
 */
export async function mailEnquiry(transaction: Database, publicUrl: string, id: number): Promise<void> {
  const {
    rows: [enquiry],
  } = await sql<MailedEnquiry>`
    select e.kind, e.listing_id, e.name, e.email, e.phone, e.message, e.details, o.name as suburb from enquiry e left join locality o on o.id = e.locality_id where e.id = ${id}::int`.execute(
    transaction,
  );
  if (!enquiry) return;
  const topic = await topicOf(transaction, enquiry);
  for (const { name, email } of await readersOf(transaction, id)) {
    const said = mailText({
      greeting: `Hi ${name},`,
      paragraphs: [
        `${enquiry.name} has written to you${topic === '' ? '' : ` about ${topic}`}.`,
        enquiry.message,
        ...detailLines(enquiry.details),
        `Email: ${enquiry.email}${enquiry.phone === null ? '' : ` · Phone: ${enquiry.phone}`}. Reply to this email to reach them.`,
      ],
      action: { label: 'View enquiry', url: `${publicUrl}/agent-portal/enquiries` },
      reason: 'You’re receiving this email because you or your office receives enquiries on Verandah.',
    });
    const subject = `${about[enquiry.kind]}${topic === '' ? '' : `: ${topic}`}`.replace(/\p{Cc}+/gu, ' ').slice(0, 200);
    await queueMail(transaction, {
      key: `enquiry:${id}:${email.toLowerCase()}`,
      email,
      kind: 'enquiry',
      subject,
      ...said,
      ...(isAddress(enquiry.email) ? { replyTo: enquiry.email } : {}),
    });
  }
}

async function topicOf(
  transaction: Database,
  { listing_id: listingId, details, suburb }: MailedEnquiry,
): Promise<string> {
  const [row] = listingId === null ? [] : await listingRows(transaction, [listingId]);
  if (row) return addressText(listingView(row).address);
  const { address } = details;
  return [typeof address === 'string' ? address : '', suburb ?? ''].filter(Boolean).join(', ');
}

const labels: Readonly<Record<string, string>> = {
  propertyType: 'Property type',
  propertyTypes: 'Property types',
  bedrooms: 'Bedrooms',
  intention: 'Wants to',
  timing: 'When',
  mode: 'Wants to',
  priceMinimum: 'From $',
  priceMaximum: 'Up to $',
  company: 'Company',
};

function detailLines(details: MailedEnquiry['details']): string[] {
  const told = Object.entries(labels).flatMap(([key, label]) =>
    details[key] === undefined ? [] : [`${label}: ${[details[key]].flat().map(String).join(', ')}`],
  );
  return told.length === 0 ? [] : [told.join(' · ')];
}

async function readersOf(transaction: Database, id: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    with e as (select * from enquiry where id = ${id}::int), agents as (
      select a.name, a.email from e join agent a on a.id = e.agent_id where a.email is not null
      union select a.name, a.email from e join listing_agent la on e.agent_id is null and la.listing_id = e.listing_id join agent a on a.id = la.agent_id where a.email is not null and a.left_at is null
    )
    select name, email from agents union all
    select o.name, o.email from e join office o on o.id = e.office_id where o.email is not null and not exists (select from agents)`.execute(
    transaction,
  );
  return rows.filter(({ email }) => isAddress(email));
}
