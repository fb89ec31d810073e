/** The page that shows homes side by side. */
export const compareHomesPath = '/compare';
/** Field of its query: ids separated by commas, or repeated once per home as a form sends them. */
export const compareHomesField = 'homes';
/** Maximum number of homes: more columns are not readable. */
export const mostCompared = 4;

/** Address of the comparison of these homes. It holds no session state, so it can be shared. */
export const compareHomesAddress = (ids: readonly string[]): string =>
  ids.length > 0 ? `${compareHomesPath}?${compareHomesField}=${ids.join(',')}` : compareHomesPath;
