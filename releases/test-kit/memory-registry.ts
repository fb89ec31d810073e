import {
  callNames,
  liveAfter,
  readInput,
  RegistryRejection,
  type ChangedPins,
  type AddressesInput,
  type Delivery,
  type HealthSum,
  type JointInput,
  type MoveInput,
  type NotificationTarget,
  type NoteInput,
  type OperationTime,
  type Pin,
  type PinSet,
  type RegistryEvent,
  type Rollout,
  type RegistryHandlers,
  type ReleaseInput,
  type TokenRecord,
} from '@verandah/release-registry';
import { Refusal } from '../refusal.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { addCounts } from '../health-monitor/counts.ts';

/** A registry for tests of what uses it. The real one has its own tests beside the database. */
export interface MemoryRegistry extends RegistryClient {
  /** Whether every call fails. */
  isUnavailable: boolean;
  clock: () => number;
  /** To be served over HTTP. */
  readonly handlers: RegistryHandlers;
  /** The entries that changed no pin. */
  readonly notes: NoteInput[];
  readonly sums: HealthSum[];
  /** How long operations took, in the minutes from `at` on. */
  readonly operations: (OperationTime & { readonly at: string })[];
  /** The public addresses that hosts have sent pages of. */
  readonly opened: AddressesInput['addresses'][number][];
  readonly tokensByHash: Map<string, TokenRecord>;
  /** A test changes them. */
  notified: NotificationTarget[];
}

interface JointDetail {
  readonly moves?: readonly { area: string; from: string | null; to: string; detail?: object }[];
}
type StoredRelease = ReleaseInput & { readonly publishedAt: string };

const changeActions = ['promote', 'rollback', 'rollout', 'withdraw', 'restore'];

