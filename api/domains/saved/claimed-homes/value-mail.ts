import { formatMoney, ownHomeAddress, plural } from '@verandah/market';
import { sql } from 'kysely';
import * as v from 'valibot';
import { now } from '../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { sendJobs } from '../../../platform/jobs/public.ts';
import { mailText, queueMail } from '../../../platform/mail/public.ts';
import type { Service } from '../../../platform/service.ts';
import type { Estimate } from '../../geography/pages/public.ts';
import { memberById } from '../../members/public.ts';
import { homeEstimate } from './rules.ts';
import { stopPath } from './stop-link.ts';
import { homeById } from './store.ts';

/** The job that emails a member what one of their homes is worth this month. */
export const homeValueJob = 'home-value';

const shape = v.object({ homeId: v.number() });

/** First day of the month, yyyy-MM-dd in UTC. */
const monthOf = (time: number): string => `${new Date(time).toISOString().slice(0, 7)}-01`;

/** Claimed before this month, and not mailed in it. */
const isDue = (month: string) => sql<boolean>`tracked and claimed_at < ${month}::date
  and (mailed_month is null or mailed_month < ${month}::date)`;

/** Queues the mails of this month that have not been composed yet. */
export async function queueHomeValues(database: Database): Promise<void> {
  const month = monthOf(now());
  const { rows } = await sql<{ id: number }>`select id from claimed_home where ${isDue(month)}`.execute(database);
  const jobs = rows.map(({ id }) => ({ data: { homeId: id }, key: `${id}:${month}` }));
  await sendJobs(database, homeValueJob, jobs);
}

/**
 * Emails a member what their home is worth, once a month, unless they have turned that off, have not confirmed their
 * address or are suspended. A month in which there is no estimate has no mail.
 */
export function mailHomeValue(
  { database, settings, sessionKey }: Pick<Service, 'database' | 'settings' | 'sessionKey'>,
  data: unknown,
): Promise<void> {
  const { homeId } = v.parse(shape, data);
  const month = monthOf(now());
  return inTransaction(database, async (transaction) => {
    // Locked, so that the month is composed once.
    const { rows } = await sql<{ memberId: number; before: number | null }>`
      select member_id as "memberId", mailed_middle as before from claimed_home
      where id = ${homeId}::int and ${isDue(month)} for update`.execute(transaction);
    const home = rows[0] && (await homeById(transaction, homeId));
    const member = rows[0] && (await memberById(transaction, rows[0].memberId));
    if (!rows[0] || !home || !member?.emailVerified || member.suspendedAt !== null) return;
    const estimate = await homeEstimate(transaction, home, now());
    await sql`update claimed_home set mailed_month = ${month}::date,
      mailed_middle = coalesce(${estimate?.middle ?? null}::int, mailed_middle)
      where id = ${homeId}::int`.execute(transaction);
    if (estimate === null) return;
    await queueMail(transaction, {
      key: `home-value:${homeId}:${month}`,
      email: member.email,
      kind: 'home-value',
      unsubscribePath: stopPath(homeId, sessionKey),
      subject: `What ${home.address} might sell for`,
      ...mailText({
        greeting: `Hi ${member.name},`,
        paragraphs: [...rangeText(home.address, estimate), ...changeText(rows[0].before, estimate.middle)],
        action: {
          label: 'Open your home’s page',
          url: settings.publicUrl + ownHomeAddress(home.locationSlug, home.street, home.property),
        },
        reason: 'You’re receiving this email because you track this home on Verandah. You can change this on its page.',
      }),
    });
  });
}

const dollars = (amount: number): string => formatMoney(amount, 0);

/** The range with its sample and its error: a number alone would be taken for a valuation. */
const rangeText = (address: string, { low, middle, high, sampleSize, medianError, tested }: Estimate): string[] => [
  `${address} might sell for ${dollars(low)} to ${dollars(high)}. The middle of the range is ${dollars(middle)}.`,
  `This is based on ${plural(sampleSize, 'sale')} of homes like it. We tested the method on ${plural(tested, 'sale')} in the suburb: half of the estimates were within ${medianError}% of the price. It is not a valuation.`,
];

function changeText(before: number | null, middle: number): string[] {
  if (before === null) return [];
  if (before === middle) return ['That is the same as in our last email.'];
  const change = Math.abs(middle - before);
  return [
    `That is ${dollars(change)} ${middle > before ? 'more' : 'less'} than in our last email. Much of a small change is chance: other sales were compared.`,
  ];
}
