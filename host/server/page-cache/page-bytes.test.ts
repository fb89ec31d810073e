import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageBytes } from './page-bytes.ts';

const document = Buffer.from('<p>Three bedrooms in Richmond</p>'.repeat(3000));
const bytesOf = (): PageBytes => new PageBytes(Buffer.from(document));

test('[SHELL-24] a page that was compressed holds no plain text, and sends every encoding', async () => {
  const bytes = bytesOf();
  expect(bytes.size).toBe(document.length);
  const compressed = await bytes.as('br');
  expect(bytes.size).toBe(compressed.length);
  expect(brotliDecompressSync(compressed)).toEqual(document);
  expect(gunzipSync(await bytes.as('gzip'))).toEqual(document);
  expect(await bytes.as('identity')).toEqual(document);
});

test('[SHELL-24] each encoding is made once, for the first request', async () => {
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const bytes = bytesOf();
    await bytes.as('br');
    const [one, two] = [bytes.as(encoding), bytes.as(encoding)];
    expect(await one).toBe(await two);
  }
});

test('[SHELL-24] encodings that are requested together are made of the same text', async () => {
  const bytes = bytesOf();
  const [br, gzip, identity] = await Promise.all([bytes.as('br'), bytes.as('gzip'), bytes.as('identity')]);
  expect(brotliDecompressSync(br)).toEqual(document);
  expect(gunzipSync(gzip)).toEqual(document);
  expect(identity).toEqual(document);
  expect(bytes.size).toBe(br.length + gzip.length + document.length);
});
