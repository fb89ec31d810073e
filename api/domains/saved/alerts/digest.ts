import { plural } from '@verandah/market';
import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { digestJob } from '../joined-alerts/public.ts';
import { comingInspections, listingItem, listingViews } from '../../listings/public.ts';
import { mailText, queueMail, type Mail } from '../../../platform/mail/public.ts';
import type { Service } from '../../../platform/service.ts';
import { alertFrequencies, readPreferences } from '../../members/public.ts';
import { pace, type Frequency } from './by-email/frequency.ts';
import { managePath } from './by-email/manage-link.ts';
import { subscriptionById, type Subscription } from './by-email/store.ts';

const shape = v.union([
  v.object({ memberId: v.number(), every: v.picklist(alertFrequencies) }),
  v.object({ subscriptionId: v.number(), every: v.picklist(alertFrequencies) }),
]);
/** Maximum number of homes in one mail; a link leads to the others. */
const mostReported = 20;

/** Enqueues a digest for everyone who chose this frequency and has new homes. */
export async function wantDigests(database: Database, every: 'daily' | 'weekly'): Promise<void> {
  const { rows } = await sql<{ id: number; preferences: unknown; own: readonly (string | null)[] }>`
    select m.id, m.preferences, array_agg(distinct a.every) as own from member m
      join alert a on a.member_id = m.id and a.subscription_id is null
    where m.deleted_at is null and exists (select from alert_listing l where l.alert_id = a.id and l.seen_at is null
      and l.mailed_at is null) group by m.id`.execute(database);
  for (const { id, preferences, own } of rows) {
    if (own.some((chosen) => (chosen ?? readPreferences(preferences).alertDigest) === every))
      await sendJob(database, digestJob, { memberId: id, every }, { key: `${id}:${every}` });
  }
  const { rows: subscriptions } = await sql<{ id: number }>`
    select s.id from alert_subscription s where s.every = ${every} and exists (
      select from alert a join alert_listing l on l.alert_id = a.id
        where a.subscription_id = s.id and l.seen_at is null and l.mailed_at is null)`.execute(database);
  for (const { id } of subscriptions)
    await sendJob(database, digestJob, { subscriptionId: id, every }, { key: `email-${id}:${every}` });
}

/** The recipient of a digest, and their alerts in it. */
interface Recipient {
  /** Their alerts. */
  readonly owns: RawBuilder<unknown>;
  readonly greeting: string;
  /** Link to all new homes. */
  readonly all: string;
  readonly reason: string;
  readonly mail: Pick<Mail, 'key' | 'email' | 'kind' | 'unsubscribePath'>;
}

/** A member with those of their alerts that have this frequency. Locked, so that digests follow each other. */
async function memberRecipient(
  transaction: Database,
  memberId: number,
  every: Frequency,
  publicUrl: string,
): Promise<Recipient | undefined> {
  const member = await transaction
    .selectFrom('member')
    .select(['name', 'email', 'preferences'])
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) return undefined;
  const usual = readPreferences(member.preferences).alertDigest;
  return {
    owns: sql`a.member_id = ${memberId} and a.subscription_id is null and coalesce(a.every, ${usual}) = ${every}`,
    greeting: `Hi ${member.name},`,
    all: `${publicUrl}/alerts`,
    reason: `You’re receiving this email because you have property alerts on Verandah and chose to hear about new homes ${pace[every]}. You can change this on your alerts page.`,
    mail: { key: `alert-digest:${memberId}`, email: member.email, kind: 'alert-digest' },
  };
}

