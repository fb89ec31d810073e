import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cardPhotographs, warmPhotographs } from './warm.ts';

const page = (...keys: readonly string[]): string =>
  keys.map((key) => `<source srcset="/media/${key}/320.avif 320w, /media/${key}/640.avif 640w">`).join('');
const pages: Readonly<Record<string, string>> = {
  '/': page('house-1', 'house-2'),
  '/for-sale': page('house-2', 'house-3'),
};

let server: Server;
let site: string;
let requested: string[] = [];
let open = 0;
let mostOpen = 0;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/media/')) requested.push(url);
    mostOpen = Math.max(mostOpen, (open += 1));
    setImmediate(() => {
      open -= 1;
      response.statusCode = url in pages || url.startsWith('/media/') ? 200 : 404;
      response.end(pages[url] ?? '');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requested = [];
  mostOpen = 0;
});
afterAll(() => server.close());

test('[DATA-11] photographs of the first pages are found once each; a page that is not there has none', async () => {
  expect(await cardPhotographs(site, ['/', '/for-sale', '/nowhere'])).toEqual([
    '/media/house-1',
    '/media/house-2',
    '/media/house-3',
  ]);
});

test('[DATA-11] each is requested in every width, one width after the other, so many at a time', async () => {
  expect(await warmPhotographs(site, ['/media/a', '/media/b'], [640, 960, 1440], 2)).toBe(6);
  expect(requested.map((file) => file.slice('/media/'.length)).toSorted()).toEqual([
    'a/1440.avif',
    'a/640.avif',
    'a/960.avif',
    'b/1440.avif',
    'b/640.avif',
    'b/960.avif',
  ]);
  expect(requested.slice(0, 2).toSorted()).toEqual(['/media/a/640.avif', '/media/b/640.avif']);
  expect(mostOpen).toBe(2);
});
