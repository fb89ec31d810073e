import { sql } from 'kysely';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import { queueBookingMail } from './mail-job.ts';

/** The job that queues due reminders; every few minutes. */
export const reminderJob = 'inspection-reminders';

/**
 * Queues reminders a day before inspections, or two hours before those that were booked within the last day. None
 * follows within an hour of its booking.
 */
export function queueReminders(database: Database): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ id: number; startsAt: Date }>`
      update inspection_booking set reminded_at = now()
      where starts_at between now() and now() + interval '1 day' and cancelled_at is null and reminded_at is null
        and booked_at < now() - interval '1 hour'
        and (booked_at <= starts_at - interval '1 day' or starts_at < now() + interval '2 hours')
      returning id, starts_at as "startsAt"`.execute(transaction);
    for (const { id, startsAt } of rows)
      await queueBookingMail(transaction, { id, startsAt: startsAt.toISOString() }, 'reminder');
  });
}
