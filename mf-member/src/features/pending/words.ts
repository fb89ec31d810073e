/** Name of the collection that a listing goes into if the member has none yet. */
export const firstCollection = 'Saved homes';
