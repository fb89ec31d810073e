import type { RenderRequest } from '@verandah/areas';
import {
  RenderFailure,
  type Breaker,
  type JobVisitor,
  type Log,
  type Rendered,
  type RenderFailureReason,
  type RenderPool,
} from '@verandah/releases';
import type { LastGood } from './last-good.ts';
import type { SetArea, SetRelease } from './release-set.ts';

export interface RenderContext {
  readonly pool: Pick<RenderPool, 'render'>;
  readonly breaker: Breaker;
  readonly lastGood: LastGood;
  readonly log: Log;
}

/**
 * What one release made of a page: how long it took (milliseconds) and, if it failed, why; 'resting': it was not even
 * tried, having failed so often.
 */
export interface Attempt {
  readonly release: SetRelease;
  readonly ms: number;
  readonly reason?: RenderFailureReason | 'resting';
}
/** A rendered page and the release that made it; or why there is none. */
export type AreaOutcome = { readonly attempts: readonly Attempt[] } & (
  | { readonly kind: 'rendered'; readonly release: SetRelease; readonly rendered: Rendered; readonly stale: boolean }
  | { readonly kind: 'failed'; readonly reason: RenderFailureReason }
);

/** For whom a page is rendered. */
interface RenderFor {
  /** The network that takes its turn; absent for the site's own. */
  readonly network?: string | undefined;
  /** The sender of a private page's or a form's queries; absent for pages that are the same for everyone. */
  readonly visitor?: JobVisitor | undefined;
  /** What the page is made of is noted here. */
  readonly reads?: Set<string> | undefined;
}

/** Worth trying the previous release: it has other code. Missing data and a crowded server are the same for both. */
const another = (reason: RenderFailureReason): boolean => reason !== 'data' && reason !== 'crowded';
const harmful = (reason: RenderFailureReason): boolean => reason === 'slow' || reason === 'killed';

/**
 * Renders a page of an area: the live release, else the release before it, else the last good page of this address.
 * @param address under which an anonymous visitor's page may be cached; null for what must not be
 */
export async function renderArea(
  area: SetArea,
  request: RenderRequest,
  address: string | null,
  context: RenderContext,
  { network, visitor, reads }: RenderFor = {},
): Promise<AreaOutcome> {
  const { pool, breaker, lastGood, log } = context;
  let reason: RenderFailureReason = 'killed';
  const attempts: Attempt[] = [];
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
        ...(reads && { reads }),
        ...(visitor && { visitor: { ...visitor, calls: manifest.contract.calls ?? [] } }),
      });
      breaker.succeeded(name);
      attempts.push({ release, ms: performance.now() - began });
      if (address !== null && rendered.status === 200) lastGood.keep(address, { release, rendered });
      return { kind: 'rendered', release, rendered, stale: false, attempts };
    } catch (problem) {
      if (!(problem instanceof RenderFailure)) throw problem;
      reason = problem.reason;
      attempts.push({ release, ms: performance.now() - began, reason });
      if (harmful(reason)) breaker.failed(name, performance.now());
      log.warn(
        { area: area.name, version: manifest.version, reason, url: request.url, err: problem },
        'page render failed',
      );
      // A form may have been applied before its page failed.
      if (!another(reason) || request.form) break;
    }
  }
  const kept = address === null ? undefined : lastGood.find(address);
  return kept ? { kind: 'rendered', ...kept, stale: true, attempts } : { kind: 'failed', reason, attempts };
}
