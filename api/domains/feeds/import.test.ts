import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { operator } from '../agencies/offices/feed-sender.ts';
import { addressXml, documentWith, listingXml } from './fixtures/listing.ts';
import { feedService } from './fixtures/service.ts';
import { importUpload, validateFeed } from './import.ts';
import { ImportQueue } from './queue.ts';
import { readDocument } from './read/document.ts';
import { receiveUpload, uploadReport } from './uploads.ts';

let own: Awaited<ReturnType<typeof feedService>>;
beforeAll(async () => {
  own = await feedService();
});
afterAll(() => own.close());

const receive = (text: string, source = 'test.xml') =>
  receiveUpload(own.service, readDocument(Buffer.from(text)), source, operator);
const importText = async (text: string) => {
  const id = await receive(text);
  await importUpload(own.service, id);
  const report = await uploadReport(own.database, id, operator);
  if (report === null) throw new Error('no report');
  return report;
};
const outcomes = (report: { listings: readonly { outcome: string; notes: readonly { code: string }[] }[] }) =>
  report.listings.map(({ outcome, notes }) =>
    [
      outcome,
      ...notes.map(({ code }) => code).filter((code) => code !== 'category-missing' && !code.startsWith('check-')),
    ].join(' '),
  );
const listingCount = async () =>
  (await sql<{ n: bigint }>`select count(*) as n from listing`.execute(own.database)).rows[0]?.n;
const three = (prefix: string) =>
  documentWith(...['1', '2', '3'].map((id) => listingXml(addressXml({ number: id }), { id: `${prefix}${id}` })));

test('[DATA-02, DATA-07] the report lists each listing with identity, outcome, address and notes, and counts them', async () => {
  const report = await importText(
    documentWith(
      listingXml(`${addressXml()}<category name="House"/>`, { id: 'R1' }),
      listingXml('', { id: 'R2', status: 'broken' }),
      listingXml(addressXml(), { id: 'R3', kind: 'commercial' }),
      '<castle/>',
    ),
  );
  expect(report).toMatchObject({
    source: 'test.xml',
    status: 'done',
    problem: null,
    counts: { created: 1, updated: 0, unchanged: 0, stored: 1, rejected: 2 },
    listings: [
      {
        position: 1,
        kind: 'residential',
        agentId: 'XYZABC',
        uniqueId: 'R1',
        outcome: 'created',
        uri: expect.stringMatching(/^39-main-road-richmond-vic-3121-house-\d+$/),
        notes: [],
      },
      {
        position: 2,
        uniqueId: 'R2',
        outcome: 'rejected',
        uri: null,
        notes: [
          { code: 'status-unknown', path: 'residential/@status', message: expect.stringContaining('broken (line 4)') },
        ],
      },
      { position: 3, kind: 'commercial', outcome: 'stored', uri: null },
      {
        position: 4,
        kind: 'castle',
        agentId: null,
        uniqueId: null,
        outcome: 'rejected',
        notes: [{ code: 'kind-unknown' }],
      },
    ],
  });
});

test('[DATA-02] the same document twice changes nothing', async () => {
  expect((await importText(three('S'))).counts).toMatchObject({ created: 3 });
  const before = await listingCount();
  expect((await importText(three('S'))).counts).toMatchObject({ unchanged: 3, created: 0 });
  expect(await listingCount()).toBe(before);
});

test('[DATA-08] a truncated file imports its complete listings, and reports the truncation', async () => {
  const text = three('C');
  const report = await importText(text.slice(0, text.indexOf('C3')));
  expect(report).toMatchObject({ status: 'failed', problem: expect.stringContaining('before its closing tag') });
  expect(outcomes(report)).toEqual(['created', 'created', 'rejected listing-cut-off']);
});

