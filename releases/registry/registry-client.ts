import type { BuildOrigin } from '@verandah/areas';
import * as v from 'valibot';
import { Refusal, type RefusalReason } from '../refusal.ts';
import type { Signature } from '../trust/key-ring.ts';
import type { HealthSum } from '../watch/shapes.ts';
import {
  pinSet,
  type Freeze,
  type LogVerdict,
  type OperationProblem,
  type PinSet,
  type RecordedRelease,
  type RegistryEvent,
  type SignedRelease,
  type TokenRecord,
} from './shapes.ts';

interface By {
  readonly who: string;
  readonly why?: string;
}
export type ChangedPins = PinSet & { readonly changed: boolean };

/**
 * The registry's state in the database, reached through the API. Every call throws a Refusal when it is rejected or the
 * API is unavailable.
 */
export interface RegistryClient {
  /** null when nothing has changed since `after`. */
  pins(after?: number): Promise<PinSet | null>;
  /** What was live at a given time (ISO 8601). */
  pinsAt(moment: string): Promise<PinSet>;
  /**
   * By area, the versions whose files must stay: served or published since a given time, in use now, or with a preview
   * link.
   */
  kept(moment: string): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Of one area or of all, oldest first within each area. */
  releases(area?: string): Promise<RecordedRelease[]>;
  /** null when it was never published. */
  manifest(area: string, version: string): Promise<SignedRelease | null>;
  /** Newest first. @param before number of an entry: only earlier ones */
  events(area?: string, limit?: number, before?: number): Promise<RegistryEvent[]>;
  /** For each area the promotion or rollback that made its live version live, now or at a given time (ISO 8601). */
  lastMoves(moment?: string): Promise<RegistryEvent[]>;
  record(
    release: By & {
      readonly area: string;
      readonly version: string;
      readonly contentHash: string;
      readonly manifest: unknown;
      readonly signature: Signature;
      readonly notes: readonly string[];
      /** For the log. */
      readonly origin?: BuildOrigin;
    },
  ): Promise<void>;
  /** The operations that the running GraphQL API would reject, with reasons; empty when it accepts all. */
  operationProblems(
    operations: readonly { readonly name: string; readonly text: string }[],
  ): Promise<OperationProblem[]>;
  /** The running GraphQL API's schema, in the schema definition language. */
  schema(): Promise<string>;
  /** Adds a log entry that changes no pin: 'refuse', 'deny', 'preview', … */
  note(
    entry: By & {
      readonly action: string;
      readonly area?: string | null;
      readonly version?: string | null;
      readonly detail?: object;
    },
  ): Promise<void>;
  /** Recomputes the hash chain of the log. */
  verifyLog(): Promise<LogVerdict>;
  move(
    move: By & {
      readonly action: 'promote' | 'rollback';
      readonly area: string;
      readonly version: string;
      readonly from: string | null;
      /** What the log's entry has besides: the candidates of a rollback, whether it is a precaution. */
      readonly detail?: object;
    },
  ): Promise<ChangedPins>;
  /** Moves several areas by one entry, all or none. */
  moveTogether(
    move: By & {
      readonly action: 'promote' | 'rollback';
      readonly moves: readonly {
        readonly area: string;
        readonly version: string;
        readonly from: string | null;
        readonly detail?: object;
      }[];
    },
  ): Promise<ChangedPins>;
  /** Starts, changes or (0) ends a rollout beside the live version, or (null) of an area without one. */
  rollout(
    rollout: By & {
      readonly area: string;
      readonly version: string;
      readonly live: string | null;
      readonly percent: number;
    },
  ): Promise<ChangedPins>;
  /** Takes an area off the site. @param withdrawal `live`: the live version that the caller saw */
  withdraw(
    withdrawal: By & {
      readonly area: string;
      readonly live: string;
      readonly redirects: Readonly<Record<string, string>>;
    },
  ): Promise<ChangedPins>;
  /** Puts it back. */
  restore(restoration: By & { readonly area: string; readonly live: string }): Promise<ChangedPins>;
  tokens(): Promise<TokenRecord[]>;
  createToken(token: {
    readonly name: string;
    readonly hash: string;
    readonly area: string | null;
    readonly actions: readonly string[];
    readonly expiresAt: string;
    readonly who: string;
  }): Promise<void>;
  /** Valid or not; null when there never was one with this hash. */
  findToken(hash: string): Promise<TokenRecord | null>;
  revokeToken(name: string, by: By): Promise<void>;
  /** Those that are not over. */
  freezes(): Promise<Freeze[]>;
  freeze(freeze: {
    readonly area: string | null;
    readonly from: string;
    readonly until: string;
    readonly why: string;
    readonly who: string;
  }): Promise<Freeze>;
  liftFreeze(id: number, by: By): Promise<void>;
  /** Adds this host's counts to those of the other hosts. */
  addHealth(sums: readonly HealthSum[]): Promise<void>;
  /** The counts of all hosts between two times (ISO 8601), in intervals of `step` seconds. */
  health(asked: HealthRange): Promise<HealthSum[]>;
  /** Removes counts before a given time, and sums those older than two days by the hour. */
  tidyHealth(before: string): Promise<void>;
  /** Takes or renews the lease of the monitor for some seconds; false while another host has it. */
  takeTurn(holder: string, seconds: number): Promise<boolean>;
  /** Ends the lease if this holder has it. */
  giveTurn(holder: string): Promise<void>;
}

