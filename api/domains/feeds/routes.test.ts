import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { addressXml, documentWith, listingXml } from './fixtures/listing.ts';
import { feedService, opsToken } from './fixtures/service.ts';
import type { Limit } from '@verandah/rate-limits';
import { callLimits } from '../../platform/rate-limits/limits.ts';
import { createFeedKey, revokeFeedKeys } from '../agencies/offices/feed-keys.ts';
import type { FeedReport } from './report/report.ts';
import { feedRoutes } from './routes.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

let own: Awaited<ReturnType<typeof feedService>>;
let app: FastifyInstance;
let key: string;
beforeAll(async () => {
  own = await feedService();
  key = await createFeedKey(own.database, 10);
  app = Fastify();
  await feedRoutes(app, own.service);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await own.close();
});

const post = (url: string, body: string | Buffer, headers: Record<string, string> = { 'x-feed-key': key }) =>
  app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': 'application/xml', ...headers } });
const get = (url: string, headers: Record<string, string> = { 'x-feed-key': key }) => app.inject({ url, headers });
/** Polls until the upload is finished; each response is awaited, so the import continues meanwhile. */
const finished = async (status: string, headers?: Record<string, string>): Promise<FeedReport> => {
  for (;;) {
    const report = (await get(status, headers)).json<FeedReport>();
    if (report.status === 'done' || report.status === 'failed') return report;
  }
};
const feed = (id: string, agentId = 'XYZABC') =>
  documentWith(listingXml(`${addressXml()}<category name="House"/>`, { id, agentId }));

test('[DATA-07] an office posts a feed with its key, gets 202 and reads the report', async () => {
  const response = await post('/feeds/reaxml?source=evening.xml', feed('H1'));
  expect([response.statusCode, response.json()]).toEqual([
    202,
    { id: expect.any(String), status: `/feeds/uploads/${response.json<{ id: string }>().id}` },
  ]);
  const { status } = response.json<{ status: string }>();
  expect(response.headers['location']).toBe(status);
  expect(await finished(status)).toMatchObject({
    source: 'evening.xml',
    status: 'done',
    counts: { created: 1 },
    listings: [{ uniqueId: 'H1', outcome: 'created' }],
  });
  expect((await get(status, { authorization: `Bearer ${opsToken}` })).statusCode).toBe(200);
});

test('[DATA-07] a report is read in pages, of all listings or of those with problems', async () => {
  const three = documentWith(
    ...['W1', 'W2', 'W3'].map((id) =>
      listingXml(`${addressXml({ number: id.slice(1) })}<category name="${id === 'W2' ? 'Castle' : 'House'}"/>`, {
        id,
      }),
    ),
  );
  const { status } = (await post('/feeds/reaxml?source=pages.xml', three)).json<{ status: string }>();
  await finished(status);
  const read = async (query: string): Promise<unknown> => {
    const { total, counts, listings } = (await get(`${status}?${query}`)).json<FeedReport>();
    return { total, created: counts.created, ids: listings.map(({ uniqueId }) => uniqueId) };
  };
  expect(await read('skip=1&take=1')).toEqual({ total: 3, created: 3, ids: ['W2'] });
  expect(await read('only=problems')).toEqual({ total: 1, created: 3, ids: ['W2'] });
  const refused = await get(`${status}?take=9000&only=all`);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { detail: 'only must be problems.' }]);
  expect((await get(`${status}?take=9000`)).json()).toMatchObject({ detail: 'take must be at most 5000.' });
});

test('[DATA-07] a key lists the uploads of its office, latest first', async () => {
  const other = await createFeedKey(own.database, 1);
  const { id } = (await post('/feeds/reaxml?source=listed.xml', feed('L1'))).json<{ id: string }>();
  await finished(`/feeds/uploads/${id}`);
  const { total, results } = (await get('/feeds/uploads?take=1')).json<{ total: number; results: unknown[] }>();
  expect(total).toBeGreaterThan(1);
  expect(results).toMatchObject([
    { id, source: 'listed.xml', status: 'done', counts: { created: 1 }, href: `/feeds/uploads/${id}` },
  ]);
  expect((await get('/feeds/uploads', { 'x-feed-key': other })).json()).toEqual({ total: 0, results: [] });
});

test('[DATA-07] a document may come gzipped, within the limit of its size; another encoding is rejected by name', async () => {
  const gzip = { 'x-feed-key': key, 'content-encoding': 'gzip' };
  const { status } = (await post('/feeds/reaxml', gzipSync(feed('Z1')), gzip)).json<{ status: string }>();
  expect(await finished(status)).toMatchObject({ counts: { created: 1 } });
  const codes = async (body: Buffer, headers: Record<string, string>) =>
    (await post('/feeds/reaxml', body, headers)).statusCode;
  expect([
    await codes(gzipSync(Buffer.alloc(51 * 1024 * 1024, ' ')), gzip),
    await codes(Buffer.from('<propertyList/>'), gzip),
    await codes(Buffer.from('<propertyList/>'), { ...gzip, 'content-encoding': 'br' }),
  ]).toEqual([413, 400, 415]);
});

