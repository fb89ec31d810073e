import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { routeTable } from './route-table.ts';

const word = fc.constantFrom('for-sale', 'rent', 'a.b', 'x+y', 'Place', ':uri', ':slug', ':a-b');
const pattern = fc
  .tuple(fc.array(word, { maxLength: 4 }), fc.constantFrom('', '', '/*'))
  .filter(
    ([words]) =>
      new Set(words.filter((each) => each.startsWith(':'))).size ===
      words.filter((each) => each.startsWith(':')).length,
  )
  .map(([words, rest]) => `/${words.join('/')}${rest}`.replace('//', '/'));
const segment = fc.oneof(
  fc.constantFrom(
    'for-sale',
    'RENT',
    'rent',
    'a.b',
    'axb',
    'x+y',
    'place',
    '',
    '%2F',
    'caf%C3%A9',
    '%zz',
    'a%20b',
    '..',
    ':uri',
  ),
  fc.string({ maxLength: 4 }).map((text) => encodeURIComponent(text)),
);
const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);

const isText = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

beforeAll(() => void jest.spyOn(console, 'warn').mockImplementation());

test('a compiled table finds what React Router finds, with the same names', () => {
  fc.assert(
    fc.property(
      fc.array(pattern, { maxLength: 12 }),
      fc.array(path, { minLength: 1, maxLength: 8 }),
      (routes, paths) => {
        const table = routeTable(routes.map((route) => ({ path: route, target: route })));
        for (const each of paths) {
          const found = isText(each)
            ? matchRoutes(
                routes.map((route) => ({ path: route })),
                each,
              )?.at(-1)
            : undefined;
          const expected = found
            ? { route: found.route.path, target: found.route.path, params: { ...found.params } }
            : null;
          expect([each, table.match(each)]).toEqual([each, expected]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('of equally specific patterns the first wins, and a path that cannot be decoded has no owner', () => {
  const table = routeTable([
    { path: '/a/:one', target: 1 },
    { path: '/a/:two', target: 2 },
    { path: '/*', target: 3 },
  ]);
  expect(table.match('/a/b%2Fc')).toEqual({ target: 1, route: '/a/:one', params: { one: 'b/c' } });
  expect(table.match('/x/y')).toEqual({ target: 3, route: '/*', params: { '*': 'x/y' } });
  expect(table.match('/a/%E0%A4%A')).toBeNull();
});
