import { acceptedEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['GZIP;q=0.8, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['identity;q=0', 'identity'],
  ['xbr, gzipped', 'identity'],
  [';;,,q=1', 'identity'],
])('Accept-Encoding %p selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
