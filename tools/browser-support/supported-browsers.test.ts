import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserName } from '@mdn/browser-compat-data';
import { scriptSyntax, supportedBrowsers } from '@verandah/areas/supported-browsers';
import browserslist from 'browserslist';
import { compatData, entryAt, lackingBrowsers } from './compat-data.ts';

const root = join(import.meta.dirname, '../..');
const version = (text: string): number => {
  const [major = 0, minor = 0] = text.split('.').map(Number);
  return major * 1000 + minor;
};

test('[SHELL-35] the list of supported browsers that tools read is that of the builds', () => {
  const { browserslist: stated } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  expect(stated).toEqual(Object.entries(supportedBrowsers).map(([name, oldest]) => `${name} >= ${oldest}`));
  const oldestOf = (name: string): number =>
    Math.min(
      ...browserslist(undefined, { path: root })
        .filter((each) => each.startsWith(`${name} `))
        // 'ios_saf 17.0-17.1'
        .map((each) => version((each.slice(name.length + 1).split('-')[0] as string) || '')),
    );
  for (const [name, oldest] of Object.entries(supportedBrowsers))
    expect([name, oldestOf(name)]).toEqual([name, version(oldest)]);
});

test('[SHELL-35] versions of Chrome, Edge and Firefox that were current in the last two years are supported', () => {
  // By the table's own date: the test has the same result every day, and an update of the table that needs newer
  // versions changes nothing for visitors.
  const since = new Date(compatData.__meta.timestamp);
  since.setUTCFullYear(since.getUTCFullYear() - 2);
  for (const name of ['chrome', 'edge', 'firefox'] as const) {
    const released = compatData.browsers[name satisfies BrowserName].releases[supportedBrowsers[name]]?.release_date;
    expect([name, released !== undefined && new Date(released) <= since]).toEqual([name, true]);
  }
});

test('[SHELL-35] every supported browser has the syntax that scripts are compiled to', () => {
  expect(scriptSyntax).toBe('es2022');
  for (const path of [
    ['classes', 'static', 'initialization_blocks'],
    ['classes', 'static', 'class_fields'],
    ['classes', 'private_class_fields_in'],
    ['operators', 'await', 'top_level'],
    ['operators', 'nullish_coalescing_assignment'],
  ]) {
    const entry = entryAt('javascript', ...path);
    if (entry !== undefined) expect([path, lackingBrowsers(entry)]).toEqual([path, []]);
  }
});
