import type { CDPSession } from '@playwright/test';

/** Requests that a page sends over the network. */
export interface Requests {
  /**
   * Files that were fetched more than once, with the number of times. Data that must be fresh are not among them, nor
   * is what the cache returned or the server confirmed as unchanged.
   */
  again(): readonly string[];
  /** All files so far. */
  readonly count: number;
}

/** Follows what a page fetches while a visitor goes from area to area. */
export function followRequests(session: CDPSession): Requests {
  const requested = new Map<string, string>();
  const fetched = new Map<string, number>();
  const cached = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http'))
      requested.set(requestId, `${request.method} ${request.url}${request.postData ?? ''}`);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.fromPrefetchCache === true) cached.add(requestId);
    const what = requested.get(requestId);
    if (what === undefined || cached.has(requestId) || response.status === 304) return;
    fetched.set(what, (fetched.get(what) ?? 0) + 1);
  });
  return {
    again: () => [...fetched].flatMap(([what, times]) => (times > 1 ? [`${what} ${times} times`] : [])),
    get count() {
      return fetched.size;
    },
  };
}
