import { setImmediate as nextTurn } from 'node:timers/promises';
import { longestDelay, mostDelay } from '@verandah/parsing/test-kit';
import { mapJsonListing } from '../json/map.ts';
import { jsonListing } from '../json/schema.ts';
import type { FeedElement } from '../read/element.ts';
import { knownPaths } from '../read/known-elements.ts';
import { limits } from '../read/limits.ts';
import { mapListing } from './listing.ts';

/** Texts that cost an expression with two ways through them quadratic time. */
const units = [
  ...[
    '<',
    '>',
    '<a',
    '<!--',
    '<script',
    '</p',
    '&',
    '&#0',
    '&amp;',
    'Ã©',
    '$',
    '$1 ',
    '1,',
    '1 ',
    '0',
    '1-',
    '1:',
    '-Z',
  ],
  ...['/', '/ ', ' ,', '.', '. ', ' \t', '\t\n', ' to ', '-', 'a', 'a@', 'a.', 'http://', '12/', 'unit 1, ', 'am', '='],
];
/** Characters of each element: a tenth of what a listing may have in all, which is in any one of them. */
const length = limits.text / 10;
const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** A listing in which every element that the format knows has the same hostile text, as it may have in many of them. */
function hostileListing(unit: string): FeedElement {
  const text = (ends: boolean): string => (ends ? `1${filled(unit, length)}\0` : filled(unit, length));
  const attributes = Object.fromEntries(
    [
      'value',
      'display',
      'unit',
      'range',
      'date',
      'name',
      'file',
      'url',
      'id',
      'period',
      'tax',
      'usage',
      'contentType',
    ].map((name) => [name, filled(unit, limits.attribute)]),
  );
  const element = (name: string, path: string, children: readonly FeedElement[]): FeedElement => ({
    name,
    path,
    line: 1,
    attributes,
    children,
    text: text(path.length % 2 === 0),
  });
  const children = knownPaths.map(([name, inside]) => {
    if (name === 'agentID' || name === 'uniqueID') return { ...element(name, name, []), text: 'A1' };
    return element(
      name,
      name,
      inside.map((each) => element(each, `${name}/${each}`, [])),
    );
  });
  return {
    ...element('residential', 'residential', children),
    attributes: { status: 'current', modTime: attributes['date'] ?? '' },
  };
}

test.each(units)('[SEC-95] a listing that has nothing but %j, everywhere, is mapped in an instant', async (unit) => {
  const listing = hostileListing(unit);
  const delay = await longestDelay(async () => {
    expect(mapListing(listing, 'yes').record?.uniqueId).toBe('A1');
  });
  expect(delay).toBeLessThan(mostDelay);
});

test('[SEC-95] a listing of JSON that has nothing but such texts, everywhere, is refused in an instant', async () => {
  const names = Object.keys(jsonListing.entries);
  const delay = await longestDelay(async () => {
    for (const unit of units) {
      const [value, at] = [filled(unit, length), { ...hostileListing(unit), path: '/listings/0' }];
      const listing = {
        ...Object.fromEntries(names.map((name) => [name, value])),
        photos: [{ url: value, file: value }],
      };
      expect(mapJsonListing(listing, at, 'yes').record).toBeNull();
      await nextTurn();
    }
  });
  expect(delay).toBeLessThan(mostDelay);
});
