/** Part of the address that says what kind of enquiry the form begins with: '?ask=appraisal'. */
export const askField = 'ask';

/** Part of the address after an enquiry was sent without script. */
export const sentMark = 'enquired';
