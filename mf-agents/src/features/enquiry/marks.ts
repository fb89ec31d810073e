/** Query field that preselects the purpose of the enquiry: '?ask=appraisal'. */
export const askField = 'ask';

/** Query field that marks the address after an enquiry sent without script. */
export const sentMark = 'enquired';
