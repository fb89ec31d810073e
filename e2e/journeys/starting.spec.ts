import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { command } from '../command.ts';
import { environment, ownPort, site } from '../site.ts';

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

test('a busy port, a wrong setting and an unusable data folder are each reported in one clear line', async () => {
  const busy = await command('scripts/start.ts', [], environment);
  expect(busy.status).toBe(1);
  expect(lines(busy.complaints)).toEqual([
    `Port ${new URL(site).port} is in use: stop what listens there, or choose another one with PORT.`,
  ]);

  const wrong = await command('scripts/start.ts', [], { ...environment, PORT: 'three thousand' });
  expect(wrong.status).toBe(1);
  expect(lines(wrong.complaints)).toEqual([expect.stringMatching(/^PORT must be a port number/)]);

  const folder = mkdtempSync(join(tmpdir(), 'verandah-journey-'));
  writeFileSync(join(folder, 'file'), '');
  const unusable = await command('scripts/start.ts', [], {
    ...environment,
    PORT: String(ownPort(0)),
    API_PORT: String(ownPort(1)),
    DATA_DIR: join(folder, 'file', 'data'),
  });
  expect(unusable.status).toBe(1);
  expect(lines(unusable.complaints)).toEqual([expect.stringMatching(/^Can't write to the data folder .*DATA_DIR\.$/)]);
  rmSync(folder, { recursive: true });
});
