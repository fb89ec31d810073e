import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test.each(['--help', '-h'])('[REL-138] create-verandah-area %s prints its options, and makes nothing', (flag) => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), flag], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('npm create verandah-area NAME');
  expect(stdout).toContain('--registry');
});
