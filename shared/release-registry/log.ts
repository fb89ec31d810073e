import * as v from 'valibot';
import { area, by, detail, moment, version, wholeNumber, type Immutable } from './fields.ts';

/** The name of the site itself in the log: the health monitor, and the times of freezes. */
export const monitorName = 'watch';

export const registryEvent = v.object({
  id: v.number(),
  at: v.string(),
  who: v.string(),
  action: v.string(),
  area: v.nullable(v.string()),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  why: v.nullable(v.string()),
  detail: v.unknown(),
});
/**
 * An entry of the log. Actions: publish, refuse, promote, rollback, rollout, withdraw, restore, deliver, deliver-rehearse,
 * deliver-hold, deliver-resume, deliver-done, deliver-stop, preview, deny, token-create, token-revoke, freeze,
 * freeze-begin, freeze-end, unfreeze, notify-add, notify-remove, key-rotate, key-trust, key-retire, clean, watch,
 * sign-in. `detail` adds data of the action: the percentage of a rollout, the end of a token, the `moves` of several
 * areas at once. In the log of one
 * area such an entry has that area's versions, and all of them as `joint`.
 */
export type RegistryEvent = Immutable<v.InferOutput<typeof registryEvent>>;

/** `before`: number of an entry; only earlier ones. `since`, `until`: only entries from that time on, or before it. */
export const eventsQuery = v.object({
  area: v.optional(area),
  limit: v.optional(wholeNumber(1, 1000, 'must be a number up to 1000'), 100),
  before: v.optional(wholeNumber(1, 999_999_999_999_999, 'must be the number of an entry')),
  since: v.optional(moment),
  until: v.optional(moment),
});

export type EventsQuery = v.InferOutput<typeof eventsQuery>;

/** An entry that changes no pin. */
export const noteInput = v.object({
  action: v.pipe(
    v.string(),
    v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be words of lower case letters'),
    v.notValues(
      [
        'publish',
        'promote',
        'rollback',
        'rollout',
        'withdraw',
        'restore',
        'deliver',
        'deliver-rehearse',
        'deliver-hold',
        'deliver-resume',
        'deliver-done',
        'deliver-stop',
      ],
      'must not be a move: those write themselves',
    ),
  ),
  area: v.optional(v.nullable(area)),
  version: v.optional(v.nullable(version)),
  detail,
  ...by,
});
export type NoteInput = v.InferOutput<typeof noteInput>;

export const logVerdict = v.object({
  entries: v.number(),
  head: v.nullable(v.string()),
  broken: v.nullable(v.number()),
});
/** The result of a log check: how many entries are valid, the hash of the last of them, and the first invalid one. */
export type LogVerdict = Immutable<v.InferOutput<typeof logVerdict>>;
