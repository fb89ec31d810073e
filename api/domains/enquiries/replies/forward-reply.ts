import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { mailText, queueMail } from '../../../platform/mail/public.ts';
import { mailAnswer } from '../answer-mail.ts';
import { mailedEnquiry, oneLine, readersOf, replyToVisitor, topicOf, type EnquirySite } from '../enquiry-mail.ts';
import type { NewReply, ReplyWriter } from './reply-store.ts';

/**
 * Queues a stored reply to the other side, from the site's address. What a reply's head says is not in it: names and
 * subjects are those of the enquiry.
 */
export async function forwardReply(
  transaction: Database,
  site: EnquirySite,
  writer: ReplyWriter,
  reply: NewReply & { readonly id: number },
): Promise<void> {
  if (writer.side === 'visitor') return forwardToAgents(transaction, site, writer.enquiryId, reply);
  const from = await nameOf(transaction, writer);
  return mailAnswer(transaction, site, writer.enquiryId, {
    key: `enquiry-reply:${reply.id}`,
    from,
    email: null,
    text: reply.text,
    notes: notesOn(reply, from.name),
  });
}

async function forwardToAgents(
  transaction: Database,
  site: EnquirySite,
  enquiryId: number,
  reply: NewReply & { readonly id: number },
): Promise<void> {
  const enquiry = await mailedEnquiry(transaction, enquiryId);
  if (!enquiry) return;
  const { topic } = await topicOf(transaction, site.publicUrl, enquiry);
  for (const { name, email, agentId } of await readersOf(transaction, enquiry))
    await queueMail(transaction, {
      key: `enquiry-reply:${reply.id}:${email.toLowerCase()}`,
      email,
      kind: 'enquiry',
      subject: oneLine(`Reply from ${enquiry.name}${topic === '' ? '' : `: ${topic}`}`),
      ...mailText({
        greeting: `Hi ${name},`,
        paragraphs: [
          `${enquiry.name} has replied${topic === '' ? '' : ` about ${topic}`}.`,
          ...(reply.text === '' ? [] : [reply.text]),
          ...notesOn(reply, enquiry.name),
        ],
        action: { label: 'View enquiry', url: `${site.publicUrl}/agent-portal/enquiries/${enquiryId}` },
        reason: 'You’re receiving this email because you or your office receives enquiries on Verandah.',
      }),
      replyTo: await replyToVisitor(transaction, site, enquiryId, agentId, enquiry.email),
    });
}

/** Notes for the reader of a reply by email. */
const notesOn = ({ otherAddress, attachments }: NewReply, name: string): string[] => [
  ...(attachments === 0
    ? []
    : [
        `${attachments === 1 ? '1 attachment was' : `${attachments} attachments were`} left out. Ask ${name} to send ${attachments === 1 ? 'it' : 'them'} another way.`,
      ]),
  ...(otherAddress ? [`This reply didn’t come from ${name}’s own email address.`] : []),
];

/** An agent with their office, or the office that an enquiry was sent to. */
async function nameOf(
  transaction: Database,
  { enquiryId, agentId }: ReplyWriter,
): Promise<{ readonly name: string; readonly office?: string }> {
  const { rows } = await sql<{ agent: string | null; office: string | null }>`
    select a.name as agent, coalesce(w.name, o.name) as office from enquiry e left
      join agent a on a.id = ${agentId}::int
      left join office w on w.id = a.office_id left join office o on o.id = e.office_id
        where e.id = ${enquiryId}::int`.execute(transaction);
  const { agent = null, office = null } = rows[0] ?? {};
  if (agent === null) return { name: office ?? 'Verandah' };
  return office === null ? { name: agent } : { name: agent, office };
}
