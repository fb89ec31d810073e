import * as v from 'valibot';
import { area, by, hash, line, version, type Immutable } from './fields.ts';

const signature = v.object({
  keyId: v.pipe(v.string(), v.maxLength(64, 'must have at most 64 characters')),
  value: v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')),
});
/** Ed25519 over the canonical bytes of a document; base64. */
export type Signature = Immutable<v.InferOutput<typeof signature>>;

/** A release to be recorded. The caller, who stored its files, has checked its manifest. */
export const releaseInput = v.object({
  area,
  version,
  contentHash: hash,
  manifest: v.pipe(v.unknown(), v.looseObject({ area, version })),
  signature: v.optional(signature),
  notes: v.optional(v.pipe(v.array(line), v.maxLength(50, 'must be at most 50'))),
  /** Who built it, where and from what, for the log. */
  origin: v.optional(v.object({ commit: line, unclean: v.boolean(), who: line, where: line })),
  ...by,
});
export type ReleaseInput = v.InferOutput<typeof releaseInput>;

export const recordedRelease = v.object({
  area: v.string(),
  version: v.string(),
  contentHash: v.string(),
  publishedAt: v.string(),
  notes: v.array(v.string()),
  wentLive: v.boolean(),
});
/**
 * `notes`: what the gate found and did not reject. `wentLive`: all visitors have been served it, so that the area can
 * be rolled back to it.
 */
export type RecordedRelease = Immutable<v.InferOutput<typeof recordedRelease>>;

export const signedRelease = v.object({ manifest: v.unknown(), signature: v.nullable(signature) });
/** A release as recorded. Trust it only after a check of its signature. */
export type SignedRelease = Immutable<v.InferOutput<typeof signedRelease>>;

/** Operations that a release sends, to be checked against the schema. */
export const operationsInput = v.object({
  operations: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')),
        text: v.pipe(v.string(), v.maxLength(100_000, 'must have at most 100000 characters')),
      }),
    ),
    v.maxLength(500, 'must be at most 500'),
  ),
});
export const operationProblem = v.object({ operation: v.string(), message: v.string() });
/** Why the GraphQL API would reject an operation. */
export type OperationProblem = Immutable<v.InferOutput<typeof operationProblem>>;
