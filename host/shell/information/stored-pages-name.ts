/** The element of the offline page for the browser's list of stored pages. */
export const storedPagesName = 'kept-pages';
