import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword, isPassword } from './password.ts';

const words = 'Magpie lantern tram 37';

test('[MEMB-13] a password is hashed by argon2id at the costs that OWASP recommends first, each time with another salt', async () => {
  const [one, two] = [await hashPassword(words), await hashPassword(words)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('[MEMB-13] a password is compared whole and as typed; only other encodings of the same characters are equal', async () => {
  const long = `${words}${'é'.repeat(150)}`;
  const hashed = await hashPassword(long);
  expect(await isPassword(long, hashed)).toBe(true);
  expect(await isPassword(long.normalize('NFD'), hashed)).toBe(true);
  for (const other of [long.slice(0, -1), long.toLowerCase(), `${long} `, ` ${long}`])
    expect(await isPassword(other, hashed)).toBe(false);
  expect(await isPassword(words, null)).toBe(false);
});

test('[MEMB-13] only the test kit makes cheaper hashes', async () => {
  const root = join(import.meta.dirname, '../../..');
  const naming: string[] = [];
  for await (const file of glob('api/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }))
    if (!file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('cheapHashes')) naming.push(file);
  expect(naming.toSorted()).toEqual(['api/domains/members/password.ts', 'api/test-kit/test-service.ts']);
});
