/** The element of the page about privacy in which a visitor chooses what may be counted. */
export const privacyChoicesPlace = 'privacy-choices';
