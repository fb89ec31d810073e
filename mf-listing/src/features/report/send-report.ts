import type { FormFields, PageRequest } from '@verandah/areas';
import { GraphError, isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { formText, listingReportReasons, otherReason } from '@verandah/market';
import { reportListing } from './queries.ts';
import type { RejectedReport } from './report-outcome.ts';

/**
 * Sends a report from a form without script.
 * @returns 'sent'; 'signed-out' if nothing that was typed would be lost by signing in; else the report with its problem
 */
export async function sendReport(
  graph: PageRequest['graph'],
  listingId: string,
  form: FormFields,
): Promise<'sent' | 'signed-out' | RejectedReport> {
  const reason = listingReportReasons.find((each) => each === formText(form, 'reason')) ?? otherReason;
  const detail = formText(form, 'detail').replaceAll('\r\n', '\n').trim();
  try {
    await graph.write(reportListing, { id: listingId, reason, detail });
    return 'sent';
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    if (!isSignedOut(error)) return { reason, detail, problem: refusalText(error) ?? unreachable };
    return detail === ''
      ? 'signed-out'
      : { reason, detail, problem: 'Sign in first. Copy what you wrote before you leave this page.' };
  }
}
