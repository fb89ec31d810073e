// npm run ledger: renews docs/ledger.md from the tests' titles.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerProblems, ledgerTitles, readLedger, renewedLedger } from './ledger.ts';

const root = join(import.meta.dirname, '../..');
const titles = ledgerTitles(root);
try {
  const text = renewedLedger(readLedger(root), titles);
  writeFileSync(join(root, 'docs/ledger.md'), text);
  const problems = ledgerProblems(text, titles);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
