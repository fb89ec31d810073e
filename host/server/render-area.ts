import type { SourcePositions } from './source-positions.ts';
import type { RenderRequest } from '@verandah/areas';
import {
  RenderFailure,
  type Breaker,
  type Bulkheads,
  type JobVisitor,
  type Log,
  type Rendered,
  type RenderFailureReason,
  type Urgency,
} from '@verandah/releases';
import { failureExample } from './health/failure-example.ts';
import type { LastGood } from './last-good.ts';
import type { SetArea, SetRelease } from './release-set.ts';

export interface RenderContext {
  readonly pool: Pick<Bulkheads, 'render'>;
  readonly breaker: Breaker;
  readonly lastGood: LastGood;
  readonly log: Log;
  /** Finds the source of a release's errors. */
  readonly positions?: SourcePositions;
}

/**
 * One attempt of a release to render a page: its time in milliseconds and, if it failed, the reason. 'resting': not
 * tried, because the release failed too often.
 */
export interface Attempt {
  readonly release: SetRelease;
  readonly ms: number;
  readonly reason?: RenderFailureReason | 'resting';
  /** The failure in words, and where in the source it was thrown. */
  readonly example?: string;
}
/** A rendered page with its release, or the reason for its absence. */
export type AreaOutcome = { readonly attempts: readonly Attempt[] } & (
  | { readonly kind: 'rendered'; readonly release: SetRelease; readonly rendered: Rendered; readonly stale: boolean }
  | { readonly kind: 'failed'; readonly reason: RenderFailureReason }
);

/** The reader a page is rendered for. */
interface RenderFor {
  /** The network under which the request queues; undefined for the site's own. */
  readonly network?: string | undefined;
  readonly urgency?: Urgency;
  /** In whose name a private page or a form makes its calls; undefined for shared pages. */
  readonly visitor?: JobVisitor | undefined;
  /** Collects the tags of the data that the page reads. */
  readonly reads?: Set<string> | undefined;
}

/**
 * Whether the previous release may do better because its code differs, and since it renders in other workers than one
 * that is apart. An API that fails and a full server affect both; a call without a response may be the release's own.
 */
const worthRetrying = ({ reason, awaited }: RenderFailure): boolean =>
  reason === 'data' ? awaited.length > 0 : reason !== 'crowded';
/** Milliseconds for the data of a page whose visitor has waited for those of another release in vain. */
const secondDataMs = 2000;
const isHarmful = (reason: RenderFailureReason): boolean => reason === 'slow' || reason === 'killed';

/**
 * Renders a page of an area by the live release, else by the previous one, else from the last good page of this
 * address.
 * @param address under which an anonymous page is stored as the last good one; null for what must not be stored
 */
export async function renderArea(
  area: SetArea,
  request: RenderRequest,
  address: string | null,
  context: RenderContext,
  { network, urgency, visitor, reads }: RenderFor = {},
): Promise<AreaOutcome> {
  const { pool, breaker, lastGood, log } = context;
  let reason: RenderFailureReason = 'killed';
  const attempts: Attempt[] = [];
  let hasWaited = false;
  for (const release of area.previous ? [area.live, area.previous] : [area.live]) {
    const { manifest, folder } = release;
    const name = `${area.name}@${manifest.version}`;
    const began = performance.now();
    if (!breaker.allows(name, began)) {
      attempts.push({ release, ms: 0, reason: 'resting' });
      continue;
    }
    try {
      const rendered = await pool.render({
        area: area.name,
        version: manifest.version,
        folder,
        server: manifest.server,
        operations: manifest.operations,
        request,
        ...(network !== undefined && { network }),
        ...(urgency && { urgency }),
        ...(reads && { reads }),
        ...(hasWaited && { dataMs: secondDataMs }),
        ...(visitor && { visitor: { ...visitor, calls: manifest.contract.calls ?? [] } }),
      });
      breaker.succeeded(name);
      attempts.push({ release, ms: performance.now() - began });
      if (address !== null && rendered.status === 200) lastGood.store(address, { release, rendered });
      return { kind: 'rendered', release, rendered, stale: false, attempts };
    } catch (problem) {
      if (!(problem instanceof RenderFailure)) throw problem;
      const { awaited } = problem;
      reason = problem.reason;
      hasWaited ||= reason === 'data' && awaited.length > 0;
      const ms = performance.now() - began;
      if (isHarmful(reason)) breaker.failed(name, performance.now());
      if (problem.stack !== undefined && context.positions)
        problem.stack = await context.positions.original(problem.stack);
      attempts.push({ release, ms, reason, example: failureExample(problem.message, problem.stack) });
      log.warn(
        {
          area: area.name,
          version: manifest.version,
          reason,
          ...(awaited.length > 0 && { awaited }),
          url: request.url,
          err: problem,
        },
        'page render failed',
      );
      // A form may have been applied before its page failed.
      if (!worthRetrying(problem) || request.form) break;
    }
  }
  const lastPage = address === null ? undefined : lastGood.find(address);
  return lastPage ? { kind: 'rendered', ...lastPage, stale: true, attempts } : { kind: 'failed', reason, attempts };
}
