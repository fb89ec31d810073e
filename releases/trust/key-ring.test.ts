import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalText } from './canonical.ts';
import { openKeyRing } from './key-ring.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'verandah-keys-')), 'secrets');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));
const document = { area: 'search', version: '1.0.0', files: [{ path: 'a', bytes: 1 }] };

test('[REL-02] the order of keys does not matter, everything else does', () => {
  expect(canonicalText({ b: [1, { d: null, c: 'é\n' }], a: true, gone: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"é\\n","d":null}]}',
  );
  const ring = openKeyRing(folder);
  const signature = ring.sign('release', document);
  expect(
    ring.problem('release', { files: [{ bytes: 1, path: 'a' }], version: '1.0.0', area: 'search' }, signature),
  ).toBeNull();
  const { version: _version, ...lacking } = document;
  for (const other of [
    lacking,
    { ...document, area: 'listing' },
    { ...document, files: [{ path: 'a', bytes: 2 }] },
    { ...document, more: 1 },
  ]) {
    expect(ring.problem('release', other, signature)).toBe('its signature does not fit it');
  }
});

test('[REL-02] a signature holds for one purpose, and only by a key that is trusted', () => {
  const ring = openKeyRing(folder);
  const signature = ring.sign('release', document);
  expect(ring.problem('pins', document, signature)).toBe('its signature does not fit it');
  expect(ring.problem('release', document, null)).toBe('it is not signed');
  expect(ring.problem('release', document, { ...signature, value: '' })).toBe('its signature does not fit it');
  expect(ring.problem('release', document, openKeyRing(join(folder, 'other')).sign('release', document))).toMatch(
    /not trusted$/,
  );
});

test('[REL-02] keys rotate: the old one stays trusted until it is retired, also for rings that were open before', () => {
  const ring = openKeyRing(folder);
  const elsewhere = openKeyRing(folder);
  const old = ring.sign('release', document);
  const id = ring.rotate();
  expect(ring.sign('release', document).keyId).toBe(id);
  expect(elsewhere.problem('release', document, old)).toBeNull();
  expect(elsewhere.problem('release', document, ring.sign('release', document))).toBeNull();
  expect(ring.keys().map((key) => [key.id, key.signs])).toEqual(
    expect.arrayContaining([
      [old.keyId, false],
      [id, true],
    ]),
  );
  expect(() => ring.retire(id)).toThrow('the key that signs');
  ring.retire(old.keyId);
  expect(elsewhere.problem('release', document, old)).toBe(`it is signed by ${old.keyId}, a key that is not trusted`);
  expect(() => ring.retire(old.keyId)).toThrow('no trusted key');
  rmSync(join(folder, 'release-trust'), { recursive: true });
  expect(elsewhere.problem('release', document, old)).toMatch(/not trusted$/);
});

test("[REL-02] a public key under another one's name is not trusted", () => {
  const ring = openKeyRing(folder);
  const { keyId } = ring.sign('release', document);
  writeFileSync(
    join(folder, 'release-trust/0123456789abcdef.pem'),
    generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }),
  );
  expect(ring.keys().map(({ id }) => id)).toEqual([keyId]);
});

test("[REL-02] the signing key is its owner's alone, and one that is not is refused in one line", () => {
  openKeyRing(folder);
  const file = join(folder, 'release-signing-key.pem');
  expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
  const key = readFileSync(file, 'utf8');
  openKeyRing(folder);
  expect(readFileSync(file, 'utf8')).toBe(key);
  chmodSync(file, 0o644);
  expect(() => openKeyRing(folder)).toThrow(/^.*can be read by others.*chmod 600[^\n]*$/);
  chmodSync(file, 0o600);
  copyFileSync(file, `${file}.stored`);
  writeFileSync(file, 'no key');
  expect(() => openKeyRing(folder)).toThrow(/^.*can't be used:[^\n]*$/);
  renameSync(`${file}.stored`, file);
  expect(existsSync(file) && readdirSync(folder).toSorted()).toEqual(['release-signing-key.pem', 'release-trust']);
});
