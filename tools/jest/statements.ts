// Setup for tests in Node: records which `sql` templates a test file runs against a migrated database, for
// statements/unrun-templates.ts.
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['RECORDED_STATEMENTS'] ?? '';
// Other tests need not load the query builder.
if (folder !== '' && /\/(?:api|releases)\//.test(expect.getState().testPath ?? '')) {
  const recorder = import('../statements/recorder.ts');
  beforeAll(async () => (await recorder).recordTemplates());
  afterAll(async () => {
    const recorded = (await recorder).takeRecorded();
    if (recorded.length === 0) return;
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, `${process.pid}.txt`), `${recorded.join('\n')}\n`);
  });
}
