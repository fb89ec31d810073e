/** The element of the offline page that the browser lists kept pages in. */
export const storedPagesName = 'kept-pages';
