import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pictureLimits } from '../../../platform/picture-decoding/public.ts';
import { AddressRefused, checkedLookup } from '../../../platform/outgoing/public.ts';

/** Why a picture could not be fetched. `passing` ones may come right by themselves. */
export type FetchFailureCode =
  | 'address-refused'
  | 'not-reachable'
  | 'too-slow'
  | 'not-there'
  | 'too-many-bytes'
  | 'too-many-redirects';

const messages: Readonly<Record<FetchFailureCode, string>> = {
  'address-refused': 'The address does not lead to the public internet by http or https.',
  'not-reachable': 'The server of the picture does not respond.',
  'too-slow': 'The server that has the picture is too slow.',
  'not-there': 'The server does not have this picture.',
  'too-many-bytes': `A picture has at most ${pictureLimits.feed.bytes / 1_000_000} MB.`,
  'too-many-redirects': 'The link redirects too many times.',
};

export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: FetchFailureCode;
  /** Worth another try. */
  readonly passing: boolean;

  constructor(code: FetchFailureCode, passing = false) {
    super(messages[code]);
    this.code = code;
    this.passing = passing;
  }
}

export interface FetchOptions {
  /** Hosts ('images.internal:8080') that are allowed although they are not on the public internet. */
  readonly trusted: readonly string[];
  /** Milliseconds for everything together. */
  readonly time?: number;
  readonly signal?: AbortSignal;
}

const mostRedirects = 5;
const usualTime = 30_000;

function requestPicture(url: URL, found: LookupFunction | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    request(
      url,
      {
        signal,
        agent: false,
        ...(found === undefined ? {} : { lookup: found }),
        headers: {
          accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
          'accept-encoding': 'identity',
          'user-agent': 'Verandah-pictures/1.0',
        },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > pictureLimits.feed.bytes)
    throw new FetchFailure('too-many-bytes');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > pictureLimits.feed.bytes) throw new FetchFailure('too-many-bytes');
    parts.push(part);
  }
  if (!response.complete) throw new FetchFailure('not-reachable', true);
  return Buffer.concat(parts);
}

async function followRedirects(address: string, trusted: readonly string[], signal: AbortSignal): Promise<Buffer> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await requestPicture(url, checkedLookup(url, { protocols: ['http:', 'https:'], trusted }), signal);
    try {
      const {
        statusCode = 0,
        headers: { location },
      } = response;
      if (statusCode === 200) return await bodyOf(response);
      if ([301, 302, 303, 307, 308].includes(statusCode) && location !== undefined) {
        const next = URL.parse(location, url);
        if (next === null) throw new FetchFailure('address-refused');
        url = next;
        continue;
      }
      throw statusCode >= 500 || statusCode === 429 || statusCode === 408
        ? new FetchFailure('not-reachable', true)
        : new FetchFailure('not-there');
    } finally {
      response.destroy();
    }
  }
  throw new FetchFailure('too-many-redirects');
}

/**
 * Fetches a picture from an address that a stranger gave: http and https only, from the public internet only (also
 * after every redirect), within limits of time and size. What it is, is for `takePicture` to find out.
 * @throws {FetchFailure}
 */
export async function fetchPicture(
  address: string,
  { trusted, time = usualTime, signal }: FetchOptions,
): Promise<Buffer> {
  const limit = AbortSignal.timeout(time);
  try {
    return await followRedirects(address, trusted, signal ? AbortSignal.any([limit, signal]) : limit);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (error instanceof AddressRefused) throw new FetchFailure('address-refused');
    if (signal?.aborted) throw error;
    throw limit.aborted ? new FetchFailure('too-slow', true) : new FetchFailure('not-reachable', true);
  }
}
