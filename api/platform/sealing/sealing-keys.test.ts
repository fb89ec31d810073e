import { sealingKeys } from './sealing-keys.ts';
import { openJson, sealJson } from './sealed-row.ts';

const sessionKey = new TextEncoder().encode('a-session-key-for-this-test-of-keys');
const keysOf = (...ids: string[]) =>
  sealingKeys({
    sessionKey,
    settings: { sealingKeys: ids.map((id) => ({ id, secret: id.repeat(40) })) },
  });

test('[SEC-110] keys rotate: the first encrypts, the others and the session key still open, a missing one is named', () => {
  const rows = [keysOf(), keysOf('a'), keysOf('b', 'a')].map((keys) => sealJson(keys, 'p', { words: 1 }));
  expect(rows.map(({ keyId }) => keyId)).toEqual(['session', 'a', 'b']);
  expect(rows.map((row) => openJson(keysOf('b', 'a'), 'p', row))).toEqual(Array(3).fill({ words: 1 }));
  const [, old] = rows;
  if (old === undefined) throw new Error('no row');
  expect(() => openJson(keysOf('b'), 'p', old)).toThrow('SEALING_KEYS needs the key a');
  expect(() => openJson(keysOf('a'), 'q', old)).toThrow('cannot be decrypted');
});
