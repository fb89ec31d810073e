import * as v from 'valibot';
import { area, by, who, type Immutable } from './fields.ts';

/** What a target can be notified of. */
export const notificationKinds = ['monitor', 'delivery', 'freeze', 'operation'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * How a target is reached: `webhook` is signed by the Standard Webhooks specification, `chat` gets {"text": …} (Slack,
 * Mattermost), `teams` an Adaptive Card, `mail` the squadEmail of the contracts of the areas.
 */
export const notificationChannels = ['webhook', 'chat', 'teams', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const name = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][\w.-]{0,39}$/, 'must be 1 to 40 letters, digits and any of . _ -'),
);

/** `url`: for every channel but mail. `areas`: none stands for all. */
export const targetInput = v.pipe(
  v.object({
    name,
    channel: v.picklist(notificationChannels, `must be ${notificationChannels.join(', ')}`),
    url: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000, 'must have at most 1000 characters'))),
    areas: v.pipe(v.array(area), v.maxLength(50, 'must be 50 at most')),
    kinds: v.pipe(
      v.array(v.picklist(notificationKinds, `must be of ${notificationKinds.join(', ')}`)),
      v.minLength(1, `must be some of ${notificationKinds.join(', ')}`),
      v.transform((all) => notificationKinds.filter((kind) => all.includes(kind))),
    ),
    who,
  }),
  v.check(
    ({ channel, url }) => (channel === 'mail') === (url === undefined),
    'must have a url, unless its channel is mail',
  ),
);
export type TargetInput = v.InferOutput<typeof targetInput>;

/** A call about one target. */
export const targetCall = v.object({ name, ...by });

export const targetRecord = v.object({
  name: v.string(),
  channel: v.picklist(notificationChannels),
  /** Scheme and host only: the rest of an address may be secret. Null for mail. */
  host: v.nullable(v.string()),
  areas: v.array(v.string()),
  kinds: v.array(v.picklist(notificationKinds)),
  createdBy: v.string(),
  /** When a message was accepted last. */
  deliveredAt: v.nullable(v.string()),
  /** Messages that are not delivered yet. */
  waiting: v.number(),
  /** Messages of the last two weeks that were given up. */
  failed: v.number(),
  /** Since when no message was accepted; null: the last one was, or there was none. */
  failingSince: v.nullable(v.string()),
  /** Why the last one was not. */
  problem: v.nullable(v.string()),
});
/** Where notifications of the release log are sent. */
export type NotificationTarget = Immutable<v.InferOutput<typeof targetRecord>>;
