import fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretFile } from './secret-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-secret-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('a secret is created once, is long, and is readable by its owner only', () => {
  const file = join(folder, 'secrets', 'key');
  const secret = secretFile(file);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([
    secretFile(file),
    readFileSync(file, 'utf8'),
    statSync(file).mode & 0o777,
    readdirSync(join(folder, 'secrets')),
  ]).toEqual([secret, secret, 0o600, ['key']]);
});

test('a given secret is used as it is, without its line end', () => {
  writeFileSync(join(folder, 'key'), 'given by hand\n');
  expect(secretFile(join(folder, 'key'))).toBe('given by hand');
});

test('a full disk leaves no empty secret behind, and an empty one is replaced', () => {
  const write = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((path) => {
    write(path, '');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  expect(() => secretFile(join(folder, 'key'))).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
  jest.restoreAllMocks();
  writeFileSync(join(folder, 'key'), '');
  const secret = secretFile(join(folder, 'key'));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([secretFile(join(folder, 'key')), readdirSync(folder)]).toEqual([secret, ['key']]);
});
