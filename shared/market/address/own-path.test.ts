import fc from 'fast-check';
import { ownPath, sitePath } from './own-path.ts';
import { redirectVectors } from '../test-kit/redirect-vectors.ts';

/** Multiplied by the nightly run: npm run fuzz. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);
const site = 'https://verandah.example';

test('[SEC-30] the path of a page of this site includes query and fragment; an address off the site becomes the home page', () => {
  expect(['/a?b=1#c', '/authors', '/a//b', '/a/../b', '/alerts?to=//evil.example'].map(ownPath)).toEqual([
    '/a?b=1#c',
    '/authors',
    '/a//b',
    '/b',
    '/alerts?to=//evil.example',
  ]);
  expect(redirectVectors.map((each) => [each, ownPath(each)])).toEqual(redirectVectors.map((each) => [each, '/']));
  expect([undefined, null, 7, ['/a'], '', 'a', `/${'a'.repeat(2000)}`].map(ownPath)).toEqual(Array(7).fill('/'));
  expect([sitePath('/auth/x'), sitePath('/.//evil.example'), sitePath('/a')]).toEqual(['/auth/x', null, '/a']);
});

test('[SEC-30] whatever is given, a browser that follows it stays on the site', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '.', '..', '%2e', '%2E', '%2f', '%5c', '\\', '\t', '\n', '\r', '@', ':', '?', '#', ' ', '\0'],
    ...['evil.example', 'https:', 'javascript:', 'x', 'auth', '%61', '[', ']', 'é', '。', '／'],
  );
  const given = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webPath(),
  );
  let accepted = 0;
  fc.assert(
    fc.property(given, (text) => {
      const path = ownPath(text);
      if (path !== '/') accepted += 1;
      expect(new URL(path, site).origin).toBe(site);
      // From a page in any folder, too. And a value written into a header is plain ASCII.
      expect(new URL(path, `${site}/a/b?c#d`).origin).toBe(site);
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      // Host and area both apply it: the second time changes nothing.
      expect(ownPath(path)).toBe(path.length > 2000 ? '/' : path);
    }),
    { numRuns: 5000 * times },
  );
  expect(accepted).toBeGreaterThan(500 * times);
});
