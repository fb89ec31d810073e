/** The form's page that subscribes an email address, without an account, to the new homes of a search. */
export const emailAlertPath = '/alerts/email';

/** @param search address of the search */
export const emailAlertAddress = (search: string): string => `${emailAlertPath}?search=${encodeURIComponent(search)}`;
