/** Name of the group of files that hold the area's pages. */
export const appFiles = 'app';

/** Name of the group of files that hold its fragments. */
export const fragmentFiles = 'fragments';
