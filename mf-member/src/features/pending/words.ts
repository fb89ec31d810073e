/** Where a listing goes that was saved before there was a collection. */
export const firstCollection = 'Saved homes';
