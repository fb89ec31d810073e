import { acceptedEncoding, encodeBytes } from './encoding.ts';

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

test.each(['br', 'gzip', 'zstd', 'identity'] as const)(
  '[SHELL-24] what is encoded as %s has no more memory than its bytes',
  async (encoding) => {
    const part = Buffer.alloc(70_000, 'Three bedrooms in Richmond. ').subarray(0, 60_000);
    const { byteLength, buffer } = await encodeBytes(part, encoding, 'quick');
    expect(buffer.byteLength).toBe(byteLength);
  },
);
