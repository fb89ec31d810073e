import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRegistry, type TestRegistry } from '../../platform/registry/test-registry.ts';

let registry: TestRegistry;
const call = (
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown> }> => registry.call(path, body, headers);
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());

const release = (area: string, version: string, content = version): object => ({
  area,
  version,
  contentHash: Buffer.from(content.padEnd(32, '.')).toString('hex'),
  manifest: { area, version, files: [] },
  who: 'ann',
});
const move = (area: string, version: string, from: string | null, more: object = {}): object => ({
  action: 'promote',
  area,
  version,
  from,
  who: 'ann',
  ...more,
});

test('only callers with the internal token are served', async () => {
  for (const headers of [
    {},
    { 'x-verandah-internal': 'wrong' },
    { 'x-verandah-internal': `${registry.token.slice(0, -1)}x` },
  ]) {
    expect(await call('', undefined, headers)).toMatchObject({ status: 401, body: { reason: 'not-allowed' } });
  }
});

test('[REL-02] a version is recorded once; with other content it is rejected', async () => {
  expect((await call('/releases', release('once', '1.0.0'))).status).toBe(200);
  expect(await call('/releases', release('once', '1.0.0'))).toMatchObject({ status: 200, body: { existed: true } });
  expect(await call('/releases', release('once', '1.0.0', 'other'))).toMatchObject({
    status: 409,
    body: { reason: 'version-taken' },
  });
  expect((await call('/releases?area=once')).body).toMatchObject({
    releases: [{ area: 'once', version: '1.0.0', publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
  });
  expect((await call('/releases/once/1.0.0')).body).toEqual({
    manifest: { area: 'once', version: '1.0.0', files: [] },
    signature: null,
  });
  expect((await call('/releases/once/9.9.9')).status).toBe(404);
});

test('[REL-01, REL-04] changing the pin of one area changes no other', async () => {
  for (const [area, version] of [
    ['left', '1.0.0'],
    ['left', '1.0.1'],
    ['right', '2.0.0'],
  ] as const)
    await call('/releases', release(area, version));
  await call('/pins', move('right', '2.0.0', null));
  await call('/pins', move('left', '1.0.0', null));
  const before = (await call('')).body as { revision: number };
  expect((await call('/pins', move('left', '1.0.1', '1.0.0'))).body).toMatchObject({
    changed: true,
    pins: { left: { version: '1.0.1', previous: '1.0.0' }, right: { version: '2.0.0', previous: null } },
  });
  expect((await call('/pins', move('left', '1.0.0', '1.0.1', { action: 'rollback' }))).body).toMatchObject({
    pins: { left: { version: '1.0.0', previous: null }, right: { version: '2.0.0' } },
  });
  // [REL-07] Rolling back to a release that was never live is rejected.
  await call('/releases', release('left', '1.0.2'));
  expect(await call('/pins', move('left', '1.0.2', '1.0.0', { action: 'rollback' }))).toMatchObject({
    status: 409,
    body: { reason: 'never-live' },
  });
  expect((await call(`?after=${before.revision}`)).status).toBe(200);
  const { revision } = (await call('')).body as { revision: number };
  expect((await call(`?after=${revision}`)).status).toBe(304);
});

test('[REL-04] the operation behind each live version is returned for now and for a moment', async () => {
  await call('/releases', release('moved', '1.0.0'));
  await call('/pins', move('moved', '1.0.0', null));
  const own = (body: Record<string, unknown>): unknown[] =>
    (body['moves'] as { area: string; to: string }[]).filter(({ area }) => area === 'moved').map(({ to }) => to);
  expect(own((await call('/moves')).body)).toEqual(['1.0.0']);
  expect(own((await call('/moves?moment=2026-01-01T00:00:00Z')).body)).toEqual([]);
  expect((await call('/moves?moment=yesterday')).status).toBe(400);
});

test('[REL-04] a change based on an older state is rejected, and so is an unknown release', async () => {
  await call('/releases', release('race', '1.0.0'));
  await call('/releases', release('race', '1.0.1'));
  const both = await Promise.all([
    call('/pins', move('race', '1.0.0', null)),
    call('/pins', move('race', '1.0.1', null)),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'moved-meanwhile' });
  expect(await call('/pins', move('race', '7.0.0', null))).toMatchObject({
    status: 404,
    body: { reason: 'unknown-release' },
  });
});

test('[REL-07] the history has actor, action, time, versions and reason', async () => {
  await call('/releases', release('audit', '1.0.0'));
  await call('/events', { action: 'refuse', area: 'audit', version: '1.0.1', who: 'ben', why: 'route-owned: /a' });
  await call('/pins', move('audit', '1.0.0', null, { who: 'cleo', why: 'first' }));
  expect((await call('/events?area=audit')).body).toMatchObject({
    events: [
      {
        action: 'promote',
        who: 'cleo',
        area: 'audit',
        from: null,
        to: '1.0.0',
        why: 'first',
        at: expect.stringMatching(/Z$/),
      },
      { action: 'refuse', who: 'ben', to: '1.0.1', why: 'route-owned: /a' },
      { action: 'publish', who: 'ann', to: '1.0.0' },
    ],
  });
});

test.each([
  ['/pins', { area: 'Bad Area', version: '1.0.0', from: null, who: 'ann', action: 'promote' }, 'area'],
  ['/pins', { area: 'good', version: 'latest', from: null, who: 'ann', action: 'promote' }, 'version'],
  ['/pins', { area: 'good', version: '1.0.0', from: null, action: 'promote' }, 'who'],
  ['/releases', { area: 'good', version: '1.0.0', contentHash: 'x', manifest: {}, who: 'ann' }, 'contentHash'],
  ['/rollouts', { area: 'good', version: '1.0.0', live: '1.0.0', percent: 100, who: 'ann' }, 'percent'],
  ['/events', { action: 'promote', who: 'ann' }, 'action'],
  ['/freezes', { area: null, from: '2026-12-24', until: '2027-01-02T00:00:00Z', why: 'holidays', who: 'ann' }, 'from'],
  [
    '/tokens',
    { name: 'a b', hash: '0'.repeat(64), area: null, actions: [], expiresAt: '2027-01-02T00:00:00Z', who: 'ann' },
    'name',
  ],
] as const)('unreadable input at %s is reported by field (%#)', async (path, body, field) => {
  expect(await call(path, body)).toMatchObject({ status: 400, body: { message: expect.stringContaining(field) } });
});

test('[REL-03] operations are held against the running graph API', async () => {
  const operations = [
    { name: 'Known', text: 'query Known { listingsById(listingIds: ["1"]) { id } }' },
    { name: 'Odd', text: 'query Odd { listingsById(listingIds: ["1"]) { colour } }' },
  ];
  expect(await call('/operations', { operations })).toEqual({
    status: 200,
    body: { problems: [{ operation: 'Odd', message: expect.stringContaining('"colour"') }] },
  });
  expect(await call('/operations', { operations: [{ name: 'No text' }] })).toMatchObject({
    status: 400,
    body: { reason: 'invalid' },
  });
});

test('[REL-17] the schema of the running graph API is the one that squads check their operations against', async () => {
  const written = readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8');
  expect(await call('/schema')).toEqual({ status: 200, body: { schema: written } });
});

test('[REL-07] tokens are stored as hashes, found by them, named uniquely, and revoked', async () => {
  const hash = 'a'.repeat(64);
  const squad = {
    name: 'ci-search',
    hash,
    area: 'search',
    actions: ['publish', 'promote'],
    expiresAt: '2027-01-02T00:00:00Z',
    who: 'ann',
  };
  expect((await call('/tokens', squad)).status).toBe(200);
  expect(await call('/tokens', { ...squad, hash: 'b'.repeat(64) })).toMatchObject({
    status: 409,
    body: { reason: 'name-taken' },
  });
  expect((await call('/tokens/find', { hash })).body).toMatchObject({
    token: {
      name: 'ci-search',
      area: 'search',
      actions: ['publish', 'promote'],
      createdBy: 'ann',
      expiresAt: '2027-01-02T00:00:00.000Z',
      revokedAt: null,
    },
  });
  expect((await call('/tokens/find', { hash: 'c'.repeat(64) })).body).toEqual({ token: null });
  expect((await call('/tokens/ci-search/revoke', { who: 'ben', why: 'leaked' })).status).toBe(200);
  expect(await call('/tokens/ci-search/revoke', { who: 'ben' })).toMatchObject({
    status: 404,
    body: { reason: 'unknown-token' },
  });
  const [token] = (await call('/tokens')).body['tokens'] as Record<string, unknown>[];
  expect(token).toMatchObject({ name: 'ci-search', revokedAt: expect.any(String), usedAt: expect.any(String) });
  expect(token).not.toHaveProperty('hash');
  expect((await call('/events?area=search&limit=2')).body).toMatchObject({
    events: [
      { action: 'token-revoke', who: 'ben', why: 'leaked', detail: { token: 'ci-search' } },
      { action: 'token-create', who: 'ann' },
    ],
  });
});

test('[REL-07] a freeze is there until it is lifted', async () => {
  const made = await call('/freezes', {
    area: null,
    from: '2026-01-01T00:00:00Z',
    until: '2999-01-02T00:00:00+11:00',
    why: 'holidays',
    who: 'ann',
  });
  expect(made).toMatchObject({
    status: 200,
    body: { area: null, until: '2999-01-01T13:00:00.000Z', why: 'holidays', createdBy: 'ann' },
  });
  expect((await call('/freezes')).body).toMatchObject({ freezes: [{ id: made.body['id'] }] });
  expect((await call(`/freezes/${String(made.body['id'])}/lift`, { who: 'ben' })).status).toBe(200);
  expect((await call('/freezes')).body).toEqual({ freezes: [] });
  expect(await call(`/freezes/${String(made.body['id'])}/lift`, { who: 'ben' })).toMatchObject({
    status: 404,
    body: { reason: 'unknown-freeze' },
  });
  expect((await call('/log')).body).toMatchObject({ broken: null });
});

test("[REL-02] a release that is recorded again takes the newer signature; the gate's notes are retained", async () => {
  const signed = {
    ...release('signed', '1.0.0'),
    notes: ['its first page is large'],
    signature: { keyId: 'one', value: 'abc' },
  };
  await call('/releases', signed);
  await call('/releases', { ...signed, signature: { keyId: 'two', value: 'def' } });
  expect((await call('/releases/signed/1.0.0')).body).toMatchObject({ signature: { keyId: 'two', value: 'def' } });
  expect((await call('/releases?area=signed')).body).toMatchObject({
    releases: [{ notes: ['its first page is large'] }],
  });
  expect((await call('/events?area=signed')).body).toMatchObject({
    events: [{ action: 'publish', detail: { notes: ['its first page is large'] } }],
  });
});

test('[REL-05] a rollout is one call, its end another', async () => {
  for (const version of ['1.0.0', '1.0.1']) await call('/releases', release('wide', version));
  await call('/pins', move('wide', '1.0.0', null));
  const rollout = (percent: number) =>
    call('/rollouts', { area: 'wide', version: '1.0.1', live: '1.0.0', percent, who: 'ann', why: 'carefully' });
  expect((await rollout(5)).body).toMatchObject({
    changed: true,
    pins: { wide: { rollout: { version: '1.0.1', percent: 5 } } },
  });
  expect((await rollout(0)).body).toMatchObject({ changed: true });
  expect((await call('/events?area=wide&limit=2')).body).toMatchObject({
    events: [
      { action: 'rollout', from: '1.0.0', to: '1.0.1', detail: { percent: 0, before: 5 } },
      { action: 'rollout', detail: { percent: 5, before: 0 } },
    ],
  });
  expect((await call(`/at?moment=${new Date().toISOString()}`)).body).toMatchObject({
    pins: { wide: { version: '1.0.0' } },
  });
});
