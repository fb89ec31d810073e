/** A report that was sent without script and rejected: its fields, and why. */
export interface RejectedReport {
  readonly reason: string;
  readonly detail: string;
  readonly problem: string;
}

/** What became of a report that was sent without script. */
export interface ReportOutcome {
  readonly isSent: boolean;
  readonly rejected?: RejectedReport;
}
