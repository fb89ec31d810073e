import type { ServerResponse } from 'node:http';

/** Aborted when the connection closes before all of the response was sent. */
export function signalOfLeaving(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
