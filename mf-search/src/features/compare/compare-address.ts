export const comparePath = '/compare';
/** Field of the address: ids with commas between them, or once for each home as a form sends them. */
export const compareField = 'homes';
/** The form that the boxes on the cards belong to. */
export const compareForm = 'compare-homes';

/** The address at which these homes stand side by side; anyone may be sent it. */
export const compareAddress = (ids: readonly string[]): string =>
  ids.length > 0 ? `${comparePath}?${compareField}=${ids.join(',')}` : comparePath;
