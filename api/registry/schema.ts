import * as v from 'valibot';

const area = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be an area name: lower case letters, digits and hyphens'));
const version = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/, 'must be a version such as 1.4.0'));
const line = v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters'));
const who = v.pipe(line, v.minLength(1, 'must say who does it'));

/** A release to be recorded; its manifest has been checked by whoever stored its files. */
export const releaseInput = v.object({
  area, version,
  contentHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
  manifest: v.looseObject({ area, version }),
  who, why: v.optional(line),
});
export type ReleaseInput = v.InferOutput<typeof releaseInput>;

/** A pin to be moved. `from` is the live version that the asker saw, null for none. */
export const pinInput = v.object({ action: v.picklist(['promote', 'rollback'], 'must be promote or rollback'), area, version, from: v.nullable(version), who, why: v.optional(line) });
export type PinInput = v.InferOutput<typeof pinInput>;

/** A refusal to be remembered. */
export const refusalInput = v.object({ area, version: v.nullable(version), who, why: line });
export type RefusalInput = v.InferOutput<typeof refusalInput>;

/** Operations that a release asks, to be held against the schema. */
export const operationsInput = v.object({
  operations: v.pipe(v.array(v.object({ name: v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')), text: v.pipe(v.string(), v.maxLength(100_000, 'must have at most 100000 characters')) })), v.maxLength(500, 'must be at most 500')),
});

const limit = v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a number up to 1000'), v.transform(Number), v.minValue(1, 'must be at least 1'), v.maxValue(1000, 'must be a number up to 1000')), '100');
export const eventsQuery = v.object({ area: v.optional(area), limit });
export const releasesQuery = v.object({ area: v.optional(area) });
export const releaseParams = v.object({ area, version });
export const registryQuery = v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a revision'), v.transform(Number))) });

/** What is live. `previous` is the last good release, tried when the live one fails. */
export interface Pin { readonly version: string; readonly previous: string | null }
/** All pins at one revision; the revision grows with every move of a pin. */
export interface PinSet { readonly revision: number; readonly pins: Readonly<Record<string, Pin>> }
export interface RecordedRelease { readonly area: string; readonly version: string; readonly contentHash: string; readonly publishedAt: string }
export interface RegistryEvent {
  readonly id: number; readonly at: string; readonly who: string; readonly action: 'publish' | 'refuse' | 'promote' | 'rollback';
  readonly area: string; readonly from: string | null; readonly to: string | null; readonly why: string | null;
}
