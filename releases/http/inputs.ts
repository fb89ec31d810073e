import * as v from 'valibot';
import { audience, notificationChannels, notificationKinds } from '@verandah/release-registry';
import { planRequest } from '../delivery/plan-request.ts';
import { Refusal } from '../refusal.ts';
import { actions } from '../rights/grant.ts';
import { monitorName } from '../health-monitor/candidates.ts';
import { areaName, versionText } from '../store/manifest-schema.ts';

const line = v.pipe(v.string(), v.trim(), v.maxLength(500));
const moment = v.pipe(v.string(), v.isoTimestamp('A moment is written as 2026-11-21T14:05:00+11:00.'));
/** The live version that the caller saw, null for none. When another version is live, the call is rejected. */
const expected = v.optional(v.nullable(versionText));
const reason = {
  who: v.optional(
    v.pipe(line, v.minLength(1), v.notValue(monitorName, `${monitorName} is the name of the site's own watch.`)),
    'operations',
  ),
  why: v.optional(line),
};
/** Milliseconds. */
const lasts = v.pipe(v.number(), v.integer(), v.minValue(60_000, 'It must last a minute at least.'));

export const areaParams = v.object({ area: areaName });
export const nameParams = v.object({ name: v.pipe(v.string(), v.maxLength(60)) });
export const keyParams = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'A key goes by 16 hexadecimal digits.')),
});
export const freezeParams = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'A freeze goes by its number.'), v.transform(Number)),
});
export const statusQuery = v.object({ at: v.optional(moment) });
export const historyQuery = v.object({
  area: v.optional(areaName),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'A limit is a number up to 999.'), v.transform(Number)),
  ),
  before: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'An entry goes by its number.'), v.transform(Number)),
  ),
  since: v.optional(moment),
  until: v.optional(moment),
});
export const healthQuery = v.object({
  area: v.optional(areaName),
  minutes: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,4}$/, 'Minutes are a whole number from 1 to 43200.'),
      v.transform(Number),
      v.maxValue(43_200, 'Minutes are a whole number from 1 to 43200.'),
    ),
  ),
});
export const incidentQuery = v.object({ from: moment, until: moment });
/** A whole number in a query. */
const numberUpTo = (most: number, message: string) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, message), v.transform(Number), v.maxValue(most, message));
export const addressesQuery = v.object({
  minutes: v.optional(numberUpTo(2880, 'Minutes are a whole number from 1 to 2880.'), '60'),
  limit: v.optional(numberUpTo(1000, 'A limit is a whole number from 1 to 1000.'), '100'),
});
const flag = v.optional(v.literal('1', 'It is 1, or absent.'));
export const publishQuery = v.object({ ...reason, allowUnclean: flag, takenOver: flag });
export const reasonBody = v.object(reason);
export const planBody = v.object({ contentHash: v.string(), series: v.string(), version: v.optional(versionText) });
export const promoteBody = v.object({ version: versionText, expected, ...reason });
export const rollbackBody = v.object({
  to: v.optional(versionText),
  expected,
  /** The release that is rolled back stays one that can be gone back to. */
  precaution: v.optional(v.boolean()),
  ...reason,
});
export const rolloutBody = v.object({
  version: versionText,
  percent: v.number(),
  /** They get it whatever the percentage: 'staff', 'members', 'region:vic', 'header:x-tester=yes'. */
  audiences: v.optional(v.array(audience), []),
  expected,
  ...reason,
});
export const deliveryBody = v.object({ version: versionText, steps: planRequest, expected, ...reason });
/** `step`: index of the step that the caller saw. When the plan is at another one, the call is rejected. */
export const deliveryActionBody = v.object({
  step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(19))),
  expected,
  ...reason,
});
export const releaseParams = v.object({ area: areaName, version: versionText });
export const trustBody = v.object({ publicKey: v.pipe(v.string(), v.maxLength(1000)), ...reason });
export const deliveryParams = v.object({
  area: areaName,
  action: v.picklist(['hold', 'resume', 'skip', 'stop'], 'It is hold, resume, skip or stop.'),
});
const releaseName = { area: areaName, version: versionText };
export const previewBody = v.object({
  version: versionText,
  lasts: v.optional(lasts, 7_200_000),
  /** Releases of other areas that the same link shows. */
  also: v.optional(v.pipe(v.array(v.object(releaseName)), v.maxLength(19, 'A link shows 20 releases at most.'))),
  ...reason,
});
export const jointBody = v.object({
  releases: v.pipe(
    v.array(v.object({ ...releaseName, expected })),
    v.minLength(2, 'Name two areas at least; one is promoted by itself.'),
    v.maxLength(20, 'Name 20 areas at most.'),
    v.check((all) => new Set(all.map(({ area }) => area)).size === all.length, 'Name each area once.'),
  ),
  ...reason,
});
export const withdrawBody = v.object({
  redirects: v.optional(v.record(v.string(), v.string()), {}),
  expected,
  ...reason,
});
export const restoreBody = v.object({ expected, ...reason });
export const tokenBody = v.object({
  name: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9][\w.@-]{0,59}$/, "A token's name is 1 to 60 letters, digits and any of . _ - @"),
    ),
  ),
  // null is a token of operations, so the field must not be left out.
  area: v.nullable(areaName),
  actions: v.optional(v.array(v.picklist(actions)), []),
  lasts,
  ...reason,
});
export const targetParams = v.object({ name: v.pipe(v.string(), v.maxLength(40)) });
export const targetBody = v.object({
  name: v.string(),
  channel: v.picklist(notificationChannels, `It is ${notificationChannels.join(', ')}.`),
  url: v.optional(v.string()),
  areas: v.optional(v.array(areaName), []),
  kinds: v.array(v.picklist(notificationKinds, `It is ${notificationKinds.join(', ')}.`)),
  ...reason,
});
export const freezeBody = v.pipe(
  v.object({ area: v.optional(v.nullable(areaName), null), from: v.optional(moment), until: moment, ...reason }),
  v.check(
    ({ from, until }) => from === undefined || Date.parse(from) < Date.parse(until),
    'A freeze ends after it begins.',
  ),
);
export const uploadBody = v.object({ files: v.array(v.object({ path: v.string(), base64: v.string() })) });

/** @throws {Refusal} 'invalid' naming the field */
export function readInput<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const done = v.safeParse(schema, value ?? {});
  if (done.success) return done.output;
  throw new Refusal('invalid', `${v.getDotPath(done.issues[0]) ?? 'The body'}: ${done.issues[0].message}`);
}

/** Removes undefined values, as exact optional types require. */
export const definedFields = <Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };
