import type { Database } from '../../platform/database/public.ts';
import { sendJob } from '../../platform/jobs/public.ts';
import type { InspectionBooking } from './booking.ts';

/** The job that writes one mail about a booking. */
export const bookingMailJob = 'inspection-mail';

/**
 * What a mail about a booking is for: a confirmation, a reminder, a new time, a cancellation by the agent; `withdrawn`:
 * the visitor has cancelled.
 */
export const bookingMails = ['registered', 'reminder', 'moved', 'cancelled', 'withdrawn'] as const;
export type BookingMail = (typeof bookingMails)[number];

/** Queues a mail about a booking in the caller's transaction. */
export const queueBookingMail = (
  transaction: Database,
  { id, startsAt }: Pick<InspectionBooking, 'id' | 'startsAt'>,
  about: BookingMail,
): Promise<void> => sendJob(transaction, bookingMailJob, { id, about, startsAt });
