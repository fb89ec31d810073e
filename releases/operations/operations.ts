import type { BuildOrigin } from '@verandah/areas';
import type { StepRequest } from '../delivery/plan-request.ts';
import type {
  Delivery,
  Freeze,
  NotificationChannel,
  NotificationKind,
  NotificationTarget,
  OpenedAddress,
  RegistryEvent,
  Rollout,
  TokenRecord,
  Withdrawal,
} from '@verandah/release-registry';
import type { Verdict } from './verify.ts';
import type { Removed } from './cleaning.ts';
import type { TrustedKey } from '../trust/key-ring.ts';
import type { Upload } from '../upload.ts';
import type { Health } from '../health-monitor/shapes.ts';
import type { Incident } from '../incident/incident.ts';

/** Who acts, and why. Both are logged. */
export interface Reason {
  readonly who: string;
  readonly why?: string;
}
/**
 * Why a pin changes. With `expected`, only while that version (null: none) is still live: the state that the caller
 * saw.
 */
export interface ChangeReason extends Reason {
  readonly expected?: string | null;
}
/**
 * `allowUnclean`: the source tree may differ from its commit. `takenOver`: the release must be signed by a trusted source,
 * and say how it was built.
 */
export interface AcceptReason extends Reason {
  readonly allowUnclean?: boolean;
  readonly takenOver?: boolean;
}
/** `precaution`: the release that is rolled back is not known to be bad, so it stays a rollback target. */
export interface RollbackReason extends ChangeReason {
  readonly precaution?: boolean;
}
/** `step`: only while the plan is at that step, an index: the one that the caller saw. */
export interface DeliveryReason extends ChangeReason {
  readonly step?: number;
}
/** The operation that made a version live. */
export interface LiveSince {
  readonly at: string;
  readonly who: string;
  readonly why: string | null;
}
/**
 * A published release. `wentLive`: it can be rolled back to. `sourceRevision`: '' when not recorded. `problem`: why
 * this host can't serve it.
 */
export interface PublishedRelease {
  readonly version: string;
  readonly publishedAt: string;
  readonly notes: readonly string[];
  readonly wentLive: boolean;
  readonly sourceRevision: string;
  /** Who built it, where and from what; null when not recorded. */
  readonly origin: BuildOrigin | null;
  readonly squad: string;
  readonly problem: string | null;
}
/**
 * `problem`: why this host can't serve the live release. `versions`: oldest first. `sourceRevision`: of the live
 * release, null when not recorded.
 */
export interface AreaStatus {
  readonly area: string;
  readonly live: string | null;
  readonly previous: string | null;
  readonly rollout: Rollout | null;
  /** The delivery plan that is running or held. */
  readonly delivery: Delivery | null;
  /** The area is off the site; `live` is what a restoration puts back. */
  readonly withdrawn: Withdrawal | null;
  readonly versions: readonly string[];
  readonly problem: string | null;
  readonly since: LiveSince | null;
  /** The areas that went live together with the live release, itself included; null: it went live by itself. */
  readonly joint: readonly JointMove[] | null;
  readonly sourceRevision: string | null;
  readonly origin: BuildOrigin | null;
}
/** A target that did not accept the last notification. */
export interface FailingTarget extends Pick<NotificationTarget, 'name' | 'channel' | 'problem'> {
  readonly failingSince: string;
}
/** `at`: the time of this status, null for now. */
export interface Status {
  readonly revision: number;
  readonly at: string | null;
  readonly areas: readonly AreaStatus[];
  readonly freezes: readonly Freeze[];
  /** Where notifications do not arrive; undefined from a site of an older version. */
  readonly failingTargets?: readonly FailingTarget[];
}
export interface VersionPlan {
  readonly version: string;
  readonly exists: boolean;
}
/**
 * `notes`: what the gate found but did not reject. `goesLiveBy`: of a release that conflicts with what is live, the
 * command for a joint promotion, 'promote search 1.1.0 --with listing@1.1.0'; null: the host has to be released first.
 */
export interface Accepted {
  readonly area: string;
  readonly version: string;
  readonly existed: boolean;
  readonly notes: readonly string[];
  readonly goesLiveBy?: string | null;
}
/**
 * The result of a pin change. `changed` is false when the version was live already. `joint`: all areas that moved by
 * the same entry of the log; undefined for one.
 */
