import {
  notificationChannels,
  notificationKinds,
  type NotificationKind,
  type NotificationTarget,
} from '@verandah/release-registry';
import type { FailingTarget, TargetRequest } from '../operations/operations.ts';
import type { TimeFormat } from './time.ts';
import { UsageError, type Command } from './usage.ts';

/** What a target is notified of when nothing is named: what nobody has just done by hand. */
const usualKinds: readonly NotificationKind[] = ['monitor', 'delivery', 'freeze'];

const isKind = (text: string): text is NotificationKind => (notificationKinds as readonly string[]).includes(text);

/** The target that `notify add` describes. @throws {UsageError} */
export function targetOf({ options, words: [name = ''] }: Command): TargetRequest {
  const [channel, ...others] = notificationChannels.filter((one) => options[one] !== undefined);
  if (channel === undefined || others.length > 0)
    throw new UsageError(`notify add needs one of --${notificationChannels.join(', --')}.`);
  const kinds = options.events?.split(',') ?? usualKinds;
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined)
    throw new UsageError(`--events ${options.events}: ${unknown} is none of ${notificationKinds.join(', ')}.`);
  const url = channel === 'mail' ? undefined : options[channel];
  return {
    name,
    channel,
    ...(url !== undefined && { url }),
    areas: options.areas?.split(',') ?? [],
    kinds: kinds.filter(isKind),
  };
}

export const targetHeads: readonly string[] = [
  'name',
  'to',
  'events',
  'areas',
  'last delivered',
  'waiting',
  'given up',
  'problem',
];

export const targetRow = (target: NotificationTarget, time: TimeFormat): readonly string[] => [
  target.name,
  [target.channel, target.host].filter(Boolean).join(' '),
  target.kinds.join(','),
  target.areas.join(',') || 'all',
  target.deliveredAt === null ? 'never' : time(target.deliveredAt),
  String(target.waiting),
  String(target.failed),
  target.problem ?? '–',
];

/** 'notifications do not reach pager (webhook) since 2026-11-21T14:05:00+11:00: The response has status 503.' */
export const failingText = ({ name, channel, failingSince, problem }: FailingTarget, time: TimeFormat): string =>
  `notifications do not reach ${name} (${channel}) since ${time(failingSince)}: ${problem ?? 'no reason is recorded'}`;
