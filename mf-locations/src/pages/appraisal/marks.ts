/** Query field that marks the address after the requests were sent without script. */
export const sentMark = 'sent';
