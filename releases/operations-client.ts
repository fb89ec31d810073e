import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operations, Reason } from './operations.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { packUpload } from './upload.ts';

/** The operations of a running site, through its HTTP API. @param host its address, 'http://localhost:3000' */
export function operationsClient(host: string, token: string): Operations {
  async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
    let response: Response;
    try {
      response = await fetch(`${host}/ops/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Refusal('registry-away', `No site answers at ${host}.`);
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer as Answer;
    const { reason, message } = (answer ?? {}) as { reason?: RefusalReason; message?: string };
    throw new Refusal(reason ?? 'registry-away', message ?? `${host} answered ${response.status}.`);
  }
  const area = (name: string): string => `/areas/${encodeURIComponent(name)}`;

  return {
    status: () => call('/status'),
    history: async (name) => (await call<{ events: Awaited<ReturnType<Operations['history']>> }>(`/history${name ? `?area=${encodeURIComponent(name)}` : ''}`)).events,
    plan: (name, build) => call(`${area(name)}/version`, build),
    async accept(folder, reason) {
      const { area: name } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { area: string };
      return call(`${area(name)}/releases?${new URLSearchParams(reason as Reason & Record<string, string>)}`, await packUpload(folder));
    },
    promote: (name, version, reason) => call(`${area(name)}/promote`, { version, ...reason }),
    rollback: (name, to, reason) => call(`${area(name)}/rollback`, { to, ...reason }),
  };
}
