// npm run bad-releases: tries each bad release on a site, records what it sees and writes the table in
// docs/operations.md; with --document only the latter, from the last record.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readOutcomes } from './outcome.ts';
import { writeHandbook } from './table.ts';

const root = join(import.meta.dirname, '../..');
const journey = ['test', '--config', 'e2e/playwright.config.ts', '--project=desktop', 'journeys/bad-releases'];
const isTried = !process.argv.includes('--document');
const status = isTried
  ? spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), ...journey], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, RECORD_BAD_RELEASES: '1' },
    }).status
  : 0;
writeHandbook(readOutcomes());
process.exit(status ?? 1);
