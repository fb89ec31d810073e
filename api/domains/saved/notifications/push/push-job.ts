import { sql } from 'kysely';
import * as v from 'valibot';
import { now } from '../../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import { sendJob } from '../../../../platform/jobs/public.ts';
import { AddressRefused, postBody } from '../../../../platform/outgoing/public.ts';
import type { Service } from '../../../../platform/service.ts';
import {
  lockMember,
  memberById,
  notificationGroups,
  readPreferences,
  type NotificationGroup,
} from '../../../members/public.ts';
import { groupOf, kindsOf } from '../groups.ts';
import type { Notification, NotificationKind } from '../notification.ts';
import { takeUnpushed, unreadAmong } from '../store.ts';
import { deviceById, devicesOf, dropDevice } from './device-store.ts';
import { pushKeyOf } from './push-key.ts';
import { pushRequest, type PushMessage } from './push-request.ts';

/** The job that finds what to push to a member's devices, and the one that sends it to one device. */
export const pushJob = 'notification-push';
export const pushMessageJob = 'push-message';

/** Milliseconds by which what often comes together is delayed, so that it is one message. */
const pause: Partial<Record<NotificationGroup, number>> = { followed: 60_000, saved: 60_000, alerts: 60_000 };

/** Queues the pushes of members who chose this kind. */
export async function queuePushes(
  transaction: Database,
  kind: NotificationKind,
  memberIds: readonly number[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const group = groupOf(kind);
  const { rows } = await sql<{ id: number; preferences: unknown }>`
    select id, preferences from member m where id = any(${[...memberIds]}::int[]) and exists (select from push_device d
      where d.member_id = m.id)`.execute(transaction);
  const startAfter = new Date(now() + (pause[group] ?? 0));
  for (const { id, preferences } of rows)
    if (readPreferences(preferences).devices[group])
      await sendJob(transaction, pushJob, { memberId: id, group }, { key: `${id}:${group}`, startAfter });
}

const wanted = v.object({ memberId: v.number(), group: v.picklist(notificationGroups) });

/** Queues the unread notifications of a group for each of a member's devices, each notification once. */
export function pushNotifications({ database }: Pick<Service, 'database'>, data: unknown): Promise<void> {
  const { memberId, group } = v.parse(wanted, data);
  return inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    const member = await memberById(transaction, memberId);
    if (member === undefined || !member.preferences.devices[group]) return;
    const devices = await devicesOf(transaction, memberId);
    if (devices.length === 0) return;
    const ids = await takeUnpushed(transaction, memberId, kindsOf(group));
    const [latest] = ids;
    if (latest === undefined) return;
    for (const { id } of devices)
      await sendJob(transaction, pushMessageJob, { deviceId: id, group, ids }, { key: `${id}:${latest}` });
  });
}

const message = v.object({
  deviceId: v.number(),
  group: v.picklist(notificationGroups),
  ids: v.array(v.string()),
});

/** Statuses of a push service for an ended subscription. */
const ended: readonly number[] = [404, 410];

/**
 * Sends notifications to one device, unless they have been read meanwhile. A subscription that has ended is dropped.
 * @throws {Error} when the push service should be tried again
 */
export async function sendPush(
  { database, settings, sessionKey, log }: Pick<Service, 'database' | 'settings' | 'sessionKey' | 'log'>,
  data: unknown,
): Promise<void> {
  const { deviceId, group, ids } = v.parse(message, data);
  const device = await deviceById(database, deviceId);
  if (device === undefined) return;
  const written = composeMessage(group, await unreadAmong(database, device.memberId, ids));
  if (written === undefined) return;
  const contact = `mailto:${settings.company.email}`;
  const request = await pushRequest(device, written, pushKeyOf(sessionKey), contact, now());
  const { host } = new URL(device.endpoint);
  const drop = async (why: string): Promise<void> => {
    await dropDevice(database, deviceId, device.memberId);
    log.info({ host, deviceId, why }, 'push subscription dropped');
  };
  let status: number;
  try {
    ({ status } = await postBody(device.endpoint, { ...request, trusted: settings.pushHosts }));
  } catch (error) {
    if (error instanceof AddressRefused) return drop(error.message);
    throw error;
  }
  if (status >= 200 && status < 300) return;
  if (ended.includes(status)) return drop(`status ${status}`);
  if (status === 429 || status >= 500) throw new Error(`${host} returned ${status}.`);
  log.warn({ host, deviceId, status }, 'push message rejected');
}

const many: Readonly<Record<NotificationGroup, string>> = {
  replies: 'new replies',
  followed: 'updates about suburbs and agents',
  saved: 'updates about your homes',
  alerts: 'alerts with new homes',
  invitations: 'new invitations',
  enquiries: 'new enquiries',
  reviews: 'new reviews',
  moderation: 'things to moderate',
};

const cutText = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** Anyone nearby can read a lock screen: show the sentence and its subject, never the content. */
function composeMessage(group: NotificationGroup, news: readonly Notification[]): PushMessage | undefined {
  const [latest] = news;
  if (latest === undefined) return undefined;
  const tag = `${group}:${latest.id}`;
  if (news.length === 1)
    return { title: cutText(latest.text, 160), body: cutText(latest.subject ?? '', 160), path: latest.path, tag };
  return {
    title: `${news.length} ${many[group]}`,
    body: news
      .slice(0, 3)
      .map(({ text }) => cutText(text, 100))
      .join('\n'),
    path: '/notifications',
    tag,
  };
}
