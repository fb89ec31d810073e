import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/public.ts';
import { testDatabase } from '../database/public.ts';
import { testService, type TestService } from '../test-service.ts';

let database: Database;
let service: TestService;
let token: string;
beforeAll(async () => {
  database = await testDatabase();
  service = await testService(database);
  token = readFileSync(join(service.settings.dataDir, 'internal-token'), 'utf8');
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

async function call(path: string, body?: object, headers: Record<string, string> = { 'x-verandah-internal': token }): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${service.address}/internal/registry${path}`, {
    method: body ? 'POST' : 'GET', headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) as Record<string, unknown> : {} };
}
const release = (area: string, version: string, content = version): object =>
  ({ area, version, contentHash: Buffer.from(content.padEnd(32, '.')).toString('hex'), manifest: { area, version, files: [] }, who: 'ann' });
const move = (area: string, version: string, from: string | null, more: object = {}): object => ({ action: 'promote', area, version, from, who: 'ann', ...more });

test('only who holds the internal token is answered', async () => {
  for (const headers of [{}, { 'x-verandah-internal': 'wrong' }, { 'x-verandah-internal': `${token.slice(0, -1)}x` }]) {
    expect(await call('', undefined, headers)).toMatchObject({ status: 401, body: { reason: 'not-allowed' } });
  }
});

test('[REL-02] a version is recorded once; with other content it is refused', async () => {
  expect((await call('/releases', release('once', '1.0.0'))).status).toBe(201);
  expect(await call('/releases', release('once', '1.0.0'))).toMatchObject({ status: 200, body: { existed: true } });
  expect(await call('/releases', release('once', '1.0.0', 'other'))).toMatchObject({ status: 409, body: { reason: 'version-taken' } });
  expect((await call('/releases?area=once')).body).toMatchObject({ releases: [{ area: 'once', version: '1.0.0', publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) }] });
  expect((await call('/releases/once/1.0.0')).body).toEqual({ area: 'once', version: '1.0.0', files: [] });
  expect((await call('/releases/once/9.9.9')).status).toBe(404);
});

test('[REL-01, REL-04] moving the pin of one area moves no other', async () => {
  for (const [area, version] of [['left', '1.0.0'], ['left', '1.0.1'], ['right', '2.0.0']] as const) await call('/releases', release(area, version));
  await call('/pins', move('right', '2.0.0', null));
  await call('/pins', move('left', '1.0.0', null));
  const before = (await call('')).body as { revision: number };
  expect((await call('/pins', move('left', '1.0.1', '1.0.0'))).body).toMatchObject({ changed: true, pins: { left: { version: '1.0.1', previous: '1.0.0' }, right: { version: '2.0.0', previous: null } } });
  expect((await call('/pins', move('left', '1.0.0', '1.0.1', { action: 'rollback' }))).body).toMatchObject({ pins: { left: { version: '1.0.0', previous: null }, right: { version: '2.0.0' } } });
  expect((await call(`?after=${before.revision}`)).status).toBe(200);
  const { revision } = (await call('')).body as { revision: number };
  expect((await call(`?after=${revision}`)).status).toBe(304);
});

test('[REL-04] a move that started from an older state is refused, and so is an unknown release', async () => {
  await call('/releases', release('race', '1.0.0'));
  await call('/releases', release('race', '1.0.1'));
  const both = await Promise.all([call('/pins', move('race', '1.0.0', null)), call('/pins', move('race', '1.0.1', null))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'moved-meanwhile' });
  expect(await call('/pins', move('race', '7.0.0', null))).toMatchObject({ status: 404, body: { reason: 'unknown-release' } });
});

test('[REL-07] the history says who did what, when, from where to where and why', async () => {
  await call('/releases', release('audit', '1.0.0'));
  await call('/refusals', { area: 'audit', version: '1.0.1', who: 'ben', why: 'budget-exceeded: too large' });
  await call('/pins', move('audit', '1.0.0', null, { who: 'cleo', why: 'first' }));
  expect((await call('/events?area=audit')).body).toMatchObject({ events: [
    { action: 'promote', who: 'cleo', area: 'audit', from: null, to: '1.0.0', why: 'first', at: expect.stringMatching(/Z$/) },
    { action: 'refuse', who: 'ben', to: '1.0.1', why: 'budget-exceeded: too large' },
    { action: 'publish', who: 'ann', to: '1.0.0' },
  ] });
});

test.each([
  ['/pins', { area: 'Bad Area', version: '1.0.0', from: null, who: 'ann', action: 'promote' }, 'area'],
  ['/pins', { area: 'good', version: 'latest', from: null, who: 'ann', action: 'promote' }, 'version'],
  ['/pins', { area: 'good', version: '1.0.0', from: null, action: 'promote' }, 'who'],
  ['/releases', { area: 'good', version: '1.0.0', contentHash: 'x', manifest: {}, who: 'ann' }, 'contentHash'],
] as const)('what can not be read at %s is told by its field (%#)', async (path, body, field) => {
  expect(await call(path, body)).toMatchObject({ status: 400, body: { message: expect.stringContaining(field) } });
});

test('[REL-03] operations are held against the running graph API', async () => {
  const operations = [{ name: 'Known', text: 'query Known { listingsById(listingIds: ["1"]) { id } }' }, { name: 'Odd', text: 'query Odd { listingsById(listingIds: ["1"]) { colour } }' }];
  expect(await call('/operations', { operations })).toEqual({ status: 200, body: { problems: [{ operation: 'Odd', message: expect.stringContaining('"colour"') }] } });
  expect(await call('/operations', { operations: [{ name: 'No text' }] })).toMatchObject({ status: 400, body: { reason: 'invalid' } });
});
