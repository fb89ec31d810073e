import { queryNames, withoutUnknownNames } from './query-names.ts';

const contract = { query: { '/compare': ['homes'] }, privateRoutes: ['/account'] };

test('[SEC-22] a page reads the names that its contract declares, a private page and one of an older contract every name', () => {
  expect(queryNames(contract, '/compare')).toEqual(['homes']);
  expect(queryNames(contract, '/')).toEqual([]);
  expect(queryNames(contract, '/account')).toBeNull();
  expect(queryNames({}, '/compare')).toBeNull();
});

test.each([
  ['?homes=1,2&utm_source=mail&homes=3', '?homes=1,2&homes=3'],
  ['?HOMES=1', '?HOMES=1'],
  ['?h%6Fmes=1', '?h%6Fmes=1'],
  ['?x=1', ''],
  ['??homes=1', ''],
  ['?&&=&homes', '?homes'],
  ['?homes=%E0%A4%A&%E0%A4%A=1', '?homes=%E0%A4%A'],
  ['', ''],
])('[SEC-22] %s is read as %s', (query, read) => {
  expect(withoutUnknownNames(new URL(`https://verandah.example/compare${query}`), ['homes']).search).toBe(read);
});

test('[SEC-22] an address from which nothing is removed stays as it was written', () => {
  const url = new URL('https://verandah.example/compare?homes=1%2C2');
  expect(withoutUnknownNames(url, ['homes'])).toBe(url);
  expect(withoutUnknownNames(url, null)).toBe(url);
});
