/** Query field that marks the address after an enquiry sent without script. */
export const enquiredMark = 'enquired';
/** The same after a report. */
export const reportedMark = 'reported';
