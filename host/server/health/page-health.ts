import type { ReleaseSet } from '../release-set.ts';
import type { AreaOutcome } from '../render-area.ts';
import type { Sample } from './sample.ts';
import type { Signals } from './signals.ts';
import type { Tickets } from './tickets.ts';

/**
 * A page as the server sent it. A cached page has no attempts.
 * @param address of the visitor; null for a page that is not shown yet
 */
export interface RespondedPage {
  readonly area: string;
  readonly outcome: AreaOutcome;
  readonly set: ReleaseSet;
  readonly address: string | null;
}

/** Reports the pages that the server sends to the release health monitor. */
export interface PageHealth {
  /**
   * @returns the ticket with which the page's browser may report its health; undefined for a page that is not counted.
   * The ticket is sent in the `Server-Timing` header of the response (the entry `ticket` of
   * `PerformanceNavigationTiming.serverTiming`), never in the page, which is cached for everybody.
   */
  recordResponse(page: RespondedPage): string | undefined;
}

/** A preview or a tester's pin applies to one visitor only, so it gives no evidence about the pages of others. */
const isOwnChoice = ({ variant }: ReleaseSet): boolean => variant.includes('!');

export function pageHealth({
  signals,
  sample,
  tickets,
}: {
  readonly signals: Signals;
  readonly sample: Sample;
  readonly tickets: Tickets;
}): PageHealth {
  return {
    recordResponse({ area, outcome, set, address }) {
      const first = outcome.attempts[0]?.release ?? (outcome.kind === 'rendered' ? outcome.release : undefined);
      // A redirect or a missing page is not a view: the browser has nothing to report.
      const isPage = outcome.kind === 'failed' || outcome.rendered.status === 200 || outcome.rendered.status === 422;
      const counts =
        first !== undefined &&
        address !== null &&
        isPage &&
        !isOwnChoice(set) &&
        sample.takes(address, `${area}@${first.manifest.version}`);
      for (const { release, ms, reason, example } of outcome.attempts) {
        const own = { area, version: release.manifest.version, counts, ms };
        if (reason !== undefined)
          signals.record({ kind: 'page-failed', ...own, reason, ...(example !== undefined && { example }) });
        else if (outcome.kind === 'rendered')
          signals.record({ kind: 'page', ...own, status: outcome.rendered.status, stale: false });
      }
      if (outcome.kind !== 'rendered') return undefined;
      if (outcome.attempts.length === 0)
        signals.record({ kind: 'view', area, version: outcome.release.manifest.version, counts });
      if (outcome.stale)
        signals.record({
          kind: 'page',
          area,
          version: outcome.release.manifest.version,
          counts: false,
          ms: 0,
          status: outcome.rendered.status,
          stale: true,
        });
      return counts && !outcome.stale ? tickets.issue(set, area, outcome.release.manifest.version) : undefined;
    },
  };
}
