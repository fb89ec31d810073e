import { addressText, inspectionText } from '@verandah/market';
import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import { isAddress, mailText, queueMail, type MailItem } from '../../platform/mail/public.ts';
import type { Service } from '../../platform/service.ts';
import { listingContacts } from '../agencies/public.ts';
import { listingItem, listingViews } from '../listings/public.ts';
import { bookingMails, type BookingMail } from './mail-job.ts';
import { managePath } from './manage-link.ts';

const shape = v.object({ id: v.number(), about: v.picklist(bookingMails), startsAt: v.string() });

interface MailedBooking {
  readonly id: number;
  readonly listingId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isMember: boolean;
  readonly isCancelled: boolean;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly isAppointment: boolean;
}

async function mailedBooking(database: Database, id: number): Promise<MailedBooking | undefined> {
  const { rows } = await sql<MailedBooking>`
    select b.id, b.listing_id as "listingId", b.starts_at as "startsAt", b.ends_at as "endsAt",
      b.member_id is not null as "isMember", b.cancelled_at is not null as "isCancelled", coalesce(m.name,
        b.name) as name, coalesce(m.email, b.email) as email, b.phone,
      b.is_appointment as "isAppointment"
    from inspection_booking b left join member m on m.id = b.member_id where b.id = ${id}::int`.execute(database);
  return rows[0];
}

/** About a booking that still is as it was when the mail was queued. */
const isCurrent = ({ isCancelled, startsAt }: MailedBooking, about: BookingMail, queuedFor: string): boolean =>
  isCancelled === (about === 'cancelled' || about === 'withdrawn') && startsAt.toISOString() === queuedFor;

/** Writes one mail about a booking, to its visitor and, of an appointment, to the agents. */
export async function mailBooking({ database, settings, sessionKey }: Service, data: unknown): Promise<void> {
  const { id, about, startsAt } = v.parse(shape, data);
  const { publicUrl } = settings;
  await inTransaction(database, async (transaction) => {
    const booking = await mailedBooking(transaction, id);
    if (booking === undefined || !isCurrent(booking, about, startsAt)) return;
    const [view] = await listingViews(transaction, [booking.listingId]);
    if (view === undefined) return;
    const { timeZone } = view.address;
    const time = inspectionText(
      { startsAt: booking.startsAt.toISOString(), endsAt: booking.endsAt.toISOString() },
      timeZone,
    );
    const facts = { home: addressText(view.address, { inText: true }), time, item: listingItem(publicUrl, view) };
    if (about !== 'withdrawn')
      await mailVisitor(transaction, booking, about, {
        ...facts,
        ownPage: booking.isMember ? `${publicUrl}/inspections` : publicUrl + managePath(id, sessionKey),
      });
    if (booking.isAppointment && (about === 'registered' || about === 'withdrawn'))
      await mailAgents(transaction, booking, about, { ...facts, portal: `${publicUrl}/agent-portal/inspections` });
  });
}

interface Facts {
  /** '39 Main Road, Richmond, VIC 3121', or 'this property'. */
  readonly home: string;
  /** 'Sat 5 Dec, 11:00 am – 11:30 am' */
  readonly time: string;
  readonly item: MailItem;
}

type VisitorMail = Exclude<BookingMail, 'withdrawn'>;
const subjects: Readonly<Record<VisitorMail, (facts: Facts) => string>> = {
  registered: ({ home, time }) => `You’re registered: ${home}, ${time}`,
  reminder: ({ home, time }) => `Reminder: ${home}, ${time}`,
  moved: ({ home, time }) => `New inspection time: ${home}, ${time}`,
  cancelled: ({ home }) => `Inspection cancelled: ${home}`,
};
const sentences: Readonly<Record<VisitorMail, (facts: Facts) => string>> = {
  registered: ({ home, time }) => `You’re registered to inspect ${home} on ${time}.`,
  reminder: ({ home, time }) => `Your inspection of ${home} is on ${time}.`,
  moved: ({ home, time }) => `The agent has moved your inspection of ${home}. It’s now on ${time}.`,
  cancelled: ({ home, time }) =>
    `The agent has cancelled the inspection of ${home} on ${time}. See the home for other times.`,
};

/** A name or address that a stranger may have typed is not in it. */
async function mailVisitor(
  transaction: Database,
  { id, startsAt, isMember, name, email }: MailedBooking,
  about: VisitorMail,
  { ownPage, ...facts }: Facts & { readonly ownPage: string },
): Promise<void> {
  if (!isAddress(email)) return;
  const paragraphs = [sentences[about](facts)];
  if (about !== 'cancelled') {
    paragraphs.push('Can’t make it? Cancel so that somebody else can come.');
    if (!isMember)
      paragraphs.push('If you didn’t register, somebody entered your address: cancel it by the same link.');
  }
  await queueMail(transaction, {
    key: `inspection:${id}:${about}:${startsAt.getTime()}`,
    email,
    kind: 'inspection',
    subject: subjects[about](facts).slice(0, 200),
    ...mailText({
      greeting: isMember ? `Hi ${name},` : 'Hello,',
      paragraphs,
      items: [facts.item],
      action:
        about === 'cancelled'
          ? { label: 'See other times', url: facts.item.url }
          : { label: 'See or cancel', url: ownPage },
      reason: 'You’re receiving this email because this address was registered for an inspection on Verandah.',
    }),
  });
}

async function mailAgents(
  transaction: Database,
  { id, listingId, startsAt, ...visitor }: MailedBooking,
  about: 'registered' | 'withdrawn',
  { home, time, item, portal }: Facts & { readonly portal: string },
): Promise<void> {
  const did = about === 'registered' ? 'has booked' : 'has cancelled';
  for (const { name, email } of await listingContacts(transaction, listingId))
    await queueMail(transaction, {
      key: `inspection-agent:${id}:${about}:${startsAt.getTime()}:${email.toLowerCase()}`,
      email,
      kind: 'inspection',
      subject: `${visitor.name} ${did} an appointment: ${home}, ${time}`.slice(0, 200),
      ...mailText({
        greeting: `Hi ${name},`,
        paragraphs: [
          `${visitor.name} ${did} the appointment on ${time} at ${home}.`,
          `Email: ${visitor.email}${visitor.phone === null ? '' : ` · Phone: ${visitor.phone}`}. Reply to this email to reach them.`,
        ],
        items: [item],
        action: { label: 'See who comes', url: portal },
        reason: 'You’re receiving this email because you offer appointments for inspections on Verandah.',
      }),
      ...(isAddress(visitor.email) && { replyTo: visitor.email }),
    });
}
