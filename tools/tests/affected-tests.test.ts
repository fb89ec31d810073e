import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { affectedTests } from './affected-tests.ts';

let folder: string;
/** Test files that make `api` a large folder. */
const many = Array.from({ length: 60 }, (_, at) => `api/platform/${at}.test.ts`);
const texts: Readonly<Record<string, string>> = {
  'shared/money/package.json': '{ "name": "@verandah/money", "exports": { ".": "./price.ts" } }',
  'shared/money/price.ts': 'export const price = 1;',
  'api/domains/sales/public.ts': `export { sold } from './sold.ts';`,
  'api/domains/sales/sold.ts': `import { price } from '@verandah/money';\nexport const sold = price;`,
  'api/domains/sales/later/other.test.ts': '',
  'api/domains/alerts/alert.ts': `import type { Sold } from '../sales/public.ts';\nexport {};`,
  'api/domains/alerts/alert.test.ts': `import './alert.ts';\nimport '../../test-kit/public.ts';`,
  'api/domains/offers/offer.ts': `export const program = fork('../sales/public.ts');`,
  'api/domains/offers/offer.test.ts': `import { program } from './offer.ts';`,
  'api/test-kit/public.ts': `export * from '../domains/sales/public.ts';`,
  'host/host.test.ts': `import { price } from '@verandah/money';`,
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'affected-tests-'));
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const affected = (folders: readonly string[], ...changedFiles: readonly string[]) =>
  affectedTests(folders, { files: [...many, ...Object.keys(texts)], changedFiles }, folder);

test('of a large folder those tests run that import what has changed, and those of its domain', () => {
  expect(affected(['api'], 'shared/money/price.ts')).toEqual(['api/domains/offers/offer.test.ts']);
  expect(affected(['api'], 'api/domains/sales/sold.ts')).toEqual([
    'api/domains/sales/later/other.test.ts',
    'api/domains/offers/offer.test.ts',
  ]);
  expect(affected(['api', 'host'], 'shared/money/price.ts')).toContain('host/host.test.ts');
});

test('neither a type nor the kit that starts the whole API makes a test depend on a domain; a changed kit does', () => {
  expect(affected(['api'], 'api/domains/sales/public.ts')).not.toContain('api/domains/alerts/alert.test.ts');
  expect(affected(['api'], 'api/test-kit/public.ts')).toEqual(['api/domains/alerts/alert.test.ts']);
});

test('a small folder runs whole, whatever has changed', () => {
  expect(affected(['host'])).toBeUndefined();
  expect(affected(['api/domains'], 'host/host.ts')).toBeUndefined();
});

test('a migration affects every test of the API; documents and what is generated affect none', () => {
  expect(affected(['api'], 'api/platform/database/migrations/0099-prices.sql')).toHaveLength(63);
  expect(affected(['api'], 'api/README.md', 'api/schema.graphql', 'api/schema.generated.ts')).toEqual([]);
  expect(affected(['api'])).toEqual([]);
});

test('a file that is gone affects the tests beside it', () => {
  expect(affected(['api'], 'api/domains/offers/gone.ts')).toEqual(['api/domains/offers/offer.test.ts']);
});
