import type { ReleaseSet } from '../release-set.ts';
import type { AreaOutcome } from '../render-area.ts';
import type { Sample } from './sample.ts';
import type { Signals } from './signals.ts';
import type { Tickets } from './tickets.ts';

/**
 * A page as the server sent it; a cached one has no attempts.
 * @param address of the client; null for a page that was made for nobody, to be cached
 */
export interface AnsweredPage {
  readonly area: string;
  readonly outcome: AreaOutcome;
  readonly set: ReleaseSet;
  readonly address: string | null;
}

/** Reports the pages that the server makes to the health monitor. */
export interface PageHealth {
  /**
   * @returns the ticket with which the page's browser may report; undefined for a page that does not count.
   * It goes with the answer, in its `Server-Timing` header (the entry `ticket` of
   * `PerformanceNavigationTiming.serverTiming`), and never into the page: pages are cached for everybody.
   */
  answered(page: AnsweredPage): string | undefined;
}

/** What is chosen for this visitor alone, by a preview or a tester's pin, says nothing of the other visitors' pages. */
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
    answered({ area, outcome, set, address }) {
      const first = outcome.attempts[0]?.release ?? (outcome.kind === 'rendered' ? outcome.release : undefined);
      // A redirect, or a missing page, is no view: browsers would have nothing to report.
      const isPage = outcome.kind === 'failed' || outcome.rendered.status === 200 || outcome.rendered.status === 422;
      const counts =
        first !== undefined &&
        address !== null &&
        isPage &&
        !isOwnChoice(set) &&
        sample.takes(address, `${area}@${first.manifest.version}`);
      for (const { release, ms, reason } of outcome.attempts) {
        const own = { area, version: release.manifest.version, counts, ms };
        if (reason !== undefined) signals.record({ kind: 'page-failed', ...own, reason });
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
