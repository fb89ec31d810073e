/** Milliseconds and bytes that a content management has for an answer. */
const [patience, mostBytes] = [3000, 5_000_000];

/**
 * Requests JSON from the configured address and nowhere else: a redirect, by which a CMS could make us request
 * what only we can reach, is not followed. @throws {Error} for no answer in time, a status other than 2xx, too much or
 * no JSON
 */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<{ body: unknown; headers: Headers }> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'manual',
    headers: { accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`The content management answers ${answer.status}.`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('The content management answers too much.');
    parts.push(part);
  }
  return { body: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown, headers: answer.headers };
}
