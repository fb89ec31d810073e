/** Where the plain application's files lie below the folder of releases, and so their addresses. */
export const plainPlace = 'plain/1.0.0';
