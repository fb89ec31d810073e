import { retryRequest } from '@verandah/graph';
import type { PageRequest } from './page.ts';
import { isProblem, rejectionInBody } from './rejections/public.ts';
import type { Rest, RestResponse, RestCall } from './rest.ts';

/** The status that a rejection has in its body; 400 if it has none. */
function statusIn(problem: unknown): number {
  const { status } = (typeof problem === 'object' && problem !== null ? problem : {}) as { readonly status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 400;
}

/** A body with its type. */
function bodyOf(body: unknown): { readonly body?: BodyInit; readonly headers?: Readonly<Record<string, string>> } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { body, headers: { 'content-type': body.type || 'application/octet-stream' } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/**
 * Calls from the browser: sends its cookies, which scripts cannot read. A read without a response is tried again while
 * the browser has a network, a write never is: it may have been done.
 */
export const browserRest: Rest = (call) =>
  call.method === 'GET' ? retryRequest(() => callOnce(call), { worth: () => navigator.onLine }) : callOnce(call);

async function callOnce({ method, path, body }: RestCall): Promise<RestResponse> {
  try {
    const { headers, ...rest } = bodyOf(body);
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', [rejectionInBody.name]: rejectionInBody.value, ...headers },
      ...rest,
    });
    const text = await response.text();
    const read = text === '' ? null : (JSON.parse(text) as unknown);
    const wait = Number(response.headers.get('retry-after') ?? 'none');
    return {
      status: response.ok && isProblem(response.headers.get('content-type')) ? statusIn(read) : response.status,
      location: response.headers.get('location'),
      retryAfter: Number.isFinite(wait) ? wait : null,
      body: read,
    };
  } catch (error) {
    throw Object.assign(new Error(error instanceof Error ? error.message : String(error)), { name: 'RestError' });
  }
}

/** The REST client of wherever a page is loaded. */
export const restOf = ({ rest }: Pick<PageRequest, 'rest'>): Rest => rest ?? browserRest;
