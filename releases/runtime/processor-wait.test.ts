import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import { waitedForProcessor } from './processor-wait.ts';

test('[REL-45] the time that a process was ready to run and had no processor is known on Linux, and 0 elsewhere', async () => {
  const waited = waitedForProcessor(process.pid);
  if (platform() === 'linux') expect(waited).toBeGreaterThan(0);
  else expect(waited).toBe(0);
});

test('[REL-45] a process that has ended has waited for 0 ms', async () => {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  expect(waitedForProcessor(child.pid as number)).toBe(0);
});