test('[DATA-07] without a valid key nothing is accepted, and the error is problem+json', async () => {
  for (const headers of [{ 'x-feed-key': 'vfk_wrong' }, { 'x-feed-key': '' }, { authorization: 'Basic eDp5' }]) {
    const response = await post('/feeds/reaxml', feed('H2'), headers);
    expect([response.statusCode, response.headers['content-type'], response.headers['www-authenticate']]).toEqual([
      401,
      expect.stringContaining('application/problem+json'),
      'Bearer realm="feeds"',
    ]);
  }
  expect((await post('/feeds/reaxml', feed('H2'), { authorization: `Bearer ${key}` })).statusCode).toBe(202);
});

test('[DATA-07] documents, pictures and wrong keys have limits of their own in a minute; reading a report has none', async () => {
  const [{ most, seconds }] = callLimits['feed-document'].limits as unknown as readonly [Limit];
  const one = await createFeedKey(own.database, 1);
  const window = Math.floor(Date.now() / 1000 / seconds) + 1;
  // Use up all but one of the attempts, in this window and in the next.
  for (const at of [window - 1, window])
    await sql`insert into throttle (key, window_start, count)
      values (${`feed-document:1:${seconds}`}, to_timestamp(${at * seconds}), ${most})`.execute(own.database);
  const refused = await post('/feeds/reaxml', feed('H10'), { 'x-feed-key': one });
  expect([refused.statusCode, refused.headers['content-type'], refused.headers['ratelimit-policy']]).toEqual([
    429,
    expect.stringContaining('application/problem+json'),
    `"feed-document";q=${most};w=${seconds}`,
  ]);
  expect([refused.headers['ratelimit'], Number(refused.headers['retry-after'])]).toEqual([
    `"feed-document";r=0;t=${refused.headers['retry-after']}`,
    expect.any(Number),
  ]);
  expect(refused.json()).toMatchObject({
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    status: 429,
    'violated-policies': ['feed-document'],
  });
  expect(
    (
      await app.inject({
        method: 'PUT',
        url: '/feeds/files/a.png',
        payload: 'no picture',
        headers: { 'x-feed-key': one },
      })
    ).statusCode,
  ).toBe(415);
  expect((await get(`/feeds/uploads/${randomUUID()}`, { 'x-feed-key': one })).statusCode).toBe(404);
  expect((await post('/feeds/reaxml', feed('H10'), { authorization: `Bearer ${opsToken}` })).statusCode).toBe(202);
  const [{ most: tries }] = callLimits['feed-key'].limits as unknown as readonly [Limit];
  const statuses: number[] = [];
  for (let at = 0; at <= 2 * tries; at += 1)
    statuses.push((await get(`/feeds/uploads/${randomUUID()}`, { 'x-feed-key': `vfk_${at}` })).statusCode);
  expect([statuses[0], statuses.includes(429)]).toEqual([401, true]);
  await emptyTables(own.database, ['throttle']);
});

test('[DATA-07] an office sees its own uploads only', async () => {
  const theirs = await createFeedKey(own.database, 1);
  const { status } = (await post('/feeds/reaxml', feed('H3'))).json<{ status: string }>();
  expect((await get(status, { 'x-feed-key': theirs })).statusCode).toBe(404);
  for (const id of [randomUUID(), 'nonsense', "1'--"])
    expect((await get(`/feeds/uploads/${encodeURIComponent(id)}`)).statusCode).toBe(404);
  const foreign = await finished((await post('/feeds/reaxml', feed('H4', 'OTHERS'))).json<{ status: string }>().status);
  expect(foreign.listings).toMatchObject([{ outcome: 'rejected', notes: [{ code: 'agent-not-yours' }] }]);
});

test('[DATA-07] the operator sends listings of any office', async () => {
  const headers = { authorization: `Bearer ${opsToken}` };
  const report = await finished(
    (await post('/feeds/reaxml', feed('H5', 'FRESHA'), headers)).json<{ status: string }>().status,
    headers,
  );
  expect(report.listings).toMatchObject([
    { outcome: 'created', notes: expect.arrayContaining([expect.objectContaining({ code: 'office-made' })]) },
  ]);
});

test('[DATA-07] validate returns the report immediately and stores nothing', async () => {
  const response = await post('/feeds/reaxml/validate', feed('H6'));
  expect([response.statusCode, response.json()]).toEqual([
    200,
    expect.objectContaining({
      id: null,
      status: 'done',
      counts: { created: 1, updated: 0, unchanged: 0, stored: 0, rejected: 0 },
    }),
  ]);
  expect((await sql`select id from listing where feed_unique_id = 'H6'`.execute(own.database)).rows).toEqual([]);
});

