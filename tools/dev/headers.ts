import type { IncomingHttpHeaders } from 'node:http';

/** Origin of the host, and origin that the browser sees: 'http://localhost:3010'. */
export interface Places {
  readonly host: string;
  readonly here: string;
}

/** They belong to one connection, or state the length of the body that we change. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
  'host',
]);

const moveOrigin = (value: string, from: string, to: string): string =>
  value === from || value.startsWith(`${from}/`) ? to + value.slice(from.length) : value;

/** Our cookies with their names on https, which a host on https expects; browsers accept those on https only. */
const asOnHttps = (cookie: string): string =>
  cookie
    .split('; ')
    .map((each) => `__Host-${each}`)
    .join('; ');

/** A browser's headers for the host. Calls of our own pages get the host's own origin; others have their own. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { host, here }: Places,
): Record<string, string | string[] | undefined> {
  const { origin, referer, cookie, ...rest } = headers;
  return {
    ...rest,
    ...(cookie !== undefined && { cookie: host.startsWith('https:') ? asOnHttps(cookie) : cookie }),
    ...(origin !== undefined && { origin: moveOrigin(origin, here, host) }),
    ...(referer !== undefined && { referer: moveOrigin(referer, here, host) }),
  };
}

/**
 * The host's headers as the browser gets them: cookies for this address, redirects to it; nothing that binds the
 * browser to https.
 */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  { host, here }: Places,
): Record<string, string | string[] | undefined> {
  const { location, 'set-cookie': cookies, 'strict-transport-security': _, ...rest } = headers;
  return {
    ...rest,
    ...(location !== undefined && { location: moveOrigin(location, host, here) }),
    ...(cookies !== undefined && {
      'set-cookie': [cookies]
        .flat()
        .map((cookie) => cookie.replace(/;\s*(?:Domain=[^;]*|Secure)(?=;|$)/gi, '').replace(/^__(?:Host|Secure)-/, '')),
    }),
  };
}

/** Headers of a response whose body we write. */
export const ofPage = (headers: Headers, places: Places): Record<string, string | string[] | undefined> => {
  const given = Object.fromEntries([...headers].filter(([name]) => !ofConnection.has(name) && name !== 'set-cookie'));
  const cookies = headers.getSetCookie();
  return responseHeaders({ ...given, ...(cookies.length > 0 && { 'set-cookie': cookies }) }, places);
};

/** Headers of a request that we send in the browser's place. */
export const ofQuestion = (headers: IncomingHttpHeaders, places: Places): Record<string, string> =>
  Object.fromEntries(
    Object.entries(requestHeaders(headers, places)).flatMap(([name, value]) =>
      value === undefined || ofConnection.has(name) || name === 'accept-encoding' ? [] : [[name, String(value)]],
    ),
  );
