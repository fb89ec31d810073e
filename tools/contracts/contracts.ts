// npm run contracts: regenerates the contracts that are in the repository, and the types that follow from them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const failed = [
  'api/app/write-contracts.ts',
  'tools/contracts/generate-types.ts',
  'tools/contracts/prometheus-rule.ts',
].filter((file) => spawnSync(process.execPath, [join(root, file)], { cwd: root, stdio: 'inherit' }).status !== 0);
process.exitCode = failed.length > 0 ? 1 : 0;