export function memoryRegistry(): MemoryRegistry {
  const entries: RegistryEvent[] = [];
  const releases: StoredRelease[] = [];
  const notes: NoteInput[] = [];
  const sums: HealthSum[] = [];
  const addresses: AddressesInput['addresses'][number][] = [];
  const tokensByHash = new Map<string, TokenRecord>();
  let freezes: Awaited<ReturnType<RegistryClient['freezes']>> = [];
  let holder = '';
  let deliveries: Delivery[] = [];

  const moment = (): string => new Date(registry.clock()).toISOString();
  const append = ({
    why,
    ...entry
  }: Pick<RegistryEvent, 'who' | 'action'> & Partial<Record<keyof RegistryEvent, unknown>>) =>
    void entries.push({
      id: entries.length + 1,
      at: moment(),
      area: null,
      from: null,
      to: null,
      detail: null,
      ...entry,
      why: why ?? null,
    } as RegistryEvent);

  /** Oldest first. An entry of several areas counts as one of each. */
  const entriesByArea = (): (RegistryEvent & { readonly area: string })[] =>
    entries.flatMap(({ area, ...entry }) => {
      const { moves } = (entry.detail ?? {}) as JointDetail;
      if (moves)
        return moves.map(({ detail, ...move }) => ({ ...entry, ...move, detail: { ...detail, joint: moves } }));
      return area === null ? [] : [{ ...entry, area }];
    });
  const changes = () => entriesByArea().filter(({ action }) => changeActions.includes(action));
  const moves = () => changes().filter(({ action }) => action === 'promote' || action === 'rollback');
  const wentLive = (area: string, version: string): boolean =>
    moves().some((move) => move.area === area && move.to === version);
  const pinsNow = (): Record<string, Pin> => liveAfter(changes());
  const set = (isChanged = true): ChangedPins => ({
    changed: isChanged,
    revision: revisionOf(changes()),
    pins: pinsNow(),
  });
  const activeDelivery = (test: (one: Delivery) => boolean): Delivery | undefined =>
    deliveries.find((one) => (one.state === 'running' || one.state === 'held') && test(one));
  const changePlan = (id: number, change: Partial<Delivery>): void => {
    deliveries = deliveries.map((one) => (one.id === id ? { ...one, ...change } : one));
  };
  const endDeliveries = (areas: readonly string[], why: string): void => {
    for (const { id, area, state } of deliveries)
      if (areas.includes(area) && (state === 'running' || state === 'held')) changePlan(id, { state: 'ended', why });
  };
  const writeRollout = (
    {
      area,
      version,
      live,
      who,
      why,
      ...reach
    }: Omit<Rollout, 'version'> &
      Pick<MoveInput, 'area' | 'version' | 'who' | 'why'> & { readonly live: string | null },
    detail: object = {},
  ): void => {
    const { percent, audiences = [] } = reach;
    append({
      who,
      action: 'rollout',
      area,
      from: live,
      to: version,
      why,
      detail: { percent, ...(audiences.length > 0 && { audiences }), ...detail },
    });
  };
  /** A rehearsal changes nothing for visitors, except that it ends a rollout before a plan. */
  const beginStep = (
    change: Pick<MoveInput, 'area' | 'version' | 'who' | 'why'> & { readonly live: string | null },
    steps: Delivery['steps'],
    at: number,
  ): ChangedPins => {
    const { area, version, live, who, why } = change;
    const detail = { step: `${at + 1} of ${steps.length}` };
    const { percent = 0, audiences = [], rehearse = false } = steps[at] ?? {};
    if (!rehearse) {
      writeRollout({ ...change, percent, audiences }, detail);
      return set();
    }
    append({ who, action: 'deliver-rehearse', area, from: live, to: version, why, detail });
    const rollout = pinsNow()[area]?.rollout;
    if (at > 0 || !rollout) return set(false);
    writeRollout({ area, version: rollout.version, live, who, why, percent: 0 });
    return set();
  };
  const requireLive = (area: string, live: string | null): Pin | undefined => {
    const pin = pinsNow()[area];
    if ((pin?.version ?? null) === live) return pin;
    throw new RegistryRejection('moved-meanwhile', `${area} moved`);
  };

  function moveTogether({ action, moves: requested, who, why }: JointInput): ChangedPins {
    let isChanged = false;
    for (const { area, version, from } of requested) {
      const pin = requireLive(area, from);
      if (action === 'rollback' && version !== from && !wentLive(area, version))
        throw new RegistryRejection('never-live', `${area} ${version} was never live`);
      isChanged ||= version !== from || pin?.rollout !== undefined || (action === 'promote' && !!pin?.withdrawn);
    }
    if (!isChanged) return set(false);
    endDeliveries(
      requested.map(({ area }) => area),
      `${action} by ${who}`,
    );
    const done = requested.map(({ version, ...move }) => ({ ...move, to: version }));
    append(done.length === 1 ? { who, action, why, ...done[0] } : { who, action, why, detail: { moves: done } });
    return set();
  }

  const handlers: RegistryHandlers = {
    pins: async ({ after }) => (after === set().revision ? null : pinSetOf(set())),
    pinsAt: async (at) => {
      const before = changes().filter((entry) => Date.parse(entry.at) <= Date.parse(at.moment));
      return { revision: revisionOf(before), pins: liveAfter(before) };
    },
    retained: async () =>
      Object.fromEntries(
        Object.entries(pinsNow()).map(([area, { version, previous, rollout }]) => [
          area,
          [version, previous, rollout?.version].filter((each) => typeof each === 'string'),
        ]),
      ),
    releases: async ({ area }) =>
      releases
        .filter((release) => area === undefined || release.area === area)
        .map(({ area: name, version, contentHash, publishedAt, notes: gateNotes = [] }) => ({
          area: name,
          version,
          contentHash,
          publishedAt,
          notes: gateNotes,
          wentLive: wentLive(name, version),
        })),
    async manifest({ area, version }) {
      const found = releases.find((release) => release.area === area && release.version === version);
      return found ? { manifest: found.manifest, signature: found.signature ?? null } : null;
    },
    async record(release) {
      const { area, version, who, why, origin } = release;
      const held = releases.findIndex((one) => one.area === area && one.version === version);
      if (held >= 0) {
        releases[held] = { ...release, publishedAt: releases[held]?.publishedAt ?? '' };
        return { existed: true };
      }
      releases.push({ ...release, publishedAt: moment() });
      append({ who, action: 'publish', area, to: version, why, ...(origin && { detail: { origin } }) });
      return { existed: false };
    },
    operationProblems: async ({ operations }) =>
      operations
        .filter(({ text }) => text.includes('unknown'))
        .map(({ name }) => ({ operation: name, message: 'Cannot query field "unknown".' })),
    schema: async () => 'type Query { word: String }\n',
    events: async ({ area, limit, before = Infinity, since, until }) =>
      (area === undefined ? entries : entriesByArea())
        .filter((entry) => entry.id < before && (area === undefined || entry.area === area))
        .filter(({ at }) => since === undefined || Date.parse(at) >= Date.parse(since))
        .filter(({ at }) => until === undefined || Date.parse(at) < Date.parse(until))
        .toReversed()
        .slice(0, limit),
    lastMoves: async () => [...new Map(moves().map((move) => [move.area, move])).values()],
    async note(note) {
      const { action, area, version, who, why, detail } = note;
      notes.push(note);
      append({ who, action, area: area ?? null, to: version ?? null, why, detail: detail ?? null });
    },
    verifyLog: async () => ({ entries: entries.length, head: null, broken: null }),
    move: async ({ action, who, why, ...move }) => moveTogether({ action, who, why, moves: [move] }),
    moveTogether: async (input) => moveTogether(input),
    async rollout(input) {
      const { area, version, live, percent, audiences, who } = input;
      const found = requireLive(area, live)?.rollout;
      const rollout = found?.version === version ? found : undefined;
      const isSame = rollout?.percent === percent && (rollout.audiences ?? []).join() === audiences.join();
      if (percent === 0 && audiences.length === 0 && !rollout) {
        const plan = activeDelivery((one) => one.area === area && one.version === version);
        if (plan) changePlan(plan.id, { state: 'ended', why: `stop by ${who}` });
        if (plan) append({ who, action: 'deliver-stop', area, to: version, why: input.why });
        return set(false);
      }
      if (isSame) return set(false);
      endDeliveries([area], `rollout by ${who}`);
      writeRollout(input);
      return set();
    },
    deliveries: async () => deliveries.filter(({ state }) => state === 'running' || state === 'held'),
    async deliver({ area, version, live, steps, who, why }) {
      requireLive(area, live);
      const [first] = steps;
      if (activeDelivery((one) => one.area === area) || !first)
        throw new RegistryRejection('delivery-active', `${area} is being delivered`);
      const [at, id] = [moment(), deliveries.length + 1];
      deliveries.push({
        id,
        area,
        version,
        steps,
        step: 0,
        state: 'running',
        why: null,
        who,
        startedAt: at,
        stepAt: at,
      });
      append({ who, action: 'deliver', area, from: live, to: version, why, detail: { steps } });
      return beginStep({ area, version, live, who, why }, steps, 0);
    },
    async advanceDelivery({ id, step, state, live, who, why }) {
      const plan = activeDelivery((one) => one.id === id && one.step === step && one.state === state);
      if (!plan) return set(false);
      const { area, version, steps } = plan;
      requireLive(area, live);
      const next = steps[step + 1];
      if (!next) {
        changePlan(id, { state: 'done' });
        append({ who, action: 'deliver-done', area, to: version, why });
        return set(false);
      }
      const detail = { step: `${step + 2} of ${steps.length}` };
      const isLast = next.percent === 100;
      changePlan(id, { step: step + 1, state: isLast ? 'done' : 'running', why: null, stepAt: moment() });
      if (isLast) return moveTogether({ action: 'promote', who, why, moves: [{ area, version, from: live, detail }] });
      return beginStep({ area, version, live, who, why }, steps, step + 1);
    },
    async setDeliveryState({ id, step, state, to, who, why }) {
      const plan = activeDelivery((one) => one.id === id && one.step === step && one.state === state);
      if (!plan || state === to) return false;
      changePlan(id, to === 'held' ? { state: to, why: why ?? null } : { state: to, why: null, stepAt: moment() });
      append({
        who,
        action: to === 'held' ? 'deliver-hold' : 'deliver-resume',
        area: plan.area,
        to: plan.version,
        why,
      });
      return true;
    },
    async withdraw({ area, live, redirects, who, why }) {
      const { withdrawn, rollout } = requireLive(area, live) ?? {};
      if (!rollout && JSON.stringify(withdrawn?.redirects) === JSON.stringify(redirects)) return set(false);
      endDeliveries([area], `withdraw by ${who}`);
      append({ who, action: 'withdraw', area, from: live, to: live, why, detail: { redirects } });
      return set();
    },
    async restore({ area, live, who, why }) {
      if (!requireLive(area, live)?.withdrawn) return set(false);
      endDeliveries([area], `restore by ${who}`);
      append({ who, action: 'restore', area, from: live, to: live, why });
      return set();
    },
    tokens: async () => [...tokensByHash.values()].toReversed(),
    async createToken({ hash, who, ...token }) {
      const { name, area } = token;
      if ([...tokensByHash.values()].some((one) => one.name === name))
        throw new RegistryRejection('name-taken', `There is a token named ${name}.`);
      tokensByHash.set(hash, { ...token, createdBy: who, createdAt: moment(), revokedAt: null, usedAt: null });
      append({ who, action: 'token-create', area, detail: { token: name } });
      return { name };
    },
    findToken: async ({ hash }) => tokensByHash.get(hash) ?? null,
    async revokeToken({ name, who, why }) {
      const [hash, token] = [...tokensByHash].find(([, one]) => one.name === name && one.revokedAt === null) ?? [];
      if (hash === undefined || !token)
        throw new RegistryRejection('unknown-token', `No token named ${name} is in force.`);
      tokensByHash.set(hash, { ...token, revokedAt: moment() });
      append({ who, action: 'token-revoke', area: token.area, why, detail: { token: name } });
      return { name };
    },
    freezes: async () => freezes,
    async freeze({ area, from, until, why, who }) {
      const made = { id: freezes.length + 1, area, from, until, why, createdBy: who, liftedAt: null };
      freezes = [...freezes, made];
      append({ who, action: 'freeze', area, why });
      return made;
    },
    async liftFreeze({ id, who }) {
      freezes = freezes.filter((one) => one.id !== id);
      append({ who, action: 'unfreeze', detail: { freeze: id } });
      return { id };
    },
    targets: async () => registry.notified,
    async addTarget({ name, channel, url, areas, kinds, who }) {
      registry.notified.push({
        name,
        channel,
        host: url === undefined ? null : new URL(url).origin,
        areas,
        kinds,
        createdBy: who,
        deliveredAt: null,
        waiting: 0,
        failed: 0,
        failingSince: null,
        problem: null,
      });
      append({ who, action: 'notify-add', detail: { target: name } });
      return { name, secret: channel === 'webhook' ? 'whsec_secret' : null };
    },
    async removeTarget({ name, who, why }) {
      if (!registry.notified.some((one) => one.name === name))
        throw new RegistryRejection('unknown-target', `There is no target named ${name}.`);
      registry.notified = registry.notified.filter((one) => one.name !== name);
      append({ who, action: 'notify-remove', why, detail: { target: name } });
      return { name };
    },
    testTarget: async ({ name }) => ({ name }),
    addHealth: async ({ sums: more }) => void sums.push(...more),
    async health({ from, until, step, area }) {
      const spans = new Map<string, HealthSum & { counts: Record<string, number> }>();
      const [first, end] = [Date.parse(from), Date.parse(until)];
      for (const sum of sums) {
        const when = Date.parse(sum.at);
        if (when < first || when >= end || (area !== undefined && sum.area !== area)) continue;
        const span = new Date(first + Math.floor((when - first) / step / 1000) * step * 1000).toISOString();
        const key = `${sum.area} ${sum.version} ${span}`;
        const held = spans.get(key) ?? { area: sum.area, version: sum.version, at: span, counts: {} };
        spans.set(key, held);
        addCounts(held.counts, sum.counts);
      }
      return [...spans.values()];
    },
    operationTimes: async ({ from, until, limit }) =>
      registry.operations
        .filter(({ at }) => Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(until))
        .map(({ at: _, ...time }) => time)
        .slice(0, limit),
    addAddresses: async ({ addresses: more }) => void addresses.push(...more),
    addresses: async ({ area, since, limit }) =>
      addresses
        .filter((each) => each.area === area && Date.parse(each.at) >= Date.parse(since))
        .map(({ address, views }) => ({ address, views }))
        .toSorted((a, b) => b.views - a.views)
        .slice(0, limit),
    tidyHealth: async () => {},
    async takeTurn(turn) {
      holder ||= turn.holder;
      return holder === turn.holder;
    },
    async giveTurn(turn) {
      if (holder === turn.holder) holder = '';
    },
  };

  const registry: MemoryRegistry = {
    ...clientOf(handlers, () => registry.isUnavailable),
    isUnavailable: false,
    clock: () => Date.parse('2026-11-21T00:00:00.000Z'),
    handlers,
    notes,
    sums,
    operations: [],
    opened: addresses,
    tokensByHash,
    notified: [],
  };
  return registry;
}

/** The number of entries that changed a pin; the real registry has the number of the last of them. */
const revisionOf = (changes: readonly RegistryEvent[]): number => new Set(changes.map(({ id }) => id)).size;

const pinSetOf = ({ changed: _, ...set }: ChangedPins): PinSet => set;

/** Calls the handlers as the real client does, over HTTP. */
const clientOf = (handlers: RegistryHandlers, isUnavailable: () => boolean): RegistryClient =>
  Object.fromEntries(
    callNames.map((name) => [
      name,
      async (input: object = {}) => {
        if (isUnavailable()) throw new Refusal('registry-away', 'unavailable');
        try {
          return await (handlers[name] as (read: unknown) => Promise<unknown>)(readInput(name, input));
        } catch (problem) {
          throw problem instanceof RegistryRejection ? new Refusal(problem.reason, problem.message) : problem;
        }
      },
    ]),
  ) as unknown as RegistryClient;
