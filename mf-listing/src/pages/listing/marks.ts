/** Part of the address after an enquiry was sent without script. */
export const enquiredMark = 'enquired';
