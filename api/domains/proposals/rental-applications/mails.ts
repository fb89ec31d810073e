import { rentalApplicationAddress, type ApplicationStatus } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { mailOffice, mailSender } from '../proposal-mail.ts';
import type { SentContent } from './application.ts';

/** What a mail says of an application: nothing of the profile. */
interface Mailed extends Pick<SentContent, 'home' | 'name' | 'email'> {
  readonly officeId: number;
  readonly listingId: number;
}

const toOffice = (
  database: Database,
  publicUrl: string,
  id: number,
  { officeId, listingId }: Mailed,
  { event, subject, sentence }: { readonly event: string; readonly subject: string; readonly sentence: string },
): Promise<void> =>
  mailOffice(database, {
    officeId,
    listingId,
    kind: 'application',
    key: `rental-application:${id}:${event}`,
    subject,
    sentence,
    action: { label: 'View application', url: `${publicUrl}/agent-portal/applications/${id}` },
    reason: 'You’re receiving this email because your office takes rental applications on Verandah.',
  });

/** Notifies the office of an application, and confirms it to the applicant. */
export async function mailSent(database: Database, publicUrl: string, id: number, mailed: Mailed): Promise<void> {
  const { name, home } = mailed;
  await toOffice(database, publicUrl, id, mailed, {
    event: 'received',
    subject: `Application from ${name}: ${home}`,
    sentence: `${name} has applied for ${home}. The details are in your portal only.`,
  });
  await mailApplicant(database, publicUrl, id, mailed, 'sent');
}

/** Notifies the office that the applicant has withdrawn. */
export const mailWithdrawn = (database: Database, publicUrl: string, id: number, mailed: Mailed): Promise<void> =>
  toOffice(database, publicUrl, id, mailed, {
    event: 'withdrawn',
    subject: `Application withdrawn: ${mailed.home}`,
    sentence: `${mailed.name} has withdrawn the application for ${mailed.home}. Its details are no longer shown to you.`,
  });

const sentences: Readonly<Record<Exclude<ApplicationStatus, 'seen' | 'withdrawn'>, (home: string) => string>> = {
  sent: (home) => `We’ve sent your application for ${home}. You can withdraw it until the office has decided.`,
  shortlisted: (home) => `Your application for ${home} is on the office’s shortlist.`,
  approved: (home) =>
    `The office has approved your application for ${home}. It will contact you about the tenancy agreement: nothing is binding until you both sign it.`,
  declined: (home) => `The office has declined your application for ${home}.`,
};

/** Notifies the applicant of a status. That it was seen is only shown on the site. */
export const mailApplicant = (
  database: Database,
  publicUrl: string,
  id: number,
  { name, email, home }: Pick<Mailed, 'name' | 'email' | 'home'>,
  status: keyof typeof sentences,
): Promise<void> =>
  mailSender(database, {
    key: `rental-application:${id}:${status}`,
    email,
    kind: 'application',
    subject: `Application ${status}: ${home}`,
    name,
    sentence: sentences[status](home),
    action: { label: 'View application', url: publicUrl + rentalApplicationAddress(id) },
    reason: 'You’re receiving this email because you applied for a rental home on Verandah.',
  });
