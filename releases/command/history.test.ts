import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';
import { runCommand } from './run.ts';
import { readCommand } from './usage.ts';

let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite();
  site.client.clock = () => site.now;
  site.now = Date.parse('2026-11-21T02:00:00Z');
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) {
    site.now += 3_600_000;
    await site.operations.accept(await site.sealed({ version, entry: version }), ann);
  }
});
afterEach(() => site.close());

/** The versions of the entries that a typed command shows. */
const shown = async (line: string): Promise<readonly string[]> => {
  const { text } = await runCommand(
    readCommand(`history search ${line} --utc`.split(' ').filter(Boolean)),
    site.as(opsToken),
    site.root,
    'ann',
    () => Promise.reject(new Error('builds nothing')),
  );
  return [...text.matchAll(/publish +search +(\S+)/g)].map(([, version]) => version ?? '');
};

test('[REL-106] the history is limited in number and to a period, whose end does not belong to it', async () => {
  expect(await shown('')).toEqual(['1.0.2', '1.0.1', '1.0.0']);
  expect(await shown('--limit 2')).toEqual(['1.0.2', '1.0.1']);
  expect(await shown('--since 2026-11-21T04:00')).toEqual(['1.0.2', '1.0.1']);
  expect(await shown('--before 2026-11-21T04:00')).toEqual(['1.0.0']);
  expect(await shown('--since 2026-11-21T14:00+11:00 --before 2026-11-21T16:00+11:00 --limit 1')).toEqual(['1.0.1']);
  expect(await shown('--since 2026-11-22T00:00')).toEqual([]);
  await expect(shown('--limit all')).rejects.toThrow('--limit is a whole number from 1 to 999.');
  await expect(shown('--since noon')).rejects.toThrow('noon is not a time');
});
