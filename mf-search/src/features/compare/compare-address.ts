export const comparePath = '/compare';
/** Field of the query: ids separated by commas, or repeated once per home as a form sends them. */
export const compareField = 'homes';
/** Id of the form that the checkboxes on the cards belong to. */
export const compareForm = 'compare-homes';

/** Address of the comparison of these homes. It holds no session state, so it can be shared. */
export const compareAddress = (ids: readonly string[]): string =>
  ids.length > 0 ? `${comparePath}?${compareField}=${ids.join(',')}` : comparePath;
