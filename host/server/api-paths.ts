/**
 * The API's paths below the site's own address: REST below `/rest`, the legacy API below `/legacy`, and its `/api/…`
 * paths unchanged. The provider exists in development only.
 */
export const passed: readonly (readonly [prefix: string, there: string])[] = [
  ['/graphql', '/graphql'],
  ['/rest', '/rest'],
  ['/legacy', '/legacy'],
  ['/api', '/api'],
  ['/auth', '/auth'],
  ['/api/session', '/auth/session'],
  ['/oauth', '/oauth'],
  ['/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server'],
  ['/development/provider', '/development/provider'],
  ['/events', '/events'],
  ['/mail', '/mail'],
  ['/feeds', '/feeds'],
  ['/feeds/uploads', '/feeds/uploads'],
  ['/media', '/media'],
  ['/tiles', '/tiles'],
  ['/calendar', '/calendar'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemaps', '/sitemaps'],
];

const prefixes = passed.map(([prefix]) => prefix);

/** Whether a URL is passed to the API. */
export const isApiPath = (url: string): boolean =>
  prefixes.some((prefix) => url.startsWith(prefix) && /^(?:[/?#]|$)/.test(url.slice(prefix.length)));
