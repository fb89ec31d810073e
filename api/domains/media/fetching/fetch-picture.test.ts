import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pictureLimits } from '../../../platform/picture-decoding/picture-limits.ts';
import { fetchPicture, FetchFailure } from './fetch-picture.ts';

let server: Server;
let host: string;
let requested: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const to = (location: string): void => void response.writeHead(302, { location }).end();
    if (url === '/ok') response.end('picture');
    else if (url === '/moved') to('/ok');
    else if (url === '/round') to('/round');
    else if (url === '/inside') to(`http://localhost:${(server.address() as AddressInfo).port}/ok`);
    else if (url === '/named') to('http://pictures.example/ok');
    else if (url === '/elsewhere') to('file:///etc/passwd');
    else if (url === '/large') response.writeHead(200, { 'content-length': pictureLimits.feed.bytes + 1 }).end();
    else if (url === '/endless') response.writeHead(200).write(Buffer.alloc(pictureLimits.feed.bytes + 1));
    else if (url === '/cut') {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => response.destroy());
    } else if (url === '/busy') response.writeHead(503).end();
    else if (url === '/gone') response.writeHead(410).end();
    else if (url !== '/slow') response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requested = [];
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
);

const get = (address: string, trusted: readonly string[] = [host], time = 10_000): Promise<string> =>
  fetchPicture(address, { trusted, time }).then(String, (error: unknown) =>
    error instanceof FetchFailure ? `${error.code}${error.passing ? ', passing' : ''}` : String(error),
  );

test('[LIST-09] a picture is fetched, also after a redirect', async () => {
  expect(await get(`http://${host}/ok`)).toBe('picture');
  expect(await get(`http://${host}/moved`)).toBe('picture');
});

test('[LIST-09] internal addresses are never requested, by any of their names', async () => {
  const { port } = server.address() as AddressInfo;
  for (const address of [
    `http://${host}/ok`,
    'http://127.0.0.1/ok',
    'http://localhost/ok',
    `http://localhost:${port}/ok`,
    'http://127.1/ok',
    'http://2130706433/ok',
    'http://[::1]/ok',
    'http://[::ffff:127.0.0.1]/ok',
    'http://0x7f000001/ok',
    'http://0x7f.1/ok',
    'http://0177.0.0.1/ok',
    'http://017700000001/ok',
    'http://127.0.0.1./ok',
    'http://0/ok',
    'http://[::]/ok',
    'http://[::127.0.0.1]/ok',
    'http://[::ffff:7f00:1]/ok',
    'http://[::ffff:0:127.0.0.1]/ok',
    'http://[64:ff9b::127.0.0.1]/ok',
    'http://[64:ff9b:1::a00:1]/ok',
    'http://[2002:7f00:1::]/ok',
    'http://[2001::1]/ok',
    'http://[fe80::1]/ok',
    'http://[fec0::1]/ok',
    'http://[fd00:ec2::254]/latest/meta-data',
    'http://１２７.０.０.１/ok',
    'http://①②⑦.⓪.⓪.①/ok',
    'http://169.254.169.254/latest/meta-data',
    'http://2852039166/latest/meta-data',
    'http://8.8.8.8:5432/',
    'ftp://8.8.8.8/a.jpg',
    'file:///etc/passwd',
    'http://user:word@8.8.8.8/a.jpg',
  ])
    expect([address, await get(address, [])]).toEqual([address, 'address-refused']);
  expect(requested).toEqual([]);
});

test('[LIST-09] a redirect to a forbidden address is not followed', async () => {
  expect(await get(`http://${host}/inside`)).toBe('address-refused');
  expect(await get(`http://${host}/elsewhere`)).toBe('address-refused');
  expect(requested).toEqual(['/inside', '/elsewhere']);
});

test('[LIST-09] a name that resolves to several or changing addresses never leads to one that only we can reach', async () => {
  const responses: string[][] = [];
  const seen: string[] = [];
  const names = jest.spyOn(dns, 'lookup').mockImplementation(((
    name: string,
    _options: unknown,
    callback: (error: null, found: { address: string; family: number }[]) => void,
  ) => {
    seen.push(name);
    callback(
      null,
      (responses.shift() ?? ['127.0.0.1']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as never);
  // One of the addresses is internal, or an internal one in disguise.
  for (const found of [
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['fe80::1'],
    [],
  ]) {
    responses.push(found);
    expect([found, await get('http://pictures.example/ok', [])]).toEqual([found, 'address-refused']);
  }
  // The host is resolved once each time, by the connection itself: there is no second lookup that could differ from the
  // one that was checked.
  expect(seen).toEqual(Array<string>(7).fill('pictures.example'));
  // Also through a redirect from a trusted host.
  expect(await get(`http://${host}/named`)).toBe('address-refused');
  names.mockRestore();
  expect(requested).toEqual(['/named']);
});

test('[LIST-09] size, time and redirects have their limits; temporary failures are distinguished', async () => {
  expect(await get(`http://${host}/large`)).toBe('too-many-bytes');
  expect(await get(`http://${host}/endless`)).toBe('too-many-bytes');
  expect(await get(`http://${host}/round`)).toBe('too-many-redirects');
  expect(await get(`http://${host}/slow`, [host], 100)).toBe('too-slow, passing');
  expect(await get(`http://${host}/cut`)).toBe('not-reachable, passing');
  expect(await get(`http://${host}/busy`)).toBe('not-reachable, passing');
  expect(await get(`http://${host}/gone`)).toBe('not-there');
  expect(await get('http://no-such-host.invalid/a.jpg', [])).toBe('not-reachable, passing');
});
