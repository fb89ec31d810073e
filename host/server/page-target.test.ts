import fc from 'fast-check';
import { pageTarget } from './page-target.ts';

const site = 'https://verandah.example';
const canonicalPathOf = (target: string): string => pageTarget(target, site).canonicalPath;

/** The nightly run tests more: npm run fuzz. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);

test('[SEO-03] a canonical path is lower case, without doubled or trailing slashes; escapes and the query stay', () => {
  expect(canonicalPathOf('/For-Sale/Richmond-VIC-3121/Houses/')).toBe('/for-sale/richmond-vic-3121/houses');
  expect(canonicalPathOf('//for-sale///x//')).toBe('/for-sale/x');
  expect(canonicalPathOf('/property/a%2FB%c3%A9')).toBe('/property/a%2Fb%c3%A9');
  expect(['/', '//', '/?a', '/a/..'].map(canonicalPathOf)).toEqual(['/', '/', '/', '/']);
  expect(pageTarget('/for-sale?Sort=Newest&x=%2f/', site)).toMatchObject({
    isCanonical: true,
    url: { search: '?Sort=Newest&x=%2f/' },
  });
  expect(pageTarget('/for-sale/', site).isCanonical).toBe(false);
});

test('[SEO-03] no target leads away from the site, and a canonical path is its own canonical path', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '/\\',
      'evil.example',
      '@',
      ':',
      '..',
      '.',
      '%2e',
      '%',
      '%5C',
      '?',
      '#',
      'http://',
      'A',
      'for-sale',
      '\t',
      '%0d%0a',
    ),
    fc.string({ maxLength: 5 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      (target) => {
        const { url, canonicalPath } = pageTarget(target, site);
        expect(url.origin).toBe(site);
        expect(canonicalPath).toMatch(/^\/(?![/\\])[^\s\\]*$/);
        expect(new URL(canonicalPath, site).origin).toBe(site);
        expect(pageTarget(canonicalPath, site)).toMatchObject({ canonicalPath, isCanonical: true });
      },
    ),
    { numRuns: 10_000 * times },
  );
});
