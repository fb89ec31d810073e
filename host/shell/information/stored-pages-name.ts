/** Id of the element on the offline page that contains the list of cached pages. */
export const storedPagesName = 'kept-pages';
