const site = 'https://site.invalid';
/** All browsers support addresses of this many characters. */
const longest = 2000;
/** `/auth/…` redirects by itself: coming back to it could be a loop. */
const actionPath = /^\/auth(?:\/|$)/i;

/**
 * Path, query and fragment of an address on this site, as the WHATWG URL parser writes it; null for any address off the
 * site. It is checked after parsing: `/.//host` looks like a path and becomes `//host`, which browsers take for another
 * site.
 */
export function sitePath(given: string): string | null {
  if (!/^\/(?![/\\])/.test(given) || !URL.canParse(given, site)) return null;
  const url = new URL(given, site);
  return url.origin === site && !/^\/[/\\]/.test(url.pathname) ? url.pathname + url.search + url.hash : null;
}

/**
 * The page of this site that a parameter ("return", "returnTo") names, with its query and fragment; the home page for
 * anything else, for `/auth/…` and for more than 2,000 characters. Every redirect by a parameter uses this.
 */
export function ownPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > longest) return '/';
  const path = sitePath(given);
  return path === null || actionPath.test(decodePath(path)) ? '/' : path;
}

/** Decoded as routers read a path: `/%61uth` is `/auth`. */
const decodePath = (path: string): string =>
  path.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
