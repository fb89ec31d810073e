import {
  apiTimeHeader,
  callNames,
  internalTokenHeader,
  registryCalls,
  registryPath,
  rejectionStatuses,
  type CallName,
  type RegistryCall,
  type RegistryCalls,
  type RejectionReason,
} from '@verandah/release-registry';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

/**
 * The registry's state in the database, reached through the API. Every call throws a Refusal when it is rejected or the
 * API is unavailable.
 */
export type RegistryClient = RegistryCalls;

interface Response {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
const quotaOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => /^(?:retry-after|ratelimit(?:-policy)?)$/.test(name)));
const problemShape = v.object({
  reason: v.picklist(Object.keys(rejectionStatuses) as RejectionReason[]),
  message: v.string(),
});
const json = v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'));

/**
 * @param timeoutMs limit of each call
 * @param hear called with the API's time, in milliseconds since 1970, and with the time of the request, by
 * `performance.now()`
 */
export function registryClient(
  apiUrl: string,
  token: string,
  timeoutMs = 5000,
  hear?: (apiTime: number, requestedAt: number) => void,
): RegistryClient {
  async function send(method: string, path: string, body: string | undefined): Promise<Response> {
    const requestedAt = performance.now();
    // Read the whole response here: it may break off half-way.
    const response = await fetch(`${apiUrl}${registryPath}${path}`, {
      method,
      headers: { [internalTokenHeader]: token, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (raw) => ({ status: raw.status, headers: raw.headers, text: await raw.text() }))
      .catch(() => {
        throw new Refusal('registry-away', `The registry at ${apiUrl} does not respond. Is the API running?`);
      });
    const apiTime = response.headers.get(apiTimeHeader);
    if (apiTime !== null) hear?.(Number(apiTime), requestedAt);
    return response;
  }

  async function make(name: CallName, input: object = {}): Promise<unknown> {
    const call: RegistryCall = registryCalls[name];
    const { path, body } = requestOf(call, input);
    const { status, headers, text } = await send(call.method, path, body);
    if (status === 304 && call.absent === 304) return null;
    if (status < 300) return resultOf(call, status === 204 ? undefined : text, apiUrl);
    const problem = v.safeParse(v.pipe(json, problemShape), text);
    if (!problem.success) throw new Refusal('registry-away', `The registry at ${apiUrl} responded ${status}.`);
    // A 404 of another server is no statement about a release.
    if (status === call.absent) return null;
    throw new Refusal(problem.output.reason, problem.output.message, quotaOf(headers));
  }

  return Object.fromEntries(
    callNames.map((name) => [name, (input?: object) => make(name, input)]),
  ) as unknown as RegistryClient;
}

/** The path, with what of the input belongs there, and the body of a request. */
function requestOf(
  { method, path }: RegistryCall,
  input: object,
): { readonly path: string; readonly body: string | undefined } {
  const left = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/:(\w+)/g, (_placeholder, name: string) => {
    const value = String(left.get(name));
    left.delete(name);
    return encodeURIComponent(value);
  });
  if (method === 'POST') return { path: filled, body: JSON.stringify(Object.fromEntries(left)) };
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)])).toString();
  return { path: query === '' ? filled : `${filled}?${query}`, body: undefined };
}

/** @throws {Refusal} 'registry-away' for a response that is not what the call returns */
function resultOf({ path, field, result }: RegistryCall, text: string | undefined, apiUrl: string): unknown {
  const response = v.pipe(json, field === undefined ? result : v.object({ [field]: result }));
  const read = v.safeParse(text === undefined ? result : response, text);
  if (read.success)
    return text === undefined || field === undefined ? read.output : (read.output as Record<string, unknown>)[field];
  const [issue] = read.issues;
  throw new Refusal(
    'registry-away',
    `The registry at ${apiUrl} sent an unexpected response to ${path === '' ? '/' : path}: ${v.getDotPath(issue) ?? 'the response'}: ${issue.message}. Is API_URL the address of an API of about this release?`,
  );
}
