import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { StoredDocument, StoredPhoto } from '../../listings/document.ts';
import { originalsOf } from '../../media/public.ts';
import { applyListing } from '../apply/listing.ts';
import { operator, type Sender } from '../../agencies/offices/feed-sender.ts';
import { addressXml, documentWith, listingXml } from '../fixtures/listing.ts';
import { feedService } from '../fixtures/service.ts';
import { ListingReader } from '../read/listings.ts';
import { fetchPictures } from './fetch.ts';
import { storeFile } from './files.ts';
import { picturesReports, type PicturesReport } from './report.ts';
import { filesIn } from '../../listings/pictures/source.ts';

let server: Server;
let own: Awaited<ReturnType<typeof feedService>>;
let base: string;
let requested: string[] = [];
let broken = true;
const pictureOf = (background: string, width = 90): Promise<Buffer> =>
  sharp({ create: { width, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  const red = await pictureOf('#ff0000');
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    if (url === '/red.png' || (url === '/later.png' && !broken)) response.end(red);
    else if (url === '/later.png') response.writeHead(503).end();
    else if (url === '/page.jpg') response.end('<!doctype html><title>No picture here</title>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  base = `http://${host}`;
  own = await feedService({ pictureHosts: [host] });
});
beforeEach(() => {
  requested = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await own.close();
});

let day = 10;
async function apply(id: string, images: string, sender: Sender = operator): Promise<number> {
  const reader = new ListingReader();
  day += 1;
  const [read] = [
    ...reader.push(
      documentWith(
        listingXml(`${addressXml()}<category name="House"/><objects>${images}</objects>`, {
          id,
          modTime: `2026-11-${day}`,
        }),
      ),
    ),
    ...reader.end(),
  ];
  if (read === undefined) throw new Error('no listing');
  const { listingId } = await own.database
    .transaction()
    .execute((transaction) => applyListing(transaction, read, sender, false));
  if (listingId === null) throw new Error('not applied');
  return listingId;
}
const photos = async (id: number): Promise<readonly StoredPhoto[]> =>
  (await sql<{ document: StoredDocument }>`select document from listing where id = ${id}`.execute(own.database)).rows[0]
    ?.document.photos ?? [];
const report = async (id: number): Promise<PicturesReport | undefined> =>
  (await picturesReports(own.database, [id])).get(id);

test('[LIST-09] a job stores the pictures of an imported listing; a repeat changes nothing', async () => {
  const id = await apply(
    'P1',
    `<img id="m" url="${base}/red.png"/><img id="a" url="${base}/red.png"/><floorplan id="1" url="${base}/red.png"/>`,
  );
  expect((await photos(id)).map(({ key }) => key)).toEqual([undefined, undefined]);
  expect(await report(id)).toEqual({ fetched: 0, waiting: 1, failed: [] });
  await own.service.jobs.drain();
  const [main, second] = await photos(id);
  expect(main).toMatchObject({ slot: 'm', width: 90, height: 60, colour: '#ff0000', key: expect.stringMatching(/^p/) });
  expect(second?.key).toBe(main?.key);
  expect(await originalsOf(own.service.settings).has(main?.key ?? '')).toBe(true);
  expect(await report(id)).toEqual({ fetched: 1, waiting: 0, failed: [] });
  await fetchPictures(own.service, { listingId: id });
  expect(requested).toEqual(['/red.png']);
});

test('[LIST-09] failed pictures are reported, the listing keeps the others, and its next change retries', async () => {
  const images = `<img id="m" url="${base}/none.jpg"/><img id="a" url="${base}/page.jpg"/><img id="b" url="http://127.0.0.1/own.jpg"/><img id="c" url="${base}/red.png"/>`;
  const id = await apply('P2', images);
  await own.service.jobs.drain();
  expect((await photos(id)).map(({ key }) => key !== undefined)).toEqual([false, false, false, true]);
  expect(await report(id)).toEqual({
    fetched: 1,
    waiting: 0,
    failed: [
      { source: `${base}/none.jpg`, message: 'The image wasn’t found at that link.' },
      {
        source: `${base}/page.jpg`,
        message: 'This is not a picture that we can read: send a JPEG, PNG, WebP, AVIF or GIF.',
      },
      {
        source: 'http://127.0.0.1/own.jpg',
        message: 'Pictures are fetched by http or https from the public internet only.',
      },
    ],
  });
  requested = [];
  await apply('P2', images.replace('id="b"', 'id="d"'));
  await own.service.jobs.drain();
  expect(requested.toSorted()).toEqual(['/none.jpg', '/page.jpg']);
});

test('[LIST-09] requests to an unresponsive server are retried at growing intervals, and end in failure', async () => {
  const id = await apply('P3', `<img id="m" url="${base}/later.png"/>`);
  await own.service.jobs.drain();
  expect(await report(id)).toMatchObject({ waiting: 1, failed: [] });
  const { rows } = await sql<{
    seconds: number;
  }>`select extract(epoch from start_after - now())::int as seconds from jobs.job_common
    where name = 'fetch-pictures' and state = 'created' and data ->> 'listingId' = ${String(id)}`.execute(own.database);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.seconds).toBeGreaterThan(0);
  broken = false;
  await fetchPictures(own.service, { listingId: id });
  expect(await report(id)).toEqual({ fetched: 1, waiting: 0, failed: [] });
  broken = true;
  const lost = await apply('P4', `<img id="m" url="${base}/later.png"/>`);
  for (let tries = 0; tries < 7; tries += 1) await fetchPictures(own.service, { listingId: lost });
  expect(await report(lost)).toMatchObject({
    waiting: 0,
    failed: [{ message: 'The image’s server isn’t responding.' }],
  });
});

test('[LIST-09] a picture that has changed at its address replaces the old one, which is shown until then', async () => {
  const at = (moment: string): string => `<img id="m" url="${base}/red.png" modTime="2026-11-0${moment}-09:00:00"/>`;
  const id = await apply('P5', at('1'));
  await own.service.jobs.drain();
  const [before] = await photos(id);
  await apply('P5', at('2'));
  expect((await photos(id))[0]).toMatchObject({ key: before?.key, source: `${base}/red.png#20261102090000` });
  requested = [];
  await own.service.jobs.drain();
  expect([requested, await report(id)]).toEqual([['/red.png'], { fetched: 1, waiting: 0, failed: [] }]);
});

test('[LIST-09] files sent ahead are used immediately, later ones are added; names are per sender', async () => {
  const office: Sender = { operator: false, officeId: 10, agentId: 'XYZABC' };
  const blue = await storeFile(own.service, operator, 'front.png', await pictureOf('#0000ff'));
  const id = await apply('P6', '<img id="m" file="front.png"/><img id="a" file="late.png"/>');
  expect((await photos(id)).map(({ key }) => key)).toEqual([blue.key, undefined]);
  await own.service.jobs.drain();
  expect(await report(id)).toEqual({
    fetched: 1,
    waiting: 0,
    failed: [{ source: 'file:late.png', message: 'No file with this name was sent.' }],
  });
  const late = await storeFile(own.service, operator, 'late.png', await pictureOf('#00ff00'));
  await own.service.jobs.drain();
  expect((await photos(id)).map(({ key }) => key)).toEqual([blue.key, late.key]);
  const theirs = await apply('P7', '<img id="m" file="front.png"/>', office);
  await own.service.jobs.drain();
  expect((await photos(theirs))[0]?.key).toBeUndefined();
});

test('[LIST-09] the names of files in a document are read without its paths', () => {
  expect(
    filesIn(
      `<img id="m" file="a.jpg"/><img file = 'b c.png' id='a'/><floorplan id="1" file="a.jpg"/><img file="../x.jpg"/><img file=".env"/><document file="d.pdf"/><img url="http://e.com/i.jpg"/>`,
    ),
  ).toEqual(['a.jpg', 'b c.png']);
});
