// npm run fuzz [-- --times 200]: the tests that make up their input, with many times as much of it. For the night: `npm test` runs each of them once.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Tests whose cases are multiplied by FUZZ_TIMES: the address grammar, paths, every operation of GraphQL, REST and the legacy paths, feeds' documents. */
const tests = ['shared/market/address/round-trip', 'host/server/page-target', 'api/garbage.property', 'api/feeds/read/garbage.property'];

const root = join(import.meta.dirname, '..');
const usage = 'Usage: npm run fuzz -- [--times N]  (1 to 100000; 200 is 2.4 million addresses and takes hours for the operations)';
let times: string | undefined;
try {
  ({ values: { times = '200' } } = parseArgs({ options: { times: { type: 'string' } } }));
} catch { /* An unknown option is answered by how it is used. */ }
if (times === undefined || !/^[1-9]\d{0,4}$|^100000$/.test(times)) {
  console.error(usage);
  process.exit(2);
}
console.log(`${times} times as many cases as in npm test. A case that fails is printed with its seed: put that into the test to see it again.`);
const jest = join(createRequire(join(root, 'package.json')).resolve('jest/package.json'), '../bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, ...tests, '--testTimeout', String(12 * 3_600_000), '--forceExit'], { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_TIMES: times } });
process.exit(status ?? 1);