/** A confirmed address with this frequency; undefined if it was changed or stopped meanwhile. */
async function subscriptionRecipient(
  transaction: Database,
  subscriptionId: number,
  every: Frequency,
  { settings: { publicUrl }, sessionKey }: Pick<Service, 'settings' | 'sessionKey'>,
): Promise<Recipient | undefined> {
  const subscription = await subscriptionById(transaction, subscriptionId);
  if (!subscription?.confirmed || subscription.every !== every) return undefined;
  return {
    owns: sql`a.subscription_id = ${subscriptionId}`,
    greeting: 'Hi,',
    all: publicUrl + (subscription.joined ? '/alerts' : subscription.address),
    reason: `You’re receiving this email because you confirmed this alert on Verandah and chose to hear about new homes ${pace[every]}.`,
    mail: {
      key: `email-alert:${subscriptionId}`,
      email: subscription.email,
      kind: (await stoppedSince(transaction, subscription)) ? 'alert-digest' : 'email-alert',
      unsubscribePath: managePath(subscriptionId, sessionKey),
    },
  };
}

/** Whether its member has unsubscribed from the mails of all their alerts since this one became theirs. */
async function stoppedSince(transaction: Database, { id, joined }: Subscription): Promise<boolean> {
  if (!joined) return false;
  const { rows } = await sql`select from alert_subscription s join mail_suppression p on p.email = s.email
    where s.id = ${id}::int and p.kind = 'alert-digest' and p.created_at > s.joined_at`.execute(transaction);
  return rows.length > 0;
}

/**
 * Mails a member, or a confirmed address, the unseen homes that were in no mail yet, at the chosen frequency, described
 * as on their pages. Each home is in one mail only: queuing the mail and marking its homes are one transaction.
 */
export function sendDigest(
  service: Pick<Service, 'database' | 'settings' | 'sessionKey'>,
  data: unknown,
): Promise<void> {
  const wanted = v.parse(shape, data);
  const { publicUrl } = service.settings;
  return inTransaction(service.database, async (transaction) => {
    const recipient =
      'memberId' in wanted
        ? await memberRecipient(transaction, wanted.memberId, wanted.every, publicUrl)
        : await subscriptionRecipient(transaction, wanted.subscriptionId, wanted.every, service);
    if (recipient === undefined) return;
    const { rows: news } = await sql<{ alert: string; alert_id: number; listing_id: number }>`
      update alert_listing m set mailed_at = now() from alert a
      where a.id = m.alert_id and ${recipient.owns} and m.seen_at is null and m.mailed_at is null
      returning a.name as alert, a.id as alert_id, m.listing_id`.execute(transaction);
    const homes = new Map(
      (
        await listingViews(
          transaction,
          news.map((row) => row.listing_id),
        )
      ).map((view) => [view.id, view]),
    );
    const matches = news
      .flatMap(({ alert, alert_id: id, listing_id: home }) => {
        const view = homes.get(home);
        return view === undefined || view.status === 'removed' ? [] : [{ alert, id, view }];
      })
      .toSorted((a, b) => b.id - a.id || b.view.id - a.view.id);
    if (matches.length === 0) return;
    const inspections = await comingInspections(transaction, [...homes.keys()]);
    const count = new Set(matches.map(({ view }) => view.id)).size;
    const what = plural(count, 'new property', 'new properties');
    const names = [...new Set(matches.map(({ alert }) => alert))];
    await queueMail(transaction, {
      ...recipient.mail,
      key: `${recipient.mail.key}:${createHash('sha256')
        .update(matches.map(({ id, view }) => `${id}:${view.id}`).join())
        .digest('hex')
        .slice(0, 24)}`,
      subject: names.length === 1 ? `${what} for “${names[0]}”`.slice(0, 200) : `${what} for your alerts`,
      ...mailText({
        greeting: recipient.greeting,
        paragraphs: [
          `We found ${what} for ${names.length === 1 ? `your alert “${names[0]}”` : `${names.length} of your alerts`}.`,
          ...(matches.length > mostReported ? [`Here are ${mostReported} of them.`] : []),
        ],
        items: matches
          .slice(0, mostReported)
          .map(({ alert, view }) =>
            listingItem(publicUrl, view, inspections.get(view.id), names.length > 1 ? `Alert: ${alert}` : ''),
          ),
        action: { label: 'View all new homes', url: recipient.all },
        reason: recipient.reason,
      }),
    });
  });
}
