import fc from 'fast-check';
import { anySearch } from '../search/any-search.ts';
import { normaliseSearch } from '../search/normalise-search.ts';
import { statusType } from '../vocabulary/modes.ts';
import { buildAddress } from './build.ts';
import { parseAddress } from './parse.ts';

/** Multiplied by the nightly run: npm run fuzz. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);
const address = (text: string | null): string => text ?? 'null';

test('[URL-18, URL-04, URL-19, SRCH-02, SRCH-03] every normalised search survives its address, in every form', () => {
  fc.assert(
    fc.property(anySearch, fc.constantFrom(2 as const, 3 as const, 4 as const), (search, facetLevel) => {
      const canonical = address(buildAddress(search));
      expect(parseAddress(canonical)).toEqual({ kind: 'search', search, canonical });
      const { listingType, searchType } = statusType(search.mode);
      const listingPath = canonical.replace(`/${listingType}/`, `/${searchType}/`);
      expect(parseAddress(listingPath)).toEqual({ kind: 'search', search, canonical });
      expect(parseAddress(address(buildAddress(search, { facetLevel })))).toEqual({
        kind: 'search',
        search,
        canonical,
      });
      // As other programs write queries: pluses for spaces, everything escaped.
      const url = new URL(canonical, 'https://host.invalid');
      expect(parseAddress(`${url.pathname}/?${new URLSearchParams(url.search)}`)).toEqual({
        kind: 'search',
        search,
        canonical,
      });
      expect(normaliseSearch(search)).toEqual(search);
    }),
    { numRuns: 6000 * times },
  );
});

test('[URL-18, SRCH-02] the searches of these tests are of every kind, hundreds of each', () => {
  const kinds = new Map<string, number>();
  for (const { context } of fc.sample(anySearch, 2000)) kinds.set(context, (kinds.get(context) ?? 0) + 1);
  for (const context of ['location', 'map', 'draw', 'office']) expect(kinds.get(context)).toBeGreaterThan(100);
});

test('[URL-18] any text is a search or not found, and a search is always one that its canonical address names', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '?',
      '&',
      '=',
      '#',
      '%',
      '%E0%A4%A',
      '%00',
      '-',
      '+',
      ',',
      '//',
      '\\',
      '..',
      'for-sale',
      'sold-properties',
      'properties-for-rent',
      'real-estate-agency',
      'melbourne-vic-3000',
      'page-2',
      'real-estate',
      'houses',
      '2-bedrooms-pool',
      'under-500000',
      'bedrooms=',
      'context=map',
      'bounds=-38,144,-37,145',
      'bounds=-45,150,-10,-170',
      'bounds=1,2',
      '%FF',
      '%00',
      'suburbs=a,b,%00',
      'bathrooms=2&bathrooms=3',
      'land-area=over-600&land-area=under-300',
      'shape=????',
      'shape=%',
      'shape=',
      '_p~iF~ps|U_ulLnnqC',
      'zoom=1e9',
      'page=-1',
      'pricemaximum=',
      'inspections=2026-02-30',
      '__proto__=1',
      'sort=constructor',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ maxLength: 12 }),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 30 }).map((pieces) => `/for-sale/richmond-vic-3121${pieces.join('')}`),
  );
  fc.assert(
    fc.property(text, (input) => {
      const parsed = parseAddress(input);
      if (parsed.kind === 'not-found') return;
      expect(normaliseSearch(parsed.search)).toEqual(parsed.search);
      expect(parseAddress(parsed.canonical)).toEqual(parsed);
    }),
    { numRuns: 30_000 * times },
  );
});

test('[URL-18] megabytes of path or query are parsed quickly', () => {
  expect(parseAddress(`/for-sale/${'a-'.repeat(1 << 20)}`)).toEqual({ kind: 'not-found' });
  expect(parseAddress('/'.repeat(1 << 21))).toEqual({ kind: 'not-found' });
  const parsed = parseAddress(`/for-sale?bathrooms=2&shape=${'~'.repeat(1 << 21)}&${'&='.repeat(1 << 20)}`);
  expect(parsed).toMatchObject({ kind: 'search', search: { bathrooms: { only: [2] }, context: 'location' } });
});
