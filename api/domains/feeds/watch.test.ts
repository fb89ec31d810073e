import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { addressXml, documentWith, listingXml } from './fixtures/listing.ts';
import { feedService } from './fixtures/service.ts';
import { ImportQueue } from './queue.ts';
import type { FeedReport } from './report/report.ts';
import { FeedFolder } from './watch.ts';

let own: Awaited<ReturnType<typeof feedService>>;
let folder: FeedFolder;
beforeAll(async () => {
  own = await feedService();
  for (const name of ['done', 'failed']) mkdirSync(join(own.dataDir, 'feeds', name), { recursive: true });
  folder = new FeedFolder(own.service, new ImportQueue(own.service), { settled: 1000, abandoned: 60_000 });
});
afterAll(() => own.close());

const put = (name: string, text: string) => writeFileSync(join(own.dataDir, 'feeds', name), text);
const lying = (within = '') => readdirSync(join(own.dataDir, 'feeds', within)).toSorted();
const report = (within: string, name: string) =>
  JSON.parse(readFileSync(join(own.dataDir, 'feeds', within, `${name}.report.json`), 'utf8')) as FeedReport;
const feed = (id: string) => documentWith(listingXml(addressXml(), { id }));

test('[DATA-07] a file is imported once it is complete, and moved to done with its report beside it', async () => {
  const text = feed('W1');
  put('a.xml', text.slice(0, 100));
  await folder.scan(0);
  await folder.scan(2000);
  expect(lying()).toEqual(['a.xml', 'done', 'failed']);
  appendFileSync(join(own.dataDir, 'feeds', 'a.xml'), text.slice(100));
  await folder.scan(3000);
  expect(lying('done')).toEqual([]);
  await folder.scan(4000);
  expect([lying(), lying('done')]).toEqual([
    ['done', 'failed'],
    ['a.xml', 'a.xml.report.json'],
  ]);
  expect(report('done', 'a.xml')).toMatchObject({ source: 'a.xml', status: 'done', counts: { created: 1 } });
});

test('[DATA-07] a file that stays without its end is imported as far as it goes, and moved to failed', async () => {
  put('cut.xml', `${feed('W2').replace('</propertyList>', '')}<residential>`);
  await folder.scan(0);
  await folder.scan(59_000);
  expect(lying()).toContain('cut.xml');
  await folder.scan(60_000);
  expect(lying('failed')).toEqual(['cut.xml', 'cut.xml.report.json']);
  expect(report('failed', 'cut.xml')).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('closing tag'),
    counts: { created: 1, rejected: 1 },
  });
});

test('[DATA-07] other files are left alone, and a second file of a name gets a number', async () => {
  put('a.xml', feed('W1'));
  put('.hidden.xml', feed('W3'));
  put('b.xml.part', feed('W4'));
  await folder.scan(0);
  await folder.scan(1000);
  expect(lying()).toEqual(['.hidden.xml', 'b.xml.part', 'done', 'failed']);
  expect(lying('done')).toEqual(['a-2.xml', 'a-2.xml.report.json', 'a.xml', 'a.xml.report.json']);
  expect(report('done', 'a-2.xml')).toMatchObject({ counts: { unchanged: 1 } });
});

test('[DATA-07] the folder is watched: new files are imported automatically', async () => {
  const watching = new FeedFolder(own.service, new ImportQueue(own.service), { settled: 0, abandoned: 0 });
  await watching.start();
  put('later.xml', feed('W5'));
  while (!lying('done').includes('later.xml'))
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  await watching.close();
  expect(report('done', 'later.xml')).toMatchObject({ counts: { created: 1 } });
});

test('[LIST-09, DATA-07] pictures beside a document are imported with it', async () => {
  writeFileSync(
    join(own.dataDir, 'feeds', 'front.png'),
    await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer(),
  );
  put(
    'pictures.xml',
    documentWith(
      listingXml(`${addressXml()}<objects><img id="m" file="front.png"/><img id="a" file="none.png"/></objects>`, {
        id: 'W9',
      }),
    ),
  );
  await folder.scan(0);
  await folder.scan(2000);
  expect(report('done', 'pictures.xml').listings).toMatchObject([
    { outcome: 'created', pictures: { fetched: 1, waiting: 1 } },
  ]);
});

test('[DATA-07] on a full disk a file is imported once and moved, without its report, and no half of one', async () => {
  const write = promises.writeFile;
  const full = jest.spyOn(promises, 'writeFile').mockImplementation(async (path) => {
    await write(path, '{');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  try {
    put('full.xml', feed('W9'));
    for (const time of [0, 2000, 4000, 6000]) await folder.scan(time);
  } finally {
    full.mockRestore();
  }
  expect([lying().includes('full.xml'), lying('done').filter((name) => name.startsWith('full'))]).toEqual([
    false,
    ['full.xml'],
  ]);
});
