import * as v from 'valibot';
import { deliveryStates, notificationChannels, notificationKinds } from '@verandah/release-registry';
import { refusalReasons } from '../refusal.ts';
import { vitals, visitorGroups, monitorModes } from '../health-monitor/shapes.ts';

const text = v.string();
const orNull = v.nullable(text);
const texts = v.array(text);
const rollout = v.object({ version: text, percent: v.number(), audiences: v.exactOptional(texts) });
const delivery = v.object({
  id: v.number(),
  area: text,
  version: text,
  steps: v.array(
    v.object({
      percent: v.number(),
      audiences: texts,
      minutes: v.number(),
      views: v.number(),
      rehearse: v.exactOptional(v.literal(true)),
    }),
  ),
  step: v.number(),
  state: v.picklist(deliveryStates),
  why: orNull,
  who: text,
  startedAt: text,
  stepAt: text,
});
const freeze = v.pipe(
  v.object({ id: v.number(), area: orNull, from: text, until: text, why: text, createdBy: text, liftedAt: orNull }),
  v.title('Freeze'),
);
const origin = v.nullable(v.object({ commit: text, unclean: v.boolean(), who: text, where: text }));
const jointMove = v.object({ area: text, from: orNull, to: text, withdrawn: v.exactOptional(v.boolean()) });
const area = v.object({
  area: text,
  live: orNull,
  previous: orNull,
  rollout: v.nullable(rollout),
  delivery: v.nullable(delivery),
  withdrawn: v.nullable(v.object({ redirects: v.record(text, text) })),
  versions: texts,
  problem: orNull,
  since: v.nullable(v.object({ at: text, who: text, why: orNull })),
  joint: v.nullable(v.array(jointMove)),
  sourceRevision: orNull,
  origin,
});
const event = v.object({
  id: v.number(),
  at: text,
  who: text,
  action: text,
  area: orNull,
  from: orNull,
  to: orNull,
  why: orNull,
  detail: v.unknown(),
});
const token = v.object({
  name: text,
  area: orNull,
  actions: texts,
  createdBy: text,
  createdAt: text,
  expiresAt: text,
  revokedAt: orNull,
  usedAt: orNull,
});
const target = v.object({
  name: text,
  channel: v.picklist(notificationChannels),
  host: orNull,
  areas: texts,
  kinds: v.array(v.picklist(notificationKinds)),
  createdBy: text,
  deliveredAt: orNull,
  waiting: v.number(),
  failed: v.number(),
  failingSince: orNull,
  problem: orNull,
});
const key = v.pipe(
  v.object({ id: text, signs: v.boolean(), source: v.boolean(), since: text, publicKey: text }),
  v.title('Key'),
);

const quartile = v.nullable(v.object({ p75: v.number(), samples: v.number() }));
const share = v.nullable(v.number());
const point = v.object({
  at: text,
  views: v.number(),
  failed: v.number(),
  serverFailed: v.number(),
  serverP95: share,
  p75: v.object(v.entriesFromList(vitals, share)),
});
const releaseHealth = v.object({
  version: text,
  role: v.picklist(['live', 'rollout', 'previous', 'undone']),
  views: v.number(),
  failed: v.number(),
  serverFailed: v.number(),
  failureRate: share,
  failures: v.array(v.object({ kind: text, count: v.number(), example: v.optional(text) })),
  server: v.nullable(v.object({ p50: v.number(), p95: v.number(), samples: v.number() })),
  load: quartile,
  vitals: v.object(v.entriesFromList(vitals, quartile)),
  series: v.array(point),
});
const verdict = v.object({
  state: v.picklist(['idle', 'waiting', 'well', 'worse']),
  monitored: v.nullable(v.picklist(['rollout', 'promotion'])),
  version: orNull,
  against: orNull,
  since: orNull,
  until: orNull,
  words: text,
  acts: v.nullable(v.picklist(['end-rollout', 'rollback', 'withdraw'])),
});

