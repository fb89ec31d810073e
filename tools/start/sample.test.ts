import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sample } from './sample.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'verandah-sample-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('[DATA-04] the first start makes a part of the sample, then the rest, which the next start makes if it fails', async () => {
  const made: string[] = [];
  const lines: string[] = [];
  let fails = true;
  const start = () =>
    new Sample({
      root: '',
      dataDir,
      sampleListings: 20_000,
      say: (line) => lines.push(line),
      run: async (_name, _file, args) => {
        if (args.includes('--add') && fails) throw new Error('Making sample data failed.');
        const listings = args.includes('--if-empty') && made.length > 0 ? 0 : Number(args[2]);
        if (listings > 0) made.push(args.slice(1, -1).join(' '));
        return JSON.stringify({ listings, accounts: 3 });
      },
    });
  const first = start();
  expect(await first.begin()).toBe(true);
  // The site is used already: a failure does not end it.
  await first.finish();
  expect(lines.at(-1)).toBe('sample data: the rest follows at the next start. Making sample data failed.');
  fails = false;
  for (let again = 0; again < 2; again += 1) {
    const next = start();
    expect(await next.begin()).toBe(true);
    await next.finish();
  }
  expect(made).toEqual(['--listings 600 --if-empty --few-pictures', '--listings 19400 --add --seed 2']);
});