export interface PinChange {
  readonly area: string;
  readonly from: string | null;
  readonly to: string;
  readonly changed: boolean;
  readonly notes: readonly string[];
  readonly joint?: readonly JointMove[];
}
/** One area of a joint move. `withdrawn`: it had no release before, and a roll back took it off the site. */
export interface JointMove {
  readonly area: string;
  readonly from: string | null;
  readonly to: string;
  readonly withdrawn?: boolean;
}
/** A release by name. */
export interface ReleaseName {
  readonly area: string;
  readonly version: string;
}
/** One area of a joint promotion. `expected`: the live version that the caller saw, null for none. */
export interface JointRelease extends ReleaseName {
  readonly expected?: string | null;
}
/** The result of a joint promotion. */
export interface JointChange {
  readonly moves: readonly JointMove[];
  readonly changed: boolean;
  readonly notes: readonly string[];
}
/** The result of a withdrawal or a restoration. */
export interface PresenceChange {
  readonly area: string;
  readonly live: string;
  readonly withdrawn: boolean;
  readonly changed: boolean;
  readonly notes: readonly string[];
}
/** The result of a rollout, beside the live version; null: the area has none. */
export interface RolloutChange {
  readonly area: string;
  readonly live: string | null;
  readonly version: string;
  readonly percent: number;
  readonly audiences?: readonly string[];
  readonly changed: boolean;
  readonly notes: readonly string[];
}
/** What somebody does with a delivery plan. `skip`: the next step begins now. */
export type DeliveryAction = 'hold' | 'resume' | 'skip' | 'stop';
/** A delivery plan after an operation; null: it is done or has ended. */
export interface DeliveryChange {
  readonly area: string;
  readonly version: string;
  readonly delivery: Delivery | null;
  readonly notes: readonly string[];
}
/** `also`: further releases that the same link shows. */
export interface PreviewLink {
  readonly area: string;
  readonly version: string;
  readonly also?: readonly ReleaseName[];
  readonly link: string;
  readonly until: string;
}
/** Without an area, a token of operations for everything. `lasts`: milliseconds. */
export interface TokenRequest {
  readonly name?: string;
  readonly area: string | null;
  readonly actions: readonly string[];
  readonly lasts: number;
}
/** Contains the token itself, which is never returned again. */
export interface MadeToken {
  readonly name: string;
  readonly token: string;
  readonly area: string | null;
  readonly actions: readonly string[];
  readonly expiresAt: string;
}
/** Times are ISO 8601. */
export interface FreezeRequest {
  readonly area: string | null;
  readonly from: string;
  readonly until: string;
}

/** Where notifications are to be sent. `url`: for every channel but mail. `areas`: none stands for all. */
export interface TargetRequest {
  readonly name: string;
  readonly channel: NotificationChannel;
  readonly url?: string;
  readonly areas: readonly string[];
  readonly kinds: readonly NotificationKind[];
}
/** `secret`: signs a webhook's messages, and is never returned again; null for other channels. */
export interface AddedTarget {
  readonly name: string;
  readonly secret: string | null;
}

/** What an area is built for. */
export interface SiteContract {
  /** The running GraphQL API's schema, in the schema definition language. */
  readonly schema: string;
  /** Package → the version that the host shares with areas. */
  readonly shared: Readonly<Record<string, string>>;
}

/** From a time on, and before another; ISO 8601. */
export interface Period {
  readonly since?: string;
  readonly until?: string;
}

