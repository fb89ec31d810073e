import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestPlaces } from '../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { addressXml, documentWith, listingXml } from '../fixtures/listing.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
let mara: TestCaller;
let petra: TestCaller;
let quinn: TestCaller;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  for (const table of ['office', 'agent', 'member'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100)`.execute(database);
  await sql`update office set feed_agent_id = 'HARBOUR' where id = 1`.execute(database);
  service = await testService(database);
  [visitor, mara, petra, quinn] = (await Promise.all(
    [null, testMembers.mara, testMembers.petra, testMembers.quinn].map((who) => callerOf(service, who)),
  )) as [TestCaller, TestCaller, TestCaller, TestCaller];
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const feedOf = (agent: string, id: string) =>
  documentWith(
    listingXml(`${addressXml()}<category name="House"/><headline>By hand</headline>`, { id, agentId: agent }),
  );
const send = (caller: TestCaller, text: string, key = `key-of-${Math.random().toString(36).slice(2)}`) =>
  caller.graph(
    'mutation S($text: String!, $key: String) { sendFeed(source: "evening.xml", text: $text, idempotencyKey: $key) }',
    { text, key },
  );
const code = async (caller: TestCaller, text: string) =>
  (await caller.graph(text)).errors?.[0]?.extensions?.code ?? 'OK';
interface Upload {
  status: string;
  counts: Record<string, number>;
  noted: number;
  lines: { total: number; results: { uniqueId: string; outcome: string; notes: { label: string; text: string }[] }[] };
}

async function finished(caller: TestCaller, id: string): Promise<Upload> {
  for (;;) {
    const { data, errors } = await caller.graph(
      'query U($id: ID!) { feedUpload(id: $id, wait: 4000) { status noted counts { created rejected } lines { total results { uniqueId outcome notes { label text } } } } }',
      { id },
    );
    expect(errors).toBeUndefined();
    const upload = data?.['feedUpload'] as Upload;
    if (upload.status === 'done' || upload.status === 'failed') return upload;
  }
}

test('[PORT-01, DATA-07] an agent sends their office’s feed and reads its report; other offices are rejected line by line', async () => {
  const id = (await send(petra, feedOf('HARBOUR', 'A1'))).data?.['sendFeed'];
  expect(await finished(petra, id)).toMatchObject({
    status: 'done',
    counts: { created: 1, rejected: 0 },
    lines: { total: 1, results: [{ uniqueId: 'A1', outcome: 'created' }] },
  });
  const other = (await send(petra, feedOf('SOMEONE', 'A2'))).data?.['sendFeed'];
  expect(await finished(petra, other)).toMatchObject({
    counts: { created: 0, rejected: 1 },
    noted: 1,
    lines: {
      results: [{ outcome: 'rejected', notes: [{ label: 'agent-not-yours', text: expect.stringContaining('line') }] }],
    },
  });
  const noted = async (upload: unknown) =>
    (await petra.graph('query U($id: ID!) { feedUpload(id: $id) { lines(noted: true) { total } } }', { id: upload }))
      .data?.['feedUpload'];
  expect([await noted(id), await noted(other)]).toEqual([{ lines: { total: 0 } }, { lines: { total: 1 } }]);
  const seen = (await petra.graph('{ feedUploads { total results { source status } } }')).data?.['feedUploads'];
  expect(seen).toMatchObject({
    total: 2,
    results: [{ source: 'evening.xml', status: 'done' }, { source: 'evening.xml' }],
  });
});

test('[PORT-01] a feed that is repeated with its key is imported once; empty and invalid ones are reported', async () => {
  const text = feedOf('HARBOUR', 'A3');
  const first = (await send(petra, text, 'key-of-a-feed')).data?.['sendFeed'];
  await finished(petra, first);
  expect((await send(petra, text, 'key-of-a-feed')).data?.['sendFeed']).toBe(first);
  expect((await send(petra, '  ')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: [{ field: 'text' }],
  });
  expect(await finished(petra, (await send(petra, 'not a feed')).data?.['sendFeed'])).toMatchObject({
    status: 'failed',
  });
});

test('[PORT-04] feeds are for agents and admins; a session sends files as well, of its own office only', async () => {
  for (const text of ['{ feedUploads { total } }', 'mutation { sendFeed(source: "x.xml", text: "<propertyList/>") }']) {
    expect([
      text,
      await code(visitor, text),
      await code(mara, text),
      await code(petra, text),
      await code(quinn, text),
    ]).toEqual([text, 'SIGNED_OUT', 'FORBIDDEN', 'OK', 'OK']);
  }
  const post = (caller: TestCaller) =>
    caller.call('POST', '/feeds/reaxml?source=file.xml', undefined, { 'content-type': 'application/xml' });
  expect([(await post(visitor)).status, (await post(mara)).status, (await post(petra)).status]).toEqual([
    401, 401, 400,
  ]);
  const {
    rows: [others],
  } = await sql<{
    id: string;
  }>`insert into feed_upload (office_id, source, content_hash, status) values (2, 'theirs.xml', 'x', 'done')
    returning id`.execute(database);
  expect([
    await code(petra, `{ feedUpload(id: "${others?.id}") { id } }`),
    await code(quinn, `{ feedUpload(id: "${others?.id}") { id } }`),
    await code(petra, '{ feedUpload(id: "x") { id } }'),
  ]).toEqual(['NOT_FOUND', 'OK', 'NOT_FOUND']);
});

test('[LIST-14] an agent sets their office’s default for a missing display; others cannot', async () => {
  const bare = (id: string) =>
    documentWith(
      listingXml(
        '<address><streetNumber>4</streetNumber><street>Main Road</street><suburb>Richmond</suburb><state>VIC</state><postcode>3121</postcode></address><price>700000</price>',
        { id, agentId: 'HARBOUR' },
      ),
    );
  const shown = async (id: string) => {
    await finished(petra, String((await send(petra, bare(id))).data?.['sendFeed']));
    const { rows } = await sql<{ price: boolean; published: boolean }>`
      select price_visible as price, published from listing where feed_unique_id = ${id}`.execute(database);
    return rows[0];
  };
  expect((await petra.graph('{ feedDisplayDefault }')).data).toEqual({ feedDisplayDefault: 'yes' });
  expect(await shown('DISPLAY-1')).toEqual({ price: true, published: true });
  expect((await petra.graph('mutation { setFeedDisplayDefault(value: no) }')).data).toEqual({
    setFeedDisplayDefault: 'no',
  });
  expect(await shown('DISPLAY-2')).toEqual({ price: false, published: false });
  await petra.graph('mutation { setFeedDisplayDefault(value: yes) }');
  expect([
    await code(visitor, 'mutation { setFeedDisplayDefault(value: no) }'),
    await code(mara, '{ feedDisplayDefault }'),
  ]).toEqual(['SIGNED_OUT', 'FORBIDDEN']);
});

test('[DATA-17] pictures that failed are among a listing’s notes, and the filter finds the listing', async () => {
  const text = documentWith(
    listingXml(
      `${addressXml({ number: '77', street: 'Quiet Road' })}<category name="House"/><headline>By hand</headline>`,
      {
        id: 'PICTURES',
        agentId: 'HARBOUR',
      },
    ),
  );
  const id = (await send(petra, text)).data?.['sendFeed'];
  await finished(petra, id);
  const lines = async (noted: boolean) =>
    (
      await petra.graph(
        'query U($id: ID!, $noted: Boolean) { feedUpload(id: $id) { lines(noted: $noted) { total results { uniqueId notes { label text } } } } }',
        { id, noted },
      )
    ).data?.['feedUpload'].lines;
  expect(await lines(true)).toEqual({ total: 0, results: [] });
  await sql`insert into feed_picture (listing_id, source, owner, status, problem)
    select id, 'https://pictures.example/1.jpg', '1', 'failed', 'not-there' from listing
      where feed_unique_id = 'PICTURES'`.execute(database);
  const found = {
    total: 1,
    results: [
      {
        uniqueId: 'PICTURES',
        notes: [{ label: 'picture-failed', text: expect.stringMatching(/^https:\/\/pictures\.example\/1\.jpg: ./) }],
      },
    ],
  };
  expect([await lines(true), await lines(false)]).toEqual([found, found]);
});
