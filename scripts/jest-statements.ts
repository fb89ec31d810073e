// Setup for tests in Node: records which `sql` templates a test file runs against a migrated database, for
// statements/unrun-templates.ts.
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RawNode } from 'kysely';
import { fingerprint } from './statements/fingerprint.ts';

const folder = process.env['RECORDED_STATEMENTS'] ?? '';
// Other tests need not load the query builder.
if (folder !== '' && /\/(?:api|releases)\//.test(expect.getState().testPath ?? '')) {
  const seen = new Set<string>();
  beforeAll(async () => {
    const { DefaultQueryCompiler } = await import('kysely');
    const compiler = DefaultQueryCompiler.prototype as unknown as { visitRaw(node: RawNode): void };
    const { visitRaw } = compiler;
    compiler.visitRaw = function (node) {
      seen.add(fingerprint(node.sqlFragments));
      visitRaw.call(this, node);
    };
  });
  afterAll(() => {
    if (seen.size === 0) return;
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, `${process.pid}.txt`), `${[...seen].join('\n')}\n`);
  });
}
