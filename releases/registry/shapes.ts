import * as v from 'valibot';
import type { Signature } from '../trust/key-ring.ts';

/** A release that a percentage of the visitors gets in place of the live one. */
export interface Rollout {
  readonly version: string;
  readonly percent: number;
}
/** An area that is off the site: its addresses are gone, but for routes and paths that redirect to a path. */
export interface Withdrawal {
  readonly redirects: Readonly<Record<string, string>>;
}
/** `version`: null for an area whose first release is in rollout. */
export interface Pin {
  readonly version: string | null;
  readonly previous: string | null;
  readonly rollout?: Rollout;
  readonly withdrawn?: Withdrawal;
}
/** All pins at one revision. The revision grows with every change of a pin or a rollout. */
export interface PinSet {
  readonly revision: number;
  readonly pins: Readonly<Record<string, Pin>>;
}
/** `notes`: what the gate found and did not reject. `wentLive`: all visitors have been served it. */
export interface RecordedRelease {
  readonly area: string;
  readonly version: string;
  readonly contentHash: string;
  readonly publishedAt: string;
  readonly notes: readonly string[];
  readonly wentLive: boolean;
}
/**
 * An entry of the log. Actions: publish, refuse, promote, rollback, rollout, withdraw, restore, preview, deny,
 * token-create, token-revoke, freeze, unfreeze, key-rotate, key-retire, clean, watch, sign-in. `detail` adds data of
 * the action: the percentage of a rollout, the end of a token, the `moves` of several areas at once. In the log of one
 * area such an entry has that area's versions, and all of them as `joint`.
 */
export interface RegistryEvent {
  readonly id: number;
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly area: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly why: string | null;
  readonly detail: unknown;
}
/** Why the GraphQL API would reject an operation. */
export interface OperationProblem {
  readonly operation: string;
  readonly message: string;
}
/** A release as recorded. Trust it only after a check of its signature. */
export interface SignedRelease {
  readonly manifest: unknown;
  readonly signature: Signature | null;
}
/** The result of a log check: how many entries are valid, the hash of the last of them, and the first invalid one. */
export interface LogVerdict {
  readonly entries: number;
  readonly head: string | null;
  readonly broken: number | null;
}
/** A token of an area, or (null) of operations. The token itself is not stored. */
export interface TokenRecord {
  readonly name: string;
  readonly area: string | null;
  readonly actions: readonly string[];
  readonly createdBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  readonly usedAt: string | null;
}
/** A period in which nothing goes live, in one area or (null) in all. */
export interface Freeze {
  readonly id: number;
  readonly area: string | null;
  readonly from: string;
  readonly until: string;
  readonly why: string;
  readonly createdBy: string;
  readonly liftedAt: string | null;
}

export const pinSet = v.object({
  revision: v.number(),
  pins: v.record(
    v.string(),
    v.object({
      version: v.nullable(v.string()),
      previous: v.nullable(v.string()),
      rollout: v.exactOptional(v.object({ version: v.string(), percent: v.number() })),
      withdrawn: v.exactOptional(v.object({ redirects: v.record(v.string(), v.string()) })),
    }),
  ),
});
