import { Secret } from 'otpauth';
import { newRecoveryCodes, readRecoveryCode, recoveryHash } from './recovery-codes.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { codeAt, newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test('codes are those of RFC 6238', () => {
  expect(vectors.map(([seconds]) => codeAt(secret, seconds * 1000))).toEqual(vectors.map(([, code]) => code));
  expect(vectors.map(([seconds, code]) => stepOfCode(secret, code, seconds * 1000))).toEqual(
    vectors.map(([seconds]) => Math.floor(seconds / 30)),
  );
});

test('a code is taken half a minute early or late and no longer', () => {
  const at = 1_111_111_100_000;
  const step = Math.floor(at / 30_000);
  expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, codeAt(secret, at + steps * 30_000), at))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(['', '12345', '1234567', 'abcdef'].map((code) => stepOfCode(secret, code, at))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('secrets have 160 random bits, recovery codes 120, and apps get all parameters', () => {
  expect([newTotpSecret(), newTotpSecret()]).toEqual([
    expect.stringMatching(/^[A-Z2-7]{32}$/),
    expect.stringMatching(/^[A-Z2-7]{32}$/),
  ]);
  const codes = newRecoveryCodes();
  expect([
    codes.length,
    codes.map(readRecoveryCode).filter((code) => code?.length === 24).length,
    new Set(codes.map((code) => recoveryHash(4, code))).size,
  ]).toEqual([10, 10, 10]);
  const [code = ''] = codes;
  expect([
    recoveryHash(4, ` ${code.toLowerCase().replaceAll('-', ' ')}`) === recoveryHash(4, code),
    recoveryHash(5, code) === recoveryHash(4, code),
    readRecoveryCode('123456'),
  ]).toEqual([true, false, undefined]);
  const address = new URL(totpAddress(secret, 'ada@example.com'));
  expect([address.protocol, address.host, Object.fromEntries(address.searchParams)]).toEqual([
    'otpauth:',
    'totp',
    { issuer: 'Verandah', secret, algorithm: 'SHA1', digits: '6', period: '30' },
  ]);
});

test('a sealed secret opens with its key and for its member alone', () => {
  const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const sealed = sealSecret(secret, 4, key);
  expect(sealed).not.toContain(secret);
  // The stored form.
  expect(openSecret('ITlypwHHCvhiLfqZy6n1qx376ACk04zaRhAYERu2ldSw2BGjp8MrKhSmeJE', 4, key)).toBe('JBSWY3DPEHPK3PXP');
  expect([
    openSecret(sealed, 4, key),
    openSecret(sealed, 5, key),
    openSecret(sealed, 4, other),
    openSecret('', 4, key),
    openSecret(`${sealed.slice(0, -2)}AA`, 4, key),
  ]).toEqual([secret, undefined, undefined, undefined, undefined]);
});
