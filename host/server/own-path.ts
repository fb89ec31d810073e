/** A path of this site with its query; the home page for anything else. */
export function ownPath(given: unknown, publicUrl: string): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, publicUrl)) return '/';
  const url = new URL(given, publicUrl);
  return url.origin === new URL(publicUrl).origin && !url.pathname.startsWith('/auth/')
    ? url.pathname + url.search
    : '/';
}
