// npm run audit [-- --required]: reads from the registry which known vulnerabilities are in what is installed. Part of
// npm test.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { exceptions } from './exceptions.ts';
import { verdictOf } from './verdict.ts';

const required = process.argv.includes('--required');
const root = join(import.meta.dirname, '../..');
const { stdout, stderr } = spawnSync('pnpm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 1 << 27,
});
const { failed, lines } = verdictOf(
  stdout?.trimStart().startsWith('{') ? stdout : `${stdout ?? ''}${stderr ?? ''}`,
  exceptions,
  new Date().toISOString().slice(0, 10),
);
const nothing = lines[0]?.startsWith('Nothing was audited') === true;
for (const line of lines) console[failed ? 'error' : 'log'](line);
process.exit(failed || (required && nothing) ? 1 : 0);
