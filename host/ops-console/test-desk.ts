import type { Status } from '@verandah/releases';
import type { SignedIn } from './client/session.ts';

/** Scripted responses of a host, by path, for tests of the console's views. A `status` of 400 or more is an error. */
export interface TestHost {
  status: Status;
  /** Path → response; checked before the defaults. */
  readonly responses: Map<string, { readonly status?: number; readonly body: unknown }>;
  /** The requests by POST. */
  readonly acts: { readonly path: string; readonly body: unknown }[];
  /** Delays the responses to POSTs until the returned function is called. */
  hold(): () => void;
}

export const operations: SignedIn = {
  name: 'operations (Ann)',
  rights: [{ area: null, actions: [] }],
  until: '2026-11-21T16:00:00Z',
  hostVersion: '1.0.0-test',
};
export const squad: SignedIn = {
  ...operations,
  name: 'ci-search (Ben)',
  rights: [{ area: 'search', actions: ['promote', 'rollback'] }],
};

const none = {
  live: null,
  previous: null,
  rollout: null,
  delivery: null,
  withdrawn: null,
  versions: [],
  problem: null,
  since: null,
  joint: null,
  sourceRevision: null,
  origin: null,
};
export const someStatus = (): Status => ({
  revision: 7,
  at: null,
  freezes: [],
  areas: [
    {
      ...none,
      area: 'listing',
      live: '2.0.0',
      versions: ['2.0.0'],
      since: { at: '2026-11-20T01:00:00Z', who: 'cat', why: null },
    },
    {
      ...none,
      area: 'search',
      live: '1.0.1',
      previous: '1.0.0',
      versions: ['1.0.0', '1.0.1', '1.0.2'],
      since: { at: '2026-11-21T03:05:00Z', who: 'ann', why: 'larger photographs' },
      sourceRevision: '0123456789abcdef0123',
      origin: null,
    },
  ],
});

export function testHost(): TestHost {
  let gate: Promise<void> = Promise.resolve();
  const host: TestHost = {
    status: someStatus(),
    responses: new Map(),
    acts: [],
    hold() {
      let open = (): void => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
  };
  const respond = (status: number, body: unknown): Response =>
    ({ ok: status < 400, status, json: async () => body }) as Response;
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (init?.method === 'POST') {
      host.acts.push({ path, body: JSON.parse(String(init.body)) as unknown });
      await gate;
    }
    const scripted = host.responses.get(path) ?? host.responses.get(path.split('?')[0] ?? '');
    if (scripted) return respond(scripted.status ?? 200, scripted.body);
    if (path === '/ops/api/status') return respond(200, host.status);
    if (path.startsWith('/ops/api/health'))
      return respond(200, { at: '2026-11-21T10:00:00Z', minutes: 60, step: 60, monitor: 'on', areas: [] });
    if (path.startsWith('/ops/api/history')) return respond(200, { events: [] });
    if (path.endsWith('/releases')) return respond(200, { releases: [] });
    return respond(404, { reason: 'invalid', message: `Nothing is scripted for ${path}.` });
  };
  return host;
}
