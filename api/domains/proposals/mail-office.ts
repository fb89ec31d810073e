import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { isAddress, mailText, queueMail, type MailKind } from '../../platform/mail/public.ts';

/** A mail to an office about something that it received: nothing of its details. */
interface OfficeMail {
  readonly listingId: number;
  readonly officeId: number;
  readonly kind: MailKind;
  /** What the mail is about, once: 'offer:7:received'. */
  readonly key: string;
  readonly subject: string;
  readonly sentence: string;
  readonly action: { readonly label: string; readonly url: string };
  readonly reason: string;
}

/** A subject in one line, as long as a mail's may be. */
export const subjectLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 200);

/** Queues a mail to the agents of a home who have an address, else to the office. */
export async function mailOffice(
  database: Database,
  { listingId, officeId, kind, key, subject, sentence, action, reason }: OfficeMail,
): Promise<void> {
  const { rows } = await sql<{ name: string; email: string }>`
    with agents as (
      select a.name, a.email from listing_agent la join agent a on a.id = la.agent_id
      where la.listing_id = ${listingId}::int and a.office_id = ${officeId}::int and a.left_at is null
        and a.email is not null)
    select name, email from agents union all
    select o.name, o.email from office o where o.id = ${officeId}::int and o.email is not null
      and not exists (select from agents)`.execute(database);
  for (const { name, email } of rows.filter((each) => isAddress(each.email)))
    await queueMail(database, {
      key: `${key}:${email.toLowerCase()}`,
      email,
      kind,
      subject: subjectLine(subject),
      ...mailText({ greeting: `Hi ${name},`, paragraphs: [sentence], action, reason }),
    });
}
