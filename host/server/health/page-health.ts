import type { VisitorGroup } from '@verandah/releases';
import type { ReleaseSet, SetArea } from '../release-set.ts';
import type { AreaOutcome } from '../render-area.ts';
import { isForBrowser } from '../shell-response.ts';
import type { Sample } from './sample.ts';
import type { Signals } from './signals.ts';
import type { Tickets } from './tickets.ts';

/**
 * A page as the server sent it. A cached page has no attempts.
 * @param address of the visitor; null for a page that is not shown yet
 */
export interface ServedPage {
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
  recordResponse(page: ServedPage): string | undefined;
  /** A page for which the visitor has to wait, since it is not known who they are. */
  recordWaiting(area: SetArea, set: ReleaseSet): void;
}

/** Why the visitor gets this release of the area. */
function groupOf({ variant }: ReleaseSet, area: string): VisitorGroup {
  const choice = variant.split(',').find((each) => each.startsWith(`${area}@`));
  if (choice === undefined) return 'live';
  return choice.endsWith('!') ? 'preview' : 'rollout';
}

/** What the visitor got, as in `sentKey`. */
function shownOf(outcome: AreaOutcome, area: SetArea): string {
  if (outcome.kind === 'failed') return isForBrowser(area, outcome.reason) ? 'waiting' : 'error page';
  if (outcome.stale) return 'last good';
  const { version } = outcome.release.manifest;
  return version === area.live.manifest.version ? 'own' : `previous ${version}`;
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
  const recordSent = ({ name: area, live }: SetArea, set: ReleaseSet, shown: string): void =>
    signals.record({
      kind: 'sent',
      area,
      version: live.manifest.version,
      counts: false,
      group: groupOf(set, area),
      shown,
    });
  return {
    recordWaiting: (area, set) => recordSent(area, set, 'waiting'),
    recordResponse({ area, outcome, set, address }) {
      const owner = set.areas.find(({ name }) => name === area);
      if (address !== null && owner) recordSent(owner, set, shownOf(outcome, owner));
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
