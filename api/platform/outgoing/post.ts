import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { checkedLookup } from './checked-lookup.ts';

interface Posting {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Hosts that are allowed although they are not on the public internet, also without TLS. */
  readonly trusted: readonly string[];
  /** Bytes of the response that are read; none if absent. */
  readonly excerpt?: number;
}

interface Posted {
  readonly status: number;
  /** The header Retry-After; undefined without it. */
  readonly retryAfter: string | undefined;
  /** The beginning of the response. */
  readonly excerpt: Buffer;
}

/** Milliseconds for everything together. */
const patience = 10_000;

/**
 * Posts to an address that a stranger gave: https on the public internet only. No redirect is followed, and of the
 * response no more is read than an excerpt.
 * @throws {AddressRefused} @throws {Error} when there is no response in time
 */
export function postBody(address: string, { headers, body, trusted, excerpt = 0 }: Posting): Promise<Posted> {
  const url = new URL(address);
  const isTrusted = trusted.includes(url.host);
  const lookup = checkedLookup(url, { protocols: isTrusted ? ['http:', 'https:'] : ['https:'], trusted });
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    /** Resolves with the status, whether or not the rest of the response arrives. */
    let finish: (() => void) | undefined;
    request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(lookup === undefined ? {} : { lookup }),
      },
      (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        finish = () => {
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            excerpt: Buffer.concat(parts).subarray(0, excerpt),
          });
          response.destroy();
        };
        if (excerpt === 0) return finish();
        response.on('error', finish);
        response.on('close', finish);
        response.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size >= excerpt) finish?.();
        });
      },
    )
      .on('error', (error) => (finish === undefined ? reject(error) : finish()))
      .end(body);
  });
}
