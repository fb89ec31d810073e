import type { RestResponse, RestCall } from '@verandah/areas';
import { routeTable } from '@verandah/areas/address';
import { ApiQueryProblem, type JobVisitor, type RenderJob } from '@verandah/releases';

const timeLimit = 6000;

/**
 * Calls the REST API in a visitor's name. Adds the cookies of the response to `visitor.setCookies`.
 * @throws {ApiQueryProblem} when there is no response
 */
export async function callApi(
  api: string,
  visitor: JobVisitor,
  { method, path, body }: RestCall,
  signal?: AbortSignal,
): Promise<RestResponse> {
  const { headers, cookie } = visitor;
  const limit = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(api + path, {
      method,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      // The host has already checked that the form comes from our own page.
      headers: {
        ...headers,
        ...(cookie !== undefined && path.startsWith('/auth/') && { cookie }),
        accept: 'application/json',
        origin: `${headers['x-forwarded-proto'] ?? 'http'}://${headers['x-forwarded-host'] ?? ''}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    visitor.setCookies.push(...response.headers.getSetCookie());
    const text = await response.text();
    const wait = Number(response.headers.get('retry-after') ?? 'none');
    return {
      status: response.status,
      location: response.headers.get('location'),
      retryAfter: Number.isFinite(wait) ? wait : null,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  } catch (problem) {
    if (limit.aborted) throw new ApiQueryProblem('timeout', `${method} ${path}: no response within ${timeLimit} ms.`);
    throw new ApiQueryProblem(
      'network',
      `${method} ${path}: the API could not be reached (${problem instanceof Error ? problem.message : String(problem)}).`,
    );
  }
}

/** Whether a contract's calls ('GET /rest/member/:id/settings') include this call. */
export const isNamed = (calls: readonly string[], { method, path }: RestCall): boolean =>
  routeTable(
    calls.flatMap((call) =>
      call.startsWith(`${method} `) ? [{ path: call.slice(method.length + 1), target: call }] : [],
    ),
  ).match(path) !== null && !/[?#]|\.\.|\/\//.test(path);

/**
 * REST calls of pages while they render. Allows only calls that the area's contract names, and only for a request with
 * a visitor.
 */
export const pageCalls =
  (api: string) =>
  async (job: RenderJob, what: RestCall, signal: AbortSignal): Promise<Uint8Array> => {
    if (!job.visitor || !isNamed(job.visitor.calls, what))
      throw new ApiQueryProblem('refused', `${job.area} ${job.version} may not call ${what.method} ${what.path} here.`);
    return Buffer.from(JSON.stringify(await callApi(api, job.visitor, what, signal)));
  };
