/** The part of the address that preselects the kind of enquiry: '?ask=appraisal'. */
export const askField = 'ask';

/** Part of the address after an enquiry was sent without script. */
export const sentMark = 'enquired';
