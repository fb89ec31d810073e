import fc from 'fast-check';
import { emphasiseTerm } from './emphasis.ts';
import { mostRecent, readRecent, rememberSearch } from './recent-store.ts';
import { recentWords } from './recent-words.ts';

beforeEach(() => localStorage.clear());

test('[SRCH-19] the newest eight searches are stored', () => {
  for (let number = 1; number <= 12; number += 1)
    rememberSearch({ address: `/for-sale/place-${number}/real-estate`, place: `Place ${number}` });
  rememberSearch({ address: '/for-sale/place-7/real-estate', place: 'Place 7' });
  expect(readRecent().map(({ place }) => place)).toEqual(
    [7, 12, 11, 10, 9, 8, 6, 5].map((number) => `Place ${number}`),
  );
});

test('[SRCH-19] whatever is in the browser’s storage, each entry read can be shown and leads to an address of this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .array(
            fc.record({
              address: fc.oneof(fc.webPath(), fc.webUrl(), fc.constant('//evil.example'), fc.string()),
              place: fc.string(),
            }),
          )
          .map((all) => JSON.stringify(all)),
      ),
      (stored) => {
        localStorage.setItem('verandah.recent-searches', stored);
        const recent = readRecent();
        expect(recent.length).toBeLessThanOrEqual(mostRecent);
        for (const each of recent) {
          expect(new URL(each.address, 'https://here.example').origin).toBe('https://here.example');
          expect(() => recentWords(each)).not.toThrow();
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('[SRCH-19] the emphasised pieces of a label join to the label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, term) => {
      expect(
        emphasiseTerm(label, term)
          .map(({ text }) => text)
          .join(''),
      ).toBe(label);
    }),
    { numRuns: 1000 },
  );
  const typed = (label: string, term: string) =>
    emphasiseTerm(label, term)
      .filter((piece) => piece.typed)
      .map(({ text }) => text);
  expect(typed('Élan & Vale, Richmond', 'elan rich')).toEqual(['Élan', 'Rich']);
  expect(typed('North Richmond', 'rich')).toEqual(['Rich']);
});
