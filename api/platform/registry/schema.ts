import * as v from 'valibot';

export const area = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be an area name: lower case letters, digits and hyphens'),
);
export const version = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/, 'must be a version such as 1.4.0'),
);
const line = v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters'));
const who = v.pipe(line, v.minLength(1, 'must say who does it'));
export const moment = v.pipe(v.string(), v.isoTimestamp('must be a moment such as 2026-11-21T14:05:00Z'));
const signature = v.object({
  keyId: v.pipe(v.string(), v.maxLength(64, 'must have at most 64 characters')),
  value: v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')),
});

/** A release to be recorded; its manifest has been checked by whoever stored its files. */
export const releaseInput = v.object({
  area,
  version,
  contentHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
  manifest: v.looseObject({ area, version }),
  signature: v.optional(signature),
  notes: v.optional(v.pipe(v.array(line), v.maxLength(50, 'must be at most 50'))),
  /** Who built it, where and from what: the log has it too. */
  origin: v.optional(v.object({ commit: line, unclean: v.boolean(), who: line, where: line })),
  who,
  why: v.optional(line),
});
export type ReleaseInput = v.InferOutput<typeof releaseInput>;

const detail = v.optional(v.record(v.string(), v.unknown()));
/** A pin to be moved. `from` is the live version that the asker saw, null for none. */
const pinMove = { area, version, from: v.nullable(version), detail };
const moveAction = v.picklist(['promote', 'rollback'], 'must be promote or rollback');
export const pinInput = v.object({ action: moveAction, ...pinMove, who, why: v.optional(line) });
export type PinInput = v.InferOutput<typeof pinInput>;

/** Pins of several areas that move at once, or not at all. */
export const jointInput = v.object({
  action: moveAction,
  moves: v.pipe(
    v.array(v.object(pinMove)),
    v.minLength(2, 'must be two areas at least'),
    v.maxLength(20, 'must be 20 areas at most'),
    v.check((moves) => new Set(moves.map((move) => move.area)).size === moves.length, 'must name each area once'),
  ),
  who,
  why: v.optional(line),
});
export type JointInput = v.InferOutput<typeof jointInput>;

const path = v.pipe(
  v.string(),
  v.maxLength(300, 'must have at most 300 characters'),
  v.regex(/^\/(?![/\\])\S*$/, 'must be a path of the site, such as /buy'),
);
/** Takes an area off the site. `live` is the live version that the asker saw. Redirects: route or path → path. */
export const withdrawalInput = v.object({
  area,
  live: version,
  redirects: v.pipe(
    v.record(path, path),
    v.check((redirects) => Object.keys(redirects).length <= 100, 'must be 100 at most'),
  ),
  who,
  why: v.optional(line),
});
export type WithdrawalInput = v.InferOutput<typeof withdrawalInput>;
/** Puts an area back on the site. */
export const restorationInput = v.object({ area, live: version, who, why: v.optional(line) });
export type RestorationInput = v.InferOutput<typeof restorationInput>;

/**
 * A part of the visitors that gets a release; 0 ends it. `live` is the live version that the asker saw, null for none.
 */
export const rolloutInput = v.object({
  area,
  version,
  live: v.nullable(version),
  who,
  why: v.optional(line),
  percent: v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be 0 to 99'),
    v.maxValue(99, 'must be 0 to 99'),
  ),
});
export type RolloutInput = v.InferOutput<typeof rolloutInput>;

/** An event that changes no pin. */
export const noteInput = v.object({
  action: v.pipe(
    v.string(),
    v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be words of lower case letters'),
    v.notValues(
      ['publish', 'promote', 'rollback', 'rollout', 'withdraw', 'restore'],
      'must not be a move: those write themselves',
    ),
  ),
  area: v.optional(v.nullable(area)),
  version: v.optional(v.nullable(version)),
  who,
  why: v.optional(line),
  detail: v.optional(v.record(v.string(), v.unknown())),
});
export type NoteInput = v.InferOutput<typeof noteInput>;

/** A token by the hash of its text; without an area it is one of operations. */
export const tokenInput = v.object({
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.@-]{0,59}$/, 'must be 1 to 60 letters, digits and any of . _ - @')),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
  area: v.nullable(area),
  actions: v.array(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, 'must be words of lower case letters'))),
  expiresAt: moment,
  who,
});
export type TokenInput = v.InferOutput<typeof tokenInput>;
export const tokenQuestion = v.object({ hash: v.string() });
export const tokenName = v.object({ name: v.string() });
export const byWhom = v.object({ who, why: v.optional(line) });

/** A time in which nothing goes live, in one area or in all. */
export const freezeInput = v.pipe(
  v.object({
    area: v.nullable(area),
    from: moment,
    until: moment,
    why: v.pipe(line, v.minLength(1, 'must say why')),
    who,
  }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'must end after it begins'),
);
export type FreezeInput = v.InferOutput<typeof freezeInput>;
export const freezeId = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a number'), v.transform(Number)),
});

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

const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, 'must be a number up to 1000'),
    v.transform(Number),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(1000, 'must be a number up to 1000'),
  ),
  '100',
);
const entry = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'must be the number of an entry'), v.transform(Number));
export const eventsQuery = v.object({ area: v.optional(area), limit, before: v.optional(entry) });
export const changesQuery = v.object({ moment: v.optional(moment) });
export const releasesQuery = v.object({ area: v.optional(area) });
export const releaseParams = v.object({ area, version });
export const registryQuery = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a revision'), v.transform(Number))),
});
export const momentQuery = v.object({ moment });

/** A release that a percentage of the visitors gets in place of the live one. */
export interface Rollout {
  readonly version: string;
  readonly percent: number;
}
/**
 * What is live; `version` is null for an area whose first release is in rollout. `previous` is the last good release,
 * tried when the live one fails. `withdrawn`: the area is off the site.
 */
export interface Pin {
  readonly version: string | null;
  readonly previous: string | null;
  readonly rollout?: Rollout;
  readonly withdrawn?: { readonly redirects: Readonly<Record<string, string>> };
}
/** All pins at one revision; the revision grows with every change of a pin or a rollout. */
export interface PinSet {
  readonly revision: number;
  readonly pins: Readonly<Record<string, Pin>>;
}
export interface Signature {
  readonly keyId: string;
  readonly value: string;
}
export interface RecordedRelease {
  readonly area: string;
  readonly version: string;
  readonly contentHash: string;
  readonly publishedAt: string;
  readonly notes: readonly string[];
  /** All visitors have been served it, so that an area can be rolled back to it. */
  readonly wentLive: boolean;
}
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
/** What came of checking the log: how many entries hold, the hash of the last of them, and the first that does not. */
export interface LogVerdict {
  readonly entries: number;
  readonly head: string | null;
  readonly broken: number | null;
}
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
export interface FreezeRecord {
  readonly id: number;
  readonly area: string | null;
  readonly from: string;
  readonly until: string;
  readonly why: string;
  readonly createdBy: string;
  readonly liftedAt: string | null;
}
