/**
 * A path of this site to come back to, with its query; the home page for anything else and for the pages of signing in.
 */
export function ownPath(given: string | null | undefined): string {
  const here = 'https://site.invalid';
  if (!given || given.length > 2000 || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, here)) return '/';
  const url = new URL(given, here);
  return url.origin === here && !/^\/(?:sign-in|sign-up|sign-out|auth)(?:\/|$)/i.test(url.pathname)
    ? url.pathname + url.search + url.hash
    : '/';
}