/** All release operations: the same by command, over HTTP and in one process. Each of them may throw a Refusal. */
export interface Operations {
  /** What is live, or was at a given time (ISO 8601). */
  status(at?: string): Promise<Status>;
  /** Published releases of an area, newest first; at most fifty. */
  releases(area: string): Promise<readonly PublishedRelease[]>;
  /** Newest first. @param before number of an entry: only earlier ones */
  history(area?: string, limit?: number, before?: number, period?: Period): Promise<readonly RegistryEvent[]>;
  /**
   * The health of the releases of one area, or all, in the last minutes (default: an hour; maximum: 30 days), and the
   * monitor's verdict.
   */
  health(area?: string, minutes?: number): Promise<Health>;
  /** What happened in a time, and what takes it back. @param from @param until ISO 8601, a day apart at most */
  incident(from: string, until: string): Promise<Incident>;
  /**
   * Public addresses of an area that visitors opened in the last minutes (whole hours), those with most views first. @param
   * minutes two days at most @param limit 1000 at most
   */
  addresses(area: string, minutes: number, limit: number): Promise<readonly OpenedAddress[]>;
  /** What an area is built for, to be checked before it is published. */
  contract(): Promise<SiteContract>;
  /** The version of a build: its own when it was published before, otherwise the next of its series ('1.4'). */
  plan(
    area: string,
    build: { readonly contentHash: string; readonly series: string; readonly version?: string },
  ): Promise<VersionPlan>;
  /**
   * Checks, signs, stores and records a sealed release from its folder, which is not changed. In production one that
   * was built from an unclean source tree needs `allowUnclean`. Routes and topics that others have are checked when it
   * goes live: they may move together.
   */
  accept(folder: string, reason: AcceptReason): Promise<Accepted>;
  /** The files of a stored release with its signature, for another installation. */
  download(area: string, version: string): Promise<Upload>;
  /** During a freeze only with a reason. Ends the area's rollout, and its withdrawal. */
  promote(area: string, version: string, reason: ChangeReason): Promise<PinChange>;
  /**
   * Rolls back to `to`, or to the last good release before the live one; the log has the ones that were skipped, and
   * why. Ends the area's rollout. Without `to`, areas that went live together go back together.
   * @param allowed called with all areas that will move, before they do; it may reject
   */
  rollback(
    area: string,
    to: string | undefined,
    reason: RollbackReason,
    allowed?: (areas: readonly string[]) => Promise<void>,
  ): Promise<PinChange>;
  /**
   * Promotes releases of several areas at once, or none: each is checked against the site as it will be with all of
   * them.
   */
  promoteTogether(releases: readonly JointRelease[], reason: Reason): Promise<JointChange>;
  /**
   * Takes an area off the site: its pages are gone (410), or redirect. Possible during a freeze.
   * @param redirects route or path of the area → path of the site
   */
  withdraw(area: string, redirects: Readonly<Record<string, string>>, reason: ChangeReason): Promise<PresenceChange>;
  /** Puts a withdrawn area back, after the checks of a promotion; during a freeze only with a reason. */
  restore(area: string, reason: ChangeReason): Promise<PresenceChange>;
  /**
   * Serves a release to 1 to 99 per cent of the visitors and to audiences ('staff', 'region:vic'); 0 without any ends
   * that. A promotion serves it to all. Without a live release, or while the area is withdrawn, the others get no page of
   * the area. It ends the area's delivery plan.
   */
  rollout(
    area: string,
    version: string,
    percent: number,
    reason: ChangeReason,
    audiences?: readonly string[],
  ): Promise<RolloutChange>;
  /**
   * Begins a plan by which a release reaches more and more visitors. A step ends when its minutes and page views have
   * passed and the health monitor does not find the release worse; if it does, the rollout ends.
   */
  deliver(area: string, version: string, steps: readonly StepRequest[], reason: ChangeReason): Promise<DeliveryChange>;
  /** Holds, resumes, advances or stops the delivery plan of an area. */
  changeDelivery(area: string, action: DeliveryAction, reason: DeliveryReason): Promise<DeliveryChange>;
  /**
   * A link that shows a release of an area, and releases of other areas, to anyone who follows it. @param lasts
   * milliseconds
   */
  preview(
    area: string,
    version: string,
    lasts: number,
    reason: Reason,
    also?: readonly ReleaseName[],
  ): Promise<PreviewLink>;
  /** Newest first, including expired ones. */
  tokens(): Promise<readonly TokenRecord[]>;
  createToken(token: TokenRequest, reason: Reason): Promise<MadeToken>;
  revokeToken(name: string, reason: Reason): Promise<void>;
  /** Those that are not over, by start. */
  freezes(): Promise<readonly Freeze[]>;
  /** A period in which squads put nothing live. Rolling back stays possible. */
  freeze(freeze: FreezeRequest, reason: Reason): Promise<Freeze>;
  liftFreeze(id: number, reason: Reason): Promise<void>;
  /** Where notifications of the log are sent, by name. */
  targets(): Promise<readonly NotificationTarget[]>;
  addTarget(target: TargetRequest, reason: Reason): Promise<AddedTarget>;
  removeTarget(name: string, reason: Reason): Promise<void>;
  /** Sends a test message soon. */
  testTarget(name: string, reason: Reason): Promise<void>;
  /** Trusts another installation, so that its releases can be taken over. @param publicKey in PEM form */
  trustKey(publicKey: string, reason: Reason): Promise<TrustedKey>;
  /** The trusted signing keys of releases. */
  keys(): Promise<readonly TrustedKey[]>;
  /** Creates a new signing key. The previous one stays trusted. */
  rotateKey(reason: Reason): Promise<TrustedKey>;
  /**
   * Signs the stored releases with the current key, then ends the trust in an old one.
   * @returns how many releases were signed again
   */
  retireKey(id: string, reason: Reason): Promise<{ readonly id: string; readonly signedAgain: number }>;
  /** Checks the log and all stored releases. */
  verify(): Promise<Verdict>;
  /** Removes the files of releases that are no longer needed. */
  clean(reason: Reason): Promise<readonly Removed[]>;
}
