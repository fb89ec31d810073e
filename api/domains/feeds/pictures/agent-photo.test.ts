import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import { avatarFiles } from '../../members/public.ts';
import { operator } from '../../agencies/offices/feed-sender.ts';
import { applyListing } from '../apply/listing.ts';
import { addressXml, documentWith, listingXml } from '../fixtures/listing.ts';
import { feedService } from '../fixtures/service.ts';
import { ListingReader } from '../read/listings.ts';

let server: Server;
let own: Awaited<ReturnType<typeof feedService>>;
let base: string;
const agent = { key: 'robin-1' };

beforeAll(async () => {
  const face = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#aa6644' } })
    .jpeg()
    .toBuffer();
  server = createServer(({ url = '' }, response) => {
    if (url === '/face.jpg') response.end(face);
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
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await own.close();
});

let day = 10;
/** Imports a feed with this as the agent's `media`, and runs its jobs. */
async function send(media: string): Promise<void> {
  const reader = new ListingReader();
  day += 1;
  const [read] = [
    ...reader.push(
      documentWith(
        listingXml(
          `${addressXml()}<listingAgent id="1"><uniqueListingAgentID>${agent.key}</uniqueListingAgentID><name>Robin Sample</name>${media}</listingAgent>`,
          { id: 'AP1', modTime: `2026-11-${day}` },
        ),
      ),
    ),
    ...reader.end(),
  ];
  if (read === undefined) throw new Error('no listing');
  await own.database.transaction().execute((transaction) => applyListing(transaction, read, operator, false));
  await own.service.jobs.drain();
}
const photo = (path: string, id: string): string =>
  `<media><attachment usage="agentPhoto" id="${id}" url="${base}${path}"/></media>`;
async function portrait(): Promise<string | null> {
  const { rows } = await sql<{ portrait: string | null }>`
    select portrait from agent where feed_key = ${agent.key}`.execute(own.database);
  return rows[0]?.portrait ?? null;
}
const bytesOf = (key: string | null) => (key === null ? null : avatarFiles(own.service.settings).read(key));

test('[DATA-39] the photo that a feed names is the agent’s portrait until the feed has none', async () => {
  await send(photo('/face.jpg', 'v1'));
  const first = await portrait();
  const made = await sharp((await bytesOf(first)) ?? undefined).metadata();
  expect(made.width).toBe(made.height);
  // A file that is not a picture changes nothing, and neither does a feed without a photo.
  await send(photo('/page.jpg', 'v2'));
  expect(await portrait()).toBe(first);
  await send('');
  expect(await portrait()).toBe(first);
  await send('<media><attachment usage="agentPhoto" id="v3"/></media>');
  expect([await portrait(), await bytesOf(first)]).toEqual([null, null]);
});

test('[DATA-39] a portrait that the agent has sent stays when a feed names a photo', async () => {
  await sql`update agent set portrait = 'own-portrait' where feed_key = ${agent.key}`.execute(own.database);
  await send(photo('/face.jpg', 'v4'));
  expect(await portrait()).toBe('own-portrait');
});
