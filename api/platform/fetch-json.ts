/** A request to another service, and the limits of its response in milliseconds and bytes. */
export interface JsonRequest extends RequestInit {
  readonly patience?: number;
  readonly mostBytes?: number;
}

/** Another service responded with a status other than 2xx. */
export class BadResponse extends Error {
  override readonly name = 'BadResponse';
  readonly status: number;
  constructor(host: string, status: number) {
    super(`${host} returned ${status}.`);
    this.status = status;
  }
}

/**
 * Requests JSON from the configured address and nowhere else: a redirect, by which a service could make us request
 * what only we can reach, is not followed. @throws {BadResponse} for a status other than 2xx @throws {Error} for no
 * response in time, too much or no JSON
 */
export async function fetchJson(
  url: string,
  { patience = 3000, mostBytes = 5_000_000, ...init }: JsonRequest = {},
): Promise<{ body: unknown; headers: Headers }> {
  const { host } = new URL(url);
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    headers: { accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new BadResponse(host, response.status);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error(`${host} returned more than ${mostBytes} bytes.`);
    parts.push(part);
  }
  return { body: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown, headers: response.headers };
}
