import { createHash } from 'node:crypto';

/** One operation as received by the server. */
export interface RecordedRequest {
  readonly operationName: string;
  readonly query?: string;
  readonly variables: Record<string, unknown>;
  readonly extensions?: { readonly persistedQuery: { readonly sha256Hash: string } };
}
type Result = object | 'unknown-hash' | 'no-hashes';

/** A GraphQL endpoint for tests of the transport: records requests, responds to each operation with `respond`. */
export function fakeServer(
  response: (requested: RecordedRequest) => Result = ({ variables }) => ({ data: variables }),
) {
  const requests: RecordedRequest[][] = [];
  const headers: Record<string, string>[] = [];
  /** Used up, one per request, instead of a regular response. */
  const instead: (Response | Error | 'never')[] = [];
  const fetching: typeof fetch = (_, init) => {
    const body = JSON.parse(String(init?.body)) as RecordedRequest | RecordedRequest[];
    const operations = Array.isArray(body) ? body : [body];
    requests.push(operations);
    headers.push(init?.headers as Record<string, string>);
    const other = instead.shift();
    if (other === 'never')
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    if (other instanceof Error) return Promise.reject(other);
    if (other) return Promise.resolve(other);
    const results = operations.map((one) => {
      const given = response(one);
      if (given === 'unknown-hash')
        return { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
      if (given === 'no-hashes') return { errors: [{ message: 'PersistedQueryNotSupported' }] };
      return given;
    });
    return Promise.resolve(new Response(JSON.stringify(Array.isArray(body) ? results : results[0])));
  };
  return { fetch: fetching, requests, headers, instead };
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
