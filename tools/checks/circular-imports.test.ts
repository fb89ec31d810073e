import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const rule = 'import/no-cycle';

test('lint rejects circular imports, also of types alone, and lists their files', () => {
  const { rules } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    rules: Record<string, unknown>;
  };
  const folder = mkdtempSync(join(tmpdir(), 'verandah-circles-'));
  const files = {
    'price.ts': "import type { Listing } from './public.ts';\nexport type Price = Listing['price'];\n",
    'public.ts': "export type { Listing } from './listing.ts';\n",
    'listing.ts': "import { type Price } from './price.ts';\nexport interface Listing { price: Price }\n",
    'oxlint.json': JSON.stringify({
      plugins: ['import'],
      categories: { correctness: 'off' },
      rules: { [rule]: rules[rule] },
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { status, stdout } = spawnSync(process.execPath, [oxlint, '-c', 'oxlint.json', 'price.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect([...stdout.matchAll(/\.\/\w+\.ts \((\S+)\)/g)].map(([, file]) => file)).toEqual([
    'public.ts',
    'listing.ts',
    'price.ts',
  ]);
});