const incident = v.object({
  from: text,
  until: text,
  step: v.number(),
  moves: v.array(v.object({ ...event.entries, when: v.picklist(['before', 'during', 'after']) })),
  verdicts: v.array(v.object({ area: text, ...v.pick(verdict, ['state', 'version', 'against', 'words']).entries })),
  errors: v.array(
    v.object({
      area: text,
      version: text,
      kind: text,
      count: v.number(),
      before: v.number(),
      first: text,
      example: orNull,
      position: orNull,
    }),
  ),
  operations: v.array(
    v.object({
      operation: text,
      calls: v.number(),
      failed: v.number(),
      slow: v.number(),
      meanMs: v.number(),
      slowestMs: v.number(),
      meanMsBefore: v.nullable(v.number()),
    }),
  ),
  sent: v.array(
    v.object({
      area: text,
      version: text,
      group: v.picklist(visitorGroups),
      shown: text,
      count: v.number(),
      share: v.number(),
    }),
  ),
  undo: v.array(v.object({ arguments: texts, why: text })),
});

/** The response schemas of the HTTP API, by their names in the OpenAPI document. */
export const responses = {
  Status: v.object({
    revision: v.number(),
    at: orNull,
    areas: v.array(area),
    freezes: v.array(freeze),
    failingTargets: v.exactOptional(
      v.array(v.object({ ...v.pick(target, ['name', 'channel', 'problem']).entries, failingSince: text })),
    ),
  }),
  History: v.object({ events: v.array(event) }),
  Releases: v.object({
    releases: v.array(
      v.object({
        version: text,
        publishedAt: text,
        notes: texts,
        wentLive: v.boolean(),
        sourceRevision: text,
        origin,
        squad: text,
        problem: orNull,
      }),
    ),
  }),
  Health: v.object({
    at: text,
    minutes: v.number(),
    step: v.number(),
    monitor: v.picklist(monitorModes),
    areas: v.array(v.object({ area: text, releases: v.array(releaseHealth), verdict })),
  }),
  Incident: incident,
  Addresses: v.object({ addresses: v.array(v.object({ address: text, views: v.number() })) }),
  Contract: v.object({ schema: text, shared: v.record(text, text) }),
  VersionPlan: v.object({ version: text, exists: v.boolean() }),
  Files: v.object({ files: v.array(v.object({ path: text, base64: text })) }),
  Accepted: v.object({
    area: text,
    version: text,
    existed: v.boolean(),
    notes: texts,
    goesLiveBy: v.exactOptional(orNull),
  }),
  PinChange: v.object({
    area: text,
    from: orNull,
    to: text,
    changed: v.boolean(),
    notes: texts,
    joint: v.exactOptional(v.array(jointMove)),
  }),
  JointChange: v.object({ moves: v.array(jointMove), changed: v.boolean(), notes: texts }),
  PresenceChange: v.object({ area: text, live: text, withdrawn: v.boolean(), changed: v.boolean(), notes: texts }),
  RolloutChange: v.object({
    area: text,
    live: orNull,
    version: text,
    percent: v.number(),
    audiences: v.exactOptional(texts),
    changed: v.boolean(),
    notes: texts,
  }),
  DeliveryChange: v.object({ area: text, version: text, delivery: v.nullable(delivery), notes: texts }),
  PreviewLink: v.object({
    area: text,
    version: text,
    also: v.exactOptional(v.array(v.object({ area: text, version: text }))),
    link: text,
    until: text,
  }),
  Tokens: v.object({ tokens: v.array(token) }),
  MadeToken: v.object({ name: text, token: text, area: orNull, actions: texts, expiresAt: text }),
  Freezes: v.object({ freezes: v.array(freeze) }),
  Freeze: freeze,
  Targets: v.object({ targets: v.array(target) }),
  AddedTarget: v.object({ name: text, secret: orNull }),
  Keys: v.object({ keys: v.array(key) }),
  Key: key,
  Retired: v.object({ id: text, signedAgain: v.number() }),
  Verdict: v.object({
    log: v.object({ entries: v.number(), head: orNull, broken: v.nullable(v.number()) }),
    releases: v.number(),
    problems: texts,
    origins: texts,
  }),
  Cleaned: v.object({ removed: v.array(v.object({ area: text, version: text })) }),
  Done: v.object({ done: v.literal(true) }),
  /** RFC 9457; `message` repeats `detail` for earlier clients. */
  Refused: v.object({
    title: text,
    status: v.number(),
    detail: text,
    reason: v.picklist(refusalReasons),
    message: text,
  }),
} as const;
export type ResponseName = keyof typeof responses;
