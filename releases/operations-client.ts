import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operations } from './operations/operations.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { packUpload } from './upload.ts';

/** The operations of a running site, through its HTTP API. @param host its address, 'http://localhost:3000' */
export function operationsClient(host: string, token: string): Operations {
  async function call<Result>(path: string, body?: unknown): Promise<Result> {
    let response: Response;
    try {
      response = await fetch(`${host}/ops/api${path}`, {
        // A redirect to another scheme would turn a POST into a GET, without the token.
        redirect: 'manual',
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Refusal('registry-away', `No site responds at ${host}.`);
    }
    if (response.status >= 300 && response.status < 400)
      throw new Refusal(
        'registry-away',
        `${host} redirects to ${response.headers.get('location') ?? 'another address'}: name that site.`,
      );
    const result: unknown = await response.json().catch(() => null); // not JSON: rejected below by the status
    if (response.ok && result !== null) return result as Result;
    const { reason, message } = (result ?? {}) as { reason?: RefusalReason; message?: string };
    throw new Refusal(
      reason ?? 'registry-away',
      message ?? `${host} responded ${response.status}, but not as a site of this kind does.`,
    );
  }
  /** A name as one segment of a path. @throws {Refusal} for one that an address would resolve to another path */
  const segment = (name: string): string => {
    if (name === '.' || name === '..' || name === '') throw new Refusal('invalid', `"${name}" is not a name.`);
    return encodeURIComponent(name);
  };
  const area = (name: string): string => `/areas/${segment(name)}`;
  const queryOf = (values: Readonly<Record<string, string | number | undefined>>): string => {
    const query = new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    return query.size > 0 ? `?${query}` : '';
  };
  type Result<Name extends keyof Operations> = Awaited<ReturnType<Operations[Name]>>;

  return {
    status: (at) => call(`/status${queryOf({ at })}`),
    releases: async (name) => (await call<{ releases: Result<'releases'> }>(`${area(name)}/releases`)).releases,
    history: async (name, limit, before, period) =>
      (await call<{ events: Result<'history'> }>(`/history${queryOf({ area: name, limit, before, ...period })}`))
        .events,
    health: (name, minutes) => call(`/health${queryOf({ area: name, minutes })}`),
    incident: (from, until) => call(`/incident${queryOf({ from, until })}`),
    addresses: async (name, minutes, limit) =>
      (await call<{ addresses: Result<'addresses'> }>(`${area(name)}/addresses${queryOf({ minutes, limit })}`))
        .addresses,
    contract: () => call('/contract'),
    plan: (name, build) => call(`${area(name)}/version`, build),
    async accept(folder, { allowUnclean, takenOver, ...reason }) {
      const { area: name } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { area: string };
      return call(
        `${area(name)}/releases${queryOf({ ...reason, ...(allowUnclean && { allowUnclean: '1' }), ...(takenOver && { takenOver: '1' }) })}`,
        await packUpload(folder),
      );
    },
    download: (name, version) => call(`${area(name)}/releases/${segment(version)}`),
    promote: (name, version, reason) => call(`${area(name)}/promote`, { version, ...reason }),
    rollback: (name, to, reason) => call(`${area(name)}/rollback`, { to, ...reason }),
    rollout: (name, version, percent, reason, audiences) =>
      call(`${area(name)}/rollout`, { version, percent, audiences, ...reason }),
    deliver: (name, version, steps, reason) => call(`${area(name)}/delivery`, { version, steps, ...reason }),
    changeDelivery: (name, action, reason) => call(`${area(name)}/delivery/${action}`, reason),
    preview: (name, version, lasts, reason, also) =>
      call(`${area(name)}/preview`, { version, lasts, ...(also?.length && { also }), ...reason }),
    promoteTogether: (releases, reason) => call('/promote', { releases, ...reason }),
    withdraw: (name, redirects, reason) => call(`${area(name)}/withdraw`, { redirects, ...reason }),
    restore: (name, reason) => call(`${area(name)}/restore`, reason),
    tokens: async () => (await call<{ tokens: Result<'tokens'> }>('/tokens')).tokens,
    createToken: (made, reason) => call('/tokens', { ...made, ...reason }),
    revokeToken: async (name, reason) => void (await call(`/tokens/${segment(name)}/revoke`, reason)),
    freezes: async () => (await call<{ freezes: Result<'freezes'> }>('/freezes')).freezes,
    freeze: (freeze, reason) => call('/freezes', { ...freeze, ...reason }),
    liftFreeze: async (id, reason) => void (await call(`/freezes/${id}/lift`, reason)),
    targets: async () => (await call<{ targets: Result<'targets'> }>('/targets')).targets,
    addTarget: (target, reason) => call('/targets', { ...target, ...reason }),
    removeTarget: async (name, reason) => void (await call(`/targets/${segment(name)}/remove`, reason)),
    testTarget: async (name, reason) => void (await call(`/targets/${segment(name)}/test`, reason)),
    keys: async () => (await call<{ keys: Result<'keys'> }>('/keys')).keys,
    trustKey: (publicKey, reason) => call('/keys', { publicKey, ...reason }),
    rotateKey: (reason) => call('/keys/rotate', reason),
    retireKey: (id, reason) => call(`/keys/${segment(id)}/retire`, reason),
    verify: () => call('/verify'),
    clean: async (reason) => (await call<{ removed: Result<'clean'> }>('/clean', reason)).removed,
  };
}