test('[DATA-08] one identity twice in a file is applied in order and reported', async () => {
  const report = await importText(
    documentWith(
      listingXml(`${addressXml()}<headline>First</headline>`, { id: 'T1' }),
      listingXml('<headline>Second</headline>', { id: 'T1', modTime: '2026-11-02' }),
      listingXml('<headline>Late</headline>', { id: 'T1' }),
      listingXml(addressXml(), { id: 'T1', kind: 'land' }),
    ),
  );
  expect(outcomes(report)).toEqual([
    'created',
    'updated repeated-in-file',
    'unchanged repeated-in-file older',
    'created',
  ]);
  expect(
    (
      await sql`select title from listing where feed_unique_id = 'T1' and feed_kind = 'residential'`.execute(
        own.database,
      )
    ).rows,
  ).toEqual([{ title: 'Second' }]);
});

test('[DATA-02, DATA-07] an interrupted import resumes at its position, neither losing nor repeating a listing', async () => {
  const id = await receive(three('K'));
  const stop = new AbortController();
  const { service } = own;
  // The first listing commits, then the process is stopped.
  const database = new Proxy(service.database, {
    get(target, key) {
      if (key === 'transaction') stop.abort();
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  await importUpload({ ...service, database }, id, { signal: stop.signal, together: 1 });
  const half = await uploadReport(own.database, id, operator);
  expect([half?.status, half?.listings.length, existsSync(join(own.dataDir, 'uploads', `${id}.xml`))]).toEqual([
    'importing',
    1,
    true,
  ]);

  const queue = new ImportQueue(service);
  await queue.resume();
  await queue.idle();
  const whole = await uploadReport(own.database, id, operator);
  expect(whole).toMatchObject({ status: 'done', counts: { created: 3 } });
  expect(readdirSync(join(own.dataDir, 'uploads'))).toEqual([]);
});

test('[DATA-02] a listing that the database rejects is reported without a partial write, and the next ones are imported', async () => {
  await sql`alter table inspection add constraint not_that_day check (local_date <> '2027-01-01')`.execute(
    own.database,
  );
  const report = await importText(
    documentWith(
      listingXml(
        `${addressXml()}<inspectionTimes><inspection>2027-01-01 10:00 to 10:30</inspection></inspectionTimes>`,
        { id: 'D1' },
      ),
      listingXml(addressXml(), { id: 'D2' }),
    ),
  );
  expect(outcomes(report)).toEqual(['rejected not-stored', 'created']);
  expect(
    (await sql`select feed_unique_id from listing where feed_unique_id = 'D1'`.execute(own.database)).rows,
  ).toEqual([]);
});

test('[DATA-02] names of object prototypes and characters split at the maximum length lose no listing', async () => {
  const report = await importText(
    documentWith(
      listingXml(
        `${addressXml()}<category name="constructor"/><landDetails><area unit="toString">5</area></landDetails><features><valueOf>1</valueOf><heating type="constructor"/></features>
      <idealFor><constructor>yes</constructor></idealFor>`,
        { id: 'O1' },
      ),
      listingXml(
        `${addressXml()}<category name="House"/><headline>${'x'.repeat(148)}😀😀</headline><suburbs>${'x'.repeat(78)}😀</suburbs>`,
        { id: 'O2' },
      ),
    ),
  );
  expect(outcomes(report)).toEqual([
    'created element-unknown element-unknown category-unknown value-unreadable unit-unknown',
    'created element-unknown text-shortened',
  ]);
  expect((await sql`select title from listing where feed_unique_id = 'O2'`.execute(own.database)).rows).toEqual([
    { title: `${'x'.repeat(148)}…` },
  ]);
});

test('[DATA-02] a connection that breaks once costs no listing, one that stays down suspends the import', async () => {
  const failing = (times: number, fault: Error) => {
    let left = times;
    return {
      ...own.service,
      database: new Proxy(own.database, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key, target);
          if (key === 'transaction' && left > 0) {
            left -= 1;
            return () => ({ execute: () => Promise.reject(fault) });
          }
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      }),
    };
  };
  const once = await receive(three('F'));
  await importUpload(failing(1, new Error('Connection terminated unexpectedly')), once);
  expect(await uploadReport(own.database, once, operator)).toMatchObject({ status: 'done', counts: { created: 3 } });
  const away = await receive(three('G'));
  await expect(
    importUpload(failing(2, Object.assign(new Error('starting up'), { code: '57P03' })), away),
  ).rejects.toThrow('starting up');
  expect(await uploadReport(own.database, away, operator)).toMatchObject({ status: 'received', listings: [] });
  await importUpload(own.service, away);
  expect(await uploadReport(own.database, away, operator)).toMatchObject({ status: 'done', counts: { created: 3 } });
});

test('[DATA-02] two imports at once make one agent of a person without an email address', async () => {
  const agent = '<listingAgent><name>Otto Brand</name></listingAgent>';
  const ids = await Promise.all(
    Array.from('MNOPQRUWXYZ', (letter) => `W${letter}`).map((id) =>
      receive(documentWith(listingXml(`${addressXml()}${agent}`, { id }))),
    ),
  );
  await Promise.all(ids.map((id) => importUpload(own.service, id)));
  for (const id of ids)
    expect(await uploadReport(own.database, id, operator)).toMatchObject({ counts: { created: 1 } });
  const { rows } =
    await sql`select name, count(*)::int as n from agent where name = 'Otto Brand' group by name`.execute(own.database);
  expect(rows).toEqual([{ name: 'Otto Brand', n: 1 }]);
});

test('[DATA-07] a dry run reports the same as an import would and stores nothing', async () => {
  const text = documentWith(
    listingXml(addressXml({ suburb: 'Drytown', postcode: '3999' }), { id: 'V1', agentId: 'DRYDRY' }),
    listingXml('<headline>Again</headline>', { id: 'V1', agentId: 'DRYDRY' }),
    listingXml('', { id: 'V2', status: 'odd' }),
    listingXml(addressXml(), { id: 'V3', kind: 'business' }),
  );
  const state = async () =>
    (
      await sql`select (select count(*) from listing) as l, (select count(*) from office) as o, (select count(*)
        from locality) as p, (select count(*) from feed_upload) as u`.execute(own.database)
    ).rows;
  const before = await state();
  const dry = await validateFeed(own.service, Buffer.from(text), 'dry.xml', operator);
  expect(await state()).toEqual(before);
  expect(dry).toMatchObject({
    id: null,
    source: 'dry.xml',
    status: 'done',
    counts: { created: 1, updated: 1, stored: 1, rejected: 1 },
  });
  const real = await importText(text);
  expect(outcomes(dry)).toEqual(expect.arrayContaining(outcomes(real).slice(0, 1)));
  expect(dry.listings.map(({ outcome }) => outcome)).toEqual(real.listings.map(({ outcome }) => outcome));
});

test('[DATA-08] neither credentials nor the contents of entities are stored or logged', async () => {
  const id = await receive(three('P'));
  expect(readFileSync(join(own.dataDir, 'uploads', `${id}.xml`), 'utf8')).not.toMatch(/hush-hush|"sender"/);
  await importUpload(own.service, id);
  const bomb = await importText(
    '<!DOCTYPE propertyList [<!ENTITY x SYSTEM "file:///etc/passwd">]><propertyList username="sender" password="hush-hush"><residential status="current"><agentID>A</agentID><uniqueID>&x;</uniqueID></residential></propertyList>',
  );
  expect(bomb).toMatchObject({ status: 'failed', problem: expect.stringContaining('not accepted'), listings: [] });
  const stored =
    await sql`select u.*, l.* from feed_upload u left join feed_upload_listing l on l.upload_id = u.id`.execute(
      own.database,
    );
  const records = await sql`select * from feed_record`.execute(own.database);
  const everything = JSON.stringify([stored.rows, records.rows, own.logged], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(everything).not.toMatch(/hush-hush|root:/);
});

test('[DATA-07] unneeded documents are removed, an upload without its document is reported as failed', async () => {
  const lost = await receive(three('Q'));
  writeFileSync(join(own.dataDir, 'uploads', 'orphan.xml'), '<x/>');
  rmSync(join(own.dataDir, 'uploads', `${lost}.xml`));
  const queue = new ImportQueue(own.service);
  await queue.resume();
  await queue.idle();
  expect(readdirSync(join(own.dataDir, 'uploads'))).toEqual([]);
  expect(await uploadReport(own.database, lost, operator)).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('Send it again'),
  });
});
