/** Id of the element on the privacy page that contains the tracking choices. */
export const privacyChoicesPlace = 'privacy-choices';