export interface HealthRange {
  readonly from: string;
  readonly until: string;
  readonly step: number;
  readonly area?: string;
}

const quotaOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => /^(?:retry-after|ratelimit(?:-policy)?)$/.test(name)));
const problemShape = v.object({ reason: v.string(), message: v.string() });

/**
 * @param timeoutMs limit of each call
 * @param hear called with the API's time, in milliseconds since 1970, and with the time of the request, by
 * `performance.now()`
 */
export function registryClient(
  apiUrl: string,
  token: string,
  timeoutMs = 5000,
  hear?: (apiTime: number, requestedAt: number) => void,
): RegistryClient {
  async function call(path: string, body?: unknown): Promise<{ readonly status: number; readonly text: string }> {
    const requestedAt = performance.now();
    // Read the whole response here: it may break off half-way.
    const response = await fetch(`${apiUrl}/internal/registry${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-verandah-internal': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (raw) => ({
        ok: raw.ok,
        status: raw.status,
        headers: raw.headers,
        text: await raw.text(),
      }))
      .catch(() => {
        throw new Refusal('registry-away', `The registry at ${apiUrl} does not answer. Is the API running?`);
      });
    const apiTime = response.headers.get('x-verandah-now');
    if (apiTime !== null) hear?.(Number(apiTime), requestedAt);
    if (response.ok || response.status === 304) return response;
    const problem = v.safeParse(v.pipe(v.string(), v.parseJson(), problemShape), response.text);
    if (problem.success)
      throw new Refusal(problem.output.reason as RefusalReason, problem.output.message, quotaOf(response.headers));
    throw new Refusal('registry-away', `The registry at ${apiUrl} answered ${response.status}.`);
  }
  const json = async <Answer>(path: string, body?: unknown): Promise<Answer> =>
    JSON.parse((await call(path, body)).text) as Answer;
  const segment = encodeURIComponent;

  return {
    async pins(after) {
      const { status, text } = await call(after === undefined ? '' : `?after=${after}`);
      return status === 304 ? null : v.parse(pinSet, JSON.parse(text));
    },
    pinsAt: async (moment) => v.parse(pinSet, await json(`/at?moment=${segment(moment)}`)),
    kept: async (moment) => (await json<{ kept: Record<string, string[]> }>(`/kept?moment=${segment(moment)}`)).kept,
    releases: async (area) =>
      (await json<{ releases: RecordedRelease[] }>(`/releases${area ? `?area=${segment(area)}` : ''}`)).releases,
    async manifest(area, version) {
      try {
        return await json<SignedRelease>(`/releases/${segment(area)}/${segment(version)}`);
      } catch (problem) {
        if (problem instanceof Refusal && problem.reason === 'unknown-release') return null;
        throw problem;
      }
    },
    events: async (area, limit = 100, before) =>
      (
        await json<{ events: RegistryEvent[] }>(
          `/events?limit=${limit}${area ? `&area=${segment(area)}` : ''}${before === undefined ? '' : `&before=${before}`}`,
        )
      ).events,
    lastMoves: async (moment) =>
      (await json<{ moves: RegistryEvent[] }>(`/moves${moment === undefined ? '' : `?moment=${segment(moment)}`}`))
        .moves,
    record: async (release) => void (await json('/releases', release)),
    operationProblems: async (operations) =>
      operations.length === 0
        ? []
        : (
            await json<{ problems: OperationProblem[] }>('/operations', {
              operations: operations.map(({ name, text }) => ({ name, text })),
            })
          ).problems,
    schema: async () => (await json<{ schema: string }>('/schema')).schema,
    note: async (entry) => void (await call('/events', entry)),
    verifyLog: () => json('/log'),
    move: (move) => json('/pins', move),
    moveTogether: (move) => json('/pins/joint', move),
    rollout: (rollout) => json('/rollouts', rollout),
    withdraw: (withdrawal) => json('/withdrawals', withdrawal),
    restore: (restoration) => json('/restorations', restoration),
    tokens: async () => (await json<{ tokens: TokenRecord[] }>('/tokens')).tokens,
    createToken: async (made) => void (await json('/tokens', made)),
    findToken: async (hash) => (await json<{ token: TokenRecord | null }>('/tokens/find', { hash })).token,
    revokeToken: async (name, by) => void (await json(`/tokens/${segment(name)}/revoke`, by)),
    freezes: async () => (await json<{ freezes: Freeze[] }>('/freezes')).freezes,
    freeze: (made) => json('/freezes', made),
    liftFreeze: async (id, by) => void (await json(`/freezes/${id}/lift`, by)),
    addHealth: async (sums) => void (await call('/health', { sums })),
    health: async ({ from, until, step, area }) =>
      (
        await json<{ sums: HealthSum[] }>(
          `/health?from=${segment(from)}&until=${segment(until)}&step=${step}${area ? `&area=${segment(area)}` : ''}`,
        )
      ).sums,
    tidyHealth: async (before) => void (await call('/health/tidy', { before })),
    giveTurn: async (holder) => void (await call('/health/turn/end', { holder })),
    takeTurn: async (holder, seconds) => (await json<{ taken: boolean }>('/health/turn', { holder, seconds })).taken,
  };
}
