import { generateKeyPairSync } from 'node:crypto';
import * as v from 'valibot';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';
import { responses, type ResponseName } from './responses.ts';
import { endpoints } from './endpoints.ts';

let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite();
});
afterEach(() => site.close());

test('[REL-04] every operation over HTTP returns what the document describes', async () => {
  for (const version of ['1.0.0', '1.0.1'])
    await site.operations.accept(await site.sealed({ version, entry: version }), ann);
  await site.operations.accept(await site.sealed({ area: 'listing' }), ann);
  await site.operations.promote('search', '1.0.1', ann);
  const id = site.ring.keys()[0]?.id ?? '';
  const lastHour = {
    from: new Date(site.now - 3_600_000).toISOString(),
    until: new Date(site.now).toISOString(),
  };
  const anotherKey = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const requests: Readonly<Record<string, { readonly path?: string; readonly body?: object }>> = {
    incident: { path: `/incident?${new URLSearchParams(lastHour)}` },
    planVersion: { body: { contentHash: 'a'.repeat(64), series: '1.0' } },
    promote: { body: { version: '1.0.0' } },
    promoteTogether: {
      body: {
        releases: [
          { area: 'search', version: '1.0.1' },
          { area: 'listing', version: '1.0.0' },
        ],
      },
    },
    withdraw: { body: { redirects: {} } },
    restore: { body: {} },
    rollback: { body: { to: '1.0.1' } },
    rollout: { body: { version: '1.0.0', percent: 5 } },
    preview: { body: { version: '1.0.0' } },
    createToken: { body: { name: 'ci', area: 'search', actions: ['publish'], lasts: 60_000 } },
    revokeToken: { path: '/tokens/ci/revoke', body: {} },
    freeze: { body: { until: '2999-01-01T00:00:00Z', why: 'holidays' } },
    liftFreeze: { path: '/freezes/1/lift', body: {} },
    addTarget: { body: { name: 'squads', channel: 'mail', kinds: ['freeze'] } },
    testTarget: { path: '/targets/squads/test', body: {} },
    removeTarget: { path: '/targets/squads/remove', body: {} },
    rotateKey: { body: {} },
    retireKey: { path: `/keys/${id}/retire`, body: {} },
    clean: { body: {} },
    download: { path: '/areas/search/releases/1.0.1' },
    deliver: { body: { version: '1.0.0', steps: [{ percent: 1 }, { percent: 100 }] } },
    changeDelivery: { path: '/areas/search/delivery/stop', body: {} },
    trustKey: { body: { publicKey: anotherKey } },
  };
  for (const endpoint of endpoints.filter(({ id: name }) => name !== 'publish')) {
    const { path = endpoint.path.replace(':area', 'search'), body } = requests[endpoint.id] ?? {};
    const response = await fetch(`${site.address}/ops/api${path}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${opsToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const returned: unknown = await response.json();
    expect([endpoint.id, response.status, returned]).toEqual([endpoint.id, 200, returned]);
    const shape: v.GenericSchema = responses[endpoint.response satisfies ResponseName];
    expect(v.safeParse(shape, returned)).toMatchObject({ success: true });
  }
});

test('[REL-04] every refusal is problem+json with a reason code, an unknown operation too', async () => {
  const post = (path: string, body = '{}') =>
    fetch(`${site.address}/ops/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${opsToken}`, 'content-type': 'application/json' },
      body,
    });
  for (const [response, status, reason] of [
    [await post('/areas/search/explode'), 404, 'unknown-operation'],
    [await post('/nothing'), 404, 'unknown-operation'],
    [await post('/nothing', 'not JSON'), 404, 'unknown-operation'],
    [await post(''), 404, 'unknown-operation'],
    [
      await fetch(`${site.address}/ops/api/nothing`, { method: 'POST', body: new FormData() }),
      404,
      'unknown-operation',
    ],
    [await post('/areas/search/promote', 'not JSON'), 400, 'invalid'],
    [await post('/areas/search/promote', '{"version":"9.9.9"}'), 404, 'unknown-release'],
  ] as const) {
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    const problem: unknown = await response.json();
    expect(problem).toMatchObject({ status, reason });
    expect(v.safeParse(responses.Refused, problem)).toMatchObject({ success: true });
  }
});