test('[DATA-07] more than 50 MB, no document, other media types and odd queries are rejected with a message', async () => {
  const refusal = async (
    response: Promise<{ statusCode: number; headers: Record<string, unknown>; json(): unknown }>,
  ) => {
    const { statusCode, headers, json } = await response;
    expect(headers['content-type']).toContain('application/problem+json');
    return [statusCode, (json as () => { detail: string })().detail];
  };
  expect(await refusal(post('/feeds/reaxml', Buffer.alloc(50 * 1024 * 1024 + 1, 0x20)))).toEqual([
    413,
    'A feed can have at most 50 MB. Send it in parts.',
  ]);
  expect(await refusal(post('/feeds/reaxml', ''))).toEqual([400, expect.stringContaining('as the body')]);
  expect(await refusal(post('/feeds/reaxml', '{}', { 'x-feed-key': key, 'content-type': 'application/json' }))).toEqual(
    [415, expect.stringContaining('application/json')],
  );
  expect(await refusal(post(`/feeds/reaxml?source=${'x'.repeat(300)}`, feed('H7')))).toEqual([
    400,
    expect.stringContaining('at most 200'),
  ]);
  const notXml = await finished(
    (await post('/feeds/reaxml', 'hello', { 'x-feed-key': key, 'content-type': 'text/plain' })).json<{
      status: string;
    }>().status,
  );
  expect(notXml).toMatchObject({ status: 'failed', problem: expect.any(String), listings: [] });
});

test('[DATA-07] the operator creates a key of an office, which is stored as a hash, and revokes it', async () => {
  await sql`update office set feed_agent_id = 'KEYAAA' where id = 2`.execute(own.database);
  const ops = { authorization: `Bearer ${opsToken}` };
  const ask = (method: 'POST' | 'DELETE', headers: Record<string, string>, agentId = 'keyaaa') =>
    app.inject({ method, url: `/feeds/keys?agentId=${agentId}`, headers });
  expect((await ask('POST', { 'x-feed-key': key })).statusCode).toBe(403);
  expect((await ask('POST', ops, 'NOBODY')).statusCode).toBe(404);
  const made = await ask('POST', ops);
  expect([made.statusCode, made.json()]).toEqual([201, { officeId: 2, key: expect.stringMatching(/^vfk_[\w-]{43}$/) }]);
  const { key: given } = made.json<{ key: string }>();
  expect(JSON.stringify((await sql`select key_hash from feed_key`.execute(own.database)).rows)).not.toContain(
    given.slice(4),
  );
  expect((await post('/feeds/reaxml/validate', feed('H8', 'KEYAAA'), { 'x-feed-key': given })).json()).toMatchObject({
    counts: { created: 1 },
  });
  expect((await ask('DELETE', ops)).json()).toEqual({ officeId: 2, ended: 1 });
  expect((await post('/feeds/reaxml', feed('H8', 'KEYAAA'), { 'x-feed-key': given })).statusCode).toBe(401);
  expect(await revokeFeedKeys(own.database, 2)).toBe(0);
});

test('[LIST-09, DATA-07] pictures are sent by name, ahead of the document; other files are rejected with the reason', async () => {
  const put = (name: string, payload: string | Buffer, headers: Record<string, string> = { 'x-feed-key': key }) =>
    app.inject({
      method: 'PUT',
      url: `/feeds/files/${name}`,
      payload,
      headers: { 'content-type': 'image/png', ...headers },
    });
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const taken = await put('front.png', picture);
  expect([taken.statusCode, taken.json()]).toEqual([
    200,
    { name: 'front.png', width: 90, height: 60, colour: '#0000ff' },
  ]);
  const { status } = (
    await post(
      '/feeds/reaxml',
      documentWith(
        listingXml(`${addressXml()}<category name="House"/><objects><img id="m" file="front.png"/></objects>`, {
          id: 'H9',
        }),
      ),
    )
  ).json<{ status: string }>();
  expect(await finished(status)).toMatchObject({
    listings: [{ outcome: 'created', pictures: { fetched: 1, waiting: 0, failed: [] } }],
  });
  expect((await put('front.png', picture, { 'x-feed-key': 'vfk_wrong' })).statusCode).toBe(401);
  expect((await put('..%2Fx.png', picture)).statusCode).toBe(400);
  const svg = await put('x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect([svg.statusCode, svg.json()]).toEqual([
    415,
    expect.objectContaining({ detail: 'This is not a picture that we can read: send a JPEG, PNG, WebP, AVIF or GIF.' }),
  ]);
});
