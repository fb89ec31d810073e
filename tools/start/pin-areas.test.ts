import { pinAreas } from './pin-areas.ts';

const nothingLive = JSON.stringify({ areas: [] });

/** Commands of which `promote` fails until it may succeed. */
function commands() {
  const calls: string[] = [];
  let succeeds = false;
  return {
    calls,
    succeed: (): void => {
      succeeds = true;
    },
    run: (_name: string, _file: string, [command = '', area = '']: readonly string[]): Promise<string> => {
      calls.push(`${command} ${area}`);
      if (command === 'status') return Promise.resolve(nothingLive);
      if (command === 'publish') return Promise.resolve(JSON.stringify({ version: '1.0.0' }));
      return succeeds ? Promise.resolve('{}') : Promise.reject(new Error('the API did not answer in time'));
    },
  };
}

test('[DATA-12] an area that a busy database kept from being promoted is published again once it is filled', async () => {
  const { run, calls, succeed } = commands();
  const { promise: filled, resolve } = Promise.withResolvers<void>();
  const lines: string[] = [];
  await pinAreas({
    run,
    root: '/',
    areas: ['search'],
    filled,
    say(line) {
      lines.push(line);
      if (!line.includes('again')) return;
      succeed();
      resolve();
    },
  });
  expect(calls).toEqual(['status --json', 'publish search', 'promote search', 'publish search', 'promote search']);
  expect(lines).toContain('area search@1.0.0 is live');
});

test('[DATA-12] an area that cannot be promoted in three attempts ends the start', async () => {
  const { run, calls } = commands();
  await expect(
    pinAreas({ run, root: '/', areas: ['search'], filled: Promise.resolve(), say: () => {} }),
  ).rejects.toThrow('the API did not answer in time');
  expect(calls.filter((call) => call === 'promote search')).toHaveLength(3);
});
