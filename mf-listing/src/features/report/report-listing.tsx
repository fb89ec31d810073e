import { useReport } from '@verandah/areas/actions';
import { ReportForm } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { listingReportReasons } from '@verandah/market';
import { reportListing } from './queries.ts';
import type { ReportOutcome } from './report-outcome.ts';

interface ReportListingProps extends ReportOutcome {
  readonly listingId: string;
  /** The page's own address, which handles the form without script. */
  readonly address: string;
}

/** Reports a listing to the moderators. The form opens in place and works without script. */
export function ReportListing({ listingId, address, isSent, rejected }: ReportListingProps) {
  const { graph } = useServices();
  const { state, problem, send } = useReport({
    reported: isSent,
    problem: rejected?.problem ?? '',
    write: (report) => graph.write(reportListing, { id: listingId, ...report }),
  });
  return (
    <div id="report">
      <ReportForm
        what="listing"
        address={`${address}#report`}
        reasons={listingReportReasons}
        state={state}
        problem={problem}
        reason={rejected?.reason ?? ''}
        detail={rejected?.detail ?? ''}
        onSend={send}
        opener="Report this listing"
      />
    </div>
  );
}
