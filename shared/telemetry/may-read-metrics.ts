import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that identify its origin. */
export interface MetricsRequest {
  /** Of the connection itself, regardless of proxy headers. */
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** Holder of a bearer token: 'operations' may read everything, 'other' is a squad's. */
export type TokenHolder = 'operations' | 'other' | 'unknown';
export type MetricsRefusal = { readonly status: 401 | 403; readonly message: string };

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
/** Headers of proxies: with one of them the connection does not identify the client. */
const forwarded = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * Whether a request was made on this machine by its own name: neither through a proxy, nor by a page whose host name
 * resolves to this machine.
 */
export const isFromThisMachine = ({ socket, headers }: MetricsRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  loopbackName.test(headers.host ?? '') &&
  headers['origin'] === undefined &&
  forwarded.every((name) => headers[name] === undefined);

/**
 * Whether a client may read metrics: from this machine without a token, from elsewhere with one of operations.
 * @returns null when it may
 */
export async function refuseMetrics(
  request: MetricsRequest,
  holderOf: (token: string) => Promise<TokenHolder>,
): Promise<MetricsRefusal | null> {
  if (isFromThisMachine(request)) return null;
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const holder = token === '' ? 'unknown' : await holderOf(token);
  if (holder === 'operations') return null;
  return holder === 'other'
    ? {
        status: 403,
        message:
          'This token is for one area. Metrics are for operations: ops token create --operations makes a token for them.',
      }
    : {
        status: 401,
        message:
          'Metrics are read on this machine, or from elsewhere with "Authorization: Bearer" and a token of operations that holds.',
      };
}
