const bound = '__Host-';

/**
 * What one of our cookies is called. On https a browser takes a name that begins with `__Host-` from this very host
 * alone, over https and for all its paths: no other host below our name, and nobody on the line, can put one there. On
 * http, while developing, there are no such names.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? bound + name : name);

/** Both of its names, that of https first: for what is no proof of anything. */
export const cookieNames = (name: string): readonly [secure: string, plain: string] => [bound + name, name];
