import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { signAccess } from '../identity/viewer.ts';
import { type Database } from '../database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestMembers, testMembers } from '../../test-kit/test-members.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { fillTestPlaces } from '../../domains/listings/test-market.ts';
import { notifyMember } from './push-event.ts';

const { mara, noah } = testMembers;
let database: Database;
let one: TestService;
let two: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  // The processes call each other by NOTIFY.
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const {
    rows: [found],
  } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  const own = { databaseUrl: Object.assign(new URL(server), { pathname: `/${found?.name}` }).href };
  one = await testService(database, own);
  two = await testService(database, own);
});
afterAll(async () => {
  await one.close();
  await two.close();
  await database.destroy();
});

interface Listening {
  next(): Promise<{ id: string; event: unknown }>;
  close(): void;
  readonly headers: Headers;
}

/** Reads a stream as a browser does. */
async function listen(service: TestService, who: typeof mara, lastEventId?: string): Promise<Listening> {
  const stopping = new AbortController();
  const response = await fetch(`${service.address}/events`, {
    headers: {
      authorization: `Bearer ${await signAccess(who, service.service.sessionKey)}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: stopping.signal,
  });
  expect(response.status).toBe(200);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    headers: response.headers,
    close: () => stopping.abort(),
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end < 0) {
          const { value, done } = await reader.read();
          if (done) throw new Error('The stream has ended.');
          text += decoder.decode(value, { stream: true });
          continue;
        }
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const id = /^id: (.*)$/m.exec(block)?.[1];
        if (id !== undefined) return { id, event: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as unknown };
      }
    },
  };
}

test('[MEMB-15] a member is notified immediately on every open page, on any process, and others are not', async () => {
  const pages = [await listen(one, mara), await listen(two, mara)];
  const other = await listen(two, noah);
  expect([pages[0]?.headers.get('content-type'), pages[0]?.headers.get('cache-control')]).toEqual([
    'text/event-stream; charset=utf-8',
    'no-store',
  ]);
  await one.service.pushes.tell(mara.memberId, { kind: 'alerts', unseenListingCount: 3 });
  for (const page of pages) expect((await page.next()).event).toEqual({ kind: 'alerts', unseenListingCount: 3 });
  await one.service.pushes.tell(noah.memberId, { kind: 'notice', message: 'For Noah' });
  expect((await other.next()).event).toEqual({ kind: 'notice', message: 'For Noah' });
  for (const page of [...pages, other]) page.close();
});

test('[MEMB-15] after a lost connection missed events are replayed first, each once and in order', async () => {
  const page = await listen(one, mara);
  await one.service.pushes.tell(mara.memberId, { kind: 'alerts', unseenListingCount: 4 });
  const { id } = await page.next();
  page.close();
  await one.service.pushes.tell(mara.memberId, { kind: 'alerts', unseenListingCount: 5 });
  await expect(
    database.transaction().execute(async (transaction) => {
      await notifyMember(transaction, mara.memberId, { kind: 'alerts', unseenListingCount: 99 });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const back = await listen(two, mara, id);
  await one.service.pushes.tell(mara.memberId, { kind: 'alerts', unseenListingCount: 6 });
  expect([(await back.next()).event, (await back.next()).event]).toEqual([
    { kind: 'alerts', unseenListingCount: 5 },
    { kind: 'alerts', unseenListingCount: 6 },
  ]);
  back.close();
});

test('[MEMB-15] a visitor is rejected, and so is a member with too many open pages', async () => {
  expect((await fetch(`${one.address}/events`)).status).toBe(401);
  const pages = await Promise.all(Array.from({ length: 8 }, () => listen(one, noah)));
  const ninth = await fetch(`${one.address}/events`, {
    headers: { authorization: `Bearer ${await signAccess(noah, one.service.sessionKey)}` },
  });
  expect([ninth.status, ninth.headers.get('retry-after'), await ninth.json()]).toMatchObject([
    429,
    '60',
    { detail: expect.stringContaining('8 pages') },
  ]);
  for (const page of pages) page.close();
});

test('a connection that was opened in advance does not prevent the API from closing', async () => {
  const third = await testService(database);
  const preconnected = connect(Number(new URL(third.address).port), '127.0.0.1');
  await once(preconnected, 'connect');
  await Promise.all([third.close(), once(preconnected, 'close')]);
});
