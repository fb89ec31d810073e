import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleKey } from './secret-file.ts';

test('[REL-07] hosts that share the secrets seal sessions of the console alike; where none can be written, the host alone does, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-secrets-'));
  const said: string[] = [];
  const log = { info: () => {}, warn: (_fields: object, message: string) => void said.push(message) };
  try {
    expect(consoleKey(folder, log)).toEqual(consoleKey(folder, log));
    expect(said).toEqual([]);
    await writeFile(join(folder, 'file'), '');
    expect(consoleKey(join(folder, 'file'), log)).toHaveLength(32);
    expect(said).toEqual([expect.stringContaining('on this host only')]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
