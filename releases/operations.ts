import type { Verdict } from './verify.ts';
import type { Removed } from './cleaning.ts';
import type { Freeze, RegistryEvent, Rollout, TokenRecord } from './registry/shapes.ts';
import type { TrustedKey } from './trust/key-ring.ts';
import type { Health } from './watch/shapes.ts';

/** Who does it, and why: both stand in the log. */
export interface Reason {
  readonly who: string;
  readonly why?: string;
}
/**
 * Why a pin changes; with `expected` only while that version (null: none) is still the live one: what the caller saw.
 */
export interface ChangeReason extends Reason {
  readonly expected?: string | null;
}
/** The operation that made a version live. */
export interface LiveSince {
  readonly at: string;
  readonly who: string;
  readonly why: string | null;
}
/**
 * A release that was published. `wentLive`: it can be rolled back to. `sourceRevision`: '' when unknown. `problem`: why it
 * can't be served from here.
 */
export interface PublishedRelease {
  readonly version: string;
  readonly publishedAt: string;
  readonly notes: readonly string[];
  readonly wentLive: boolean;
  readonly sourceRevision: string;
  readonly squad: string;
  readonly problem: string | null;
}
/**
 * `problem`: why the live release can't be served from here. `versions`: oldest first. `sourceRevision`: the live
 * release's, null when unknown.
 */
export interface AreaStatus {
  readonly area: string;
  readonly live: string | null;
  readonly previous: string | null;
  readonly rollout: Rollout | null;
  readonly versions: readonly string[];
  readonly problem: string | null;
  readonly since: LiveSince | null;
  readonly sourceRevision: string | null;
}
/** `at`: the moment of the report, null for now. */
export interface Status {
  readonly revision: number;
  readonly at: string | null;
  readonly areas: readonly AreaStatus[];
  readonly freezes: readonly Freeze[];
}
export interface VersionPlan {
  readonly version: string;
  readonly exists: boolean;
}
/** `notes`: what the gate found and did not refuse. */
export interface Accepted {
  readonly area: string;
  readonly version: string;
  readonly existed: boolean;
  readonly notes: readonly string[];
}
/** The outcome of a change of a pin; `changed` is false when the version was live already. */
export interface PinChange {
  readonly area: string;
  readonly from: string | null;
  readonly to: string;
  readonly changed: boolean;
  readonly notes: readonly string[];
}
/** What a rollout came to beside the live version. */
export interface RolloutChange {
  readonly area: string;
  readonly live: string;
  readonly version: string;
  readonly percent: number;
  readonly changed: boolean;
  readonly notes: readonly string[];
}
export interface PreviewLink {
  readonly area: string;
  readonly version: string;
  readonly link: string;
  readonly until: string;
}
/** Without an area it is a token of operations, and for everything. `lasts`: milliseconds. */
export interface TokenRequest {
  readonly name?: string;
  readonly area: string | null;
  readonly actions: readonly string[];
  readonly lasts: number;
}
/** The token itself is returned here and never again. */
export interface MadeToken {
  readonly name: string;
  readonly token: string;
  readonly area: string | null;
  readonly actions: readonly string[];
  readonly expiresAt: string;
}
/** Moments are ISO 8601. */
export interface FreezeRequest {
  readonly area: string | null;
  readonly from: string;
  readonly until: string;
}

/**
 * Everything that can be done with releases: the same by command, over HTTP and in one process. All of it throws a
 * Refusal.
 */
export interface Operations {
  /** What is live, or was at a moment (ISO 8601). */
  status(at?: string): Promise<Status>;
  /** Published releases of an area, the newest first; at most fifty. */
  releases(area: string): Promise<readonly PublishedRelease[]>;
  /** Newest first. @param before number of an entry: only what came before it */
  history(area?: string, limit?: number, before?: number): Promise<readonly RegistryEvent[]>;
  /**
   * How one area's releases, or all, fared with visitors in the last minutes (an hour, if none are named; 30 days at
   * the most), and the health monitor's verdict.
   */
  health(area?: string, minutes?: number): Promise<Health>;
  /** The version that a build gets: its own when it was published before, otherwise the next of its series ('1.4'). */
  plan(
    area: string,
    build: { readonly contentHash: string; readonly series: string; readonly version?: string },
  ): Promise<VersionPlan>;
  /** Checks, signs, stores and records a sealed release from its folder, which stays as it is. */
  accept(folder: string, reason: Reason): Promise<Accepted>;
  /** While a freeze holds only with a reason. Ends the area's rollout. */
  promote(area: string, version: string, reason: ChangeReason): Promise<PinChange>;
  /** Back to `to`, or to the last good release before the live one. Ends the area's rollout. */
  rollback(area: string, to: string | undefined, reason: ChangeReason): Promise<PinChange>;
  /** Gives a release to 1 to 99 per cent of the visitors; 0 ends that. For all of them it is a promotion. */
  rollout(area: string, version: string, percent: number, reason: ChangeReason): Promise<RolloutChange>;
  /** A link that shows one release of one area to whoever follows it. @param lasts milliseconds */
  preview(area: string, version: string, lasts: number, reason: Reason): Promise<PreviewLink>;
  /** Newest first, those that have ended too. */
  tokens(): Promise<readonly TokenRecord[]>;
  createToken(token: TokenRequest, reason: Reason): Promise<MadeToken>;
  revokeToken(name: string, reason: Reason): Promise<void>;
  /** Those that are not over, the first to come first. */
  freezes(): Promise<readonly Freeze[]>;
  /** A time in which squads put nothing live; rolling back stays possible. */
  freeze(freeze: FreezeRequest, reason: Reason): Promise<Freeze>;
  liftFreeze(id: number, reason: Reason): Promise<void>;
  /** The keys that releases may be signed by. */
  keys(): Promise<readonly TrustedKey[]>;
  /** A new key signs from now on; the one before stays trusted. */
  rotateKey(reason: Reason): Promise<TrustedKey>;
  /**
   * Signs what is stored with the key of now, then ends the trust in an old one.
   * @returns how many releases were signed again
   */
  retireKey(id: string, reason: Reason): Promise<{ readonly id: string; readonly signedAgain: number }>;
  /** Checks the log and all stored releases. */
  verify(): Promise<Verdict>;
  /** Removes the files of releases that nobody can need any more. */
  clean(reason: Reason): Promise<readonly Removed[]>;
}
