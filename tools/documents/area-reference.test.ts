import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaReference } from './area-reference.ts';

const root = join(import.meta.dirname, '../..');

test('[REL-20] the reference of the area contract is that of its types (npm run contracts)', () => {
  const text = areaReference(root);
  expect(readFileSync(join(root, 'docs/area-contract.md'), 'utf8')).toBe(text);
  // The first and the last field of a type, a method, and a type with alternatives.
  for (const field of ['`name`', '`healthPath`', '`submit?(request: PageRequest, form: FormFields)`', '`browser?`'])
    expect(text).toContain(`| ${field} |`);
  expect(text).toContain('`string \\| readonly string[]`');
});
