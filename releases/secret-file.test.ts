import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleKey } from './secret-file.ts';

test('[REL-07] hosts that share the secrets seal console sessions with one key; if it cannot be stored, each has its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-secrets-'));
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (_fields: object, message: string) => void warnings.push(message) };
  try {
    expect(consoleKey(folder, log)).toEqual(consoleKey(folder, log));
    expect(warnings).toEqual([]);
    await writeFile(join(folder, 'file'), '');
    expect(consoleKey(join(folder, 'file'), log)).toHaveLength(32);
    expect(warnings).toEqual([expect.stringContaining('on this host only')]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
