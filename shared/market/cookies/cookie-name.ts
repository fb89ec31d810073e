const bound = '__Host-';

/**
 * Name of one of our cookies. On https, a browser accepts a name that starts with `__Host-` from this host alone, over
 * https and for all its paths: neither another host of our domain nor an attacker on the network can set one. On http,
 * during development, such names are not available.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? bound + name : name);

/** Both names, the https one first: for cookies that prove nothing. */
export const cookieNames = (name: string): readonly [secure: string, plain: string] => [bound + name, name];
