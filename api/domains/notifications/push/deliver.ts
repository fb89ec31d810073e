import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { checkedLookup } from '../../../platform/outgoing/public.ts';

interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Hosts that are allowed although they are not on the public internet. */
  readonly trusted: readonly string[];
}

/** Milliseconds for a push service to answer. */
const patience = 10_000;

/**
 * Posts a message to the endpoint of a subscription. Browsers name their endpoints, so it may be anybody's address: https
 * on the public internet only, no redirect is followed and nothing of the response is read but its status.
 * @returns the status
 * @throws {AddressRefused} @throws {Error} when there is no answer in time
 */
export function deliver(endpoint: string, { headers, body, trusted }: Delivery): Promise<number> {
  const url = new URL(endpoint);
  const isTrusted = trusted.includes(url.host);
  const lookup = checkedLookup(url, { protocols: isTrusted ? ['http:', 'https:'] : ['https:'], trusted });
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(lookup === undefined ? {} : { lookup }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    )
      .on('error', reject)
      .end(body);
  });
}
