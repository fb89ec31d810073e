/** Part of the address after a review was written. */
export const reviewedMark = 'reviewed';

/** Part of the address after a review was reported without script. */
export const reportedMark = 'reported';
