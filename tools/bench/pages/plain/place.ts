/** Path of the plain application's files below the folder of releases, and in their addresses. */
export const plainPlace = 'plain/1.0.0';
