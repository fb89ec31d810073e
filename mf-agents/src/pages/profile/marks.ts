/** Query field that marks the address after a review was written. */
export const reviewedMark = 'reviewed';

/** Query field that marks the address after a review was reported without script. */
export const reportedMark = 'reported';
