import type { Database } from '../../platform/database/public.ts';
import { isAddress, mailText, queueMail, type MailKind } from '../../platform/mail/public.ts';
import { listingContacts } from '../agencies/public.ts';

/** A mail about an application or an offer: nothing of its details. */
interface ProposalMail {
  readonly kind: MailKind;
  /** What the mail is about, once: 'offer:7:received'. */
  readonly key: string;
  readonly subject: string;
  readonly sentence: string;
  readonly action: { readonly label: string; readonly url: string };
  readonly reason: string;
}

interface OfficeMail extends ProposalMail {
  readonly listingId: number;
  readonly officeId: number;
}

interface MemberMail extends ProposalMail {
  readonly name: string;
  readonly email: string;
}

/** A subject in one line, as long as a mail's may be. */
const subjectLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 200);

/** Queues a mail to the agents of a home who have an address, else to the office. */
export async function mailOffice(
  database: Database,
  { listingId, officeId, kind, key, subject, sentence, action, reason }: OfficeMail,
): Promise<void> {
  for (const { name, email } of await listingContacts(database, listingId, { officeId, ownAgentsOnly: true }))
    await queueMail(database, {
      key: `${key}:${email.toLowerCase()}`,
      email,
      kind,
      subject: subjectLine(subject),
      ...mailText({ greeting: `Hi ${name},`, paragraphs: [sentence], action, reason }),
    });
}

/** Queues a mail to the member who sent it, if they still have a usable address. */
export async function mailSender(
  database: Database,
  { name, email, kind, key, subject, sentence, action, reason }: MemberMail,
): Promise<void> {
  if (!isAddress(email)) return;
  await queueMail(database, {
    key,
    email,
    kind,
    subject: subjectLine(subject),
    ...mailText({ greeting: `Hi ${name},`, paragraphs: [sentence], action, reason }),
  });
}
