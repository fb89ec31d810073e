/** The page on which a member allows an application something. */
export const connectPath = '/account/connect';
