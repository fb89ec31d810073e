import * as v from 'valibot';
import { Refusal, type RefusalReason } from '../refusal.ts';

export interface Pin { readonly version: string; readonly previous: string | null }
/** All pins at one revision; the revision grows with every move of a pin. */
export interface PinSet { readonly revision: number; readonly pins: Readonly<Record<string, Pin>> }
export interface RecordedRelease { readonly area: string; readonly version: string; readonly contentHash: string; readonly publishedAt: string }
export interface RegistryEvent {
  readonly id: number; readonly at: string; readonly who: string; readonly action: 'publish' | 'refuse' | 'promote' | 'rollback';
  readonly area: string; readonly from: string | null; readonly to: string | null; readonly why: string | null;
}

/** Why the graph API would refuse an operation. */
export interface OperationProblem { readonly operation: string; readonly message: string }

export const pinSet = v.object({ revision: v.number(), pins: v.record(v.string(), v.object({ version: v.string(), previous: v.nullable(v.string()) })) });

/** The registry's state in the database, reached through the API. Every call throws a Refusal when it is refused or away. */
export interface RegistryClient {
  /** null when nothing moved since `after`. */
  pins(after?: number): Promise<PinSet | null>;
  /** Of one area or of all, each area's oldest first. */
  releases(area?: string): Promise<RecordedRelease[]>;
  /** null when it was never published. */
  manifest(area: string, version: string): Promise<unknown>;
  /** Newest first. */
  events(area?: string, limit?: number): Promise<RegistryEvent[]>;
  record(release: { readonly area: string; readonly version: string; readonly contentHash: string; readonly manifest: unknown; readonly who: string; readonly why?: string }): Promise<void>;
  /** What the running graph API would refuse of some operations; empty when it answers them all. */
  operationProblems(operations: readonly { readonly name: string; readonly text: string }[]): Promise<OperationProblem[]>;
  recordRefusal(refusal: { readonly area: string; readonly version: string | null; readonly who: string; readonly why: string }): Promise<void>;
  move(move: { readonly action: 'promote' | 'rollback'; readonly area: string; readonly version: string; readonly from: string | null; readonly who: string; readonly why?: string }): Promise<PinSet & { readonly changed: boolean }>;
}

const problemShape = v.object({ reason: v.string(), message: v.string() });

/** @param timeoutMs limit of each call */
export function registryClient(apiUrl: string, token: string, timeoutMs = 5000): RegistryClient {
  async function call(path: string, body?: unknown): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(`${apiUrl}/internal/registry${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'x-verandah-internal': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      throw new Refusal('registry-away', `The registry at ${apiUrl} does not answer. Is the API running?`);
    }
    if (response.ok || response.status === 304) return response;
    const problem = v.safeParse(problemShape, await response.json().catch(() => null));
    if (problem.success) throw new Refusal(problem.output.reason as RefusalReason, problem.output.message);
    throw new Refusal('registry-away', `The registry at ${apiUrl} answered ${response.status}.`);
  }

  return {
    async pins(after) {
      const response = await call(after === undefined ? '' : `?after=${after}`);
      if (response.status !== 304) return v.parse(pinSet, await response.json());
      await response.body?.cancel();
      return null;
    },
    releases: async (area) => ((await (await call(`/releases${area ? `?area=${encodeURIComponent(area)}` : ''}`)).json()) as { releases: RecordedRelease[] }).releases,
    async manifest(area, version) {
      try {
        return await (await call(`/releases/${encodeURIComponent(area)}/${encodeURIComponent(version)}`)).json();
      } catch (problem) {
        if (problem instanceof Refusal && problem.reason === 'unknown-release') return null;
        throw problem;
      }
    },
    events: async (area, limit = 100) => ((await (await call(`/events?limit=${limit}${area ? `&area=${encodeURIComponent(area)}` : ''}`)).json()) as { events: RegistryEvent[] }).events,
    record: async (release) => void await (await call('/releases', release)).json(),
    operationProblems: async (operations) => (operations.length === 0 ? []
      : ((await (await call('/operations', { operations: operations.map(({ name, text }) => ({ name, text })) })).json()) as { problems: OperationProblem[] }).problems),
    recordRefusal: async (refusal) => void await (await call('/refusals', refusal)).arrayBuffer(),
    move: async (move) => await (await call('/pins', move)).json() as PinSet & { changed: boolean },
  };
}
