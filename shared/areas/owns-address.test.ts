import { ownsAddress } from './owns-address.ts';

const isLive = ownsAddress([{ routes: ['/', '/for-sale/*'] }, { routes: ['/location/:slug'] }]);

test('an address is live while an area owns its route, whatever its query', () => {
  for (const href of [
    '/',
    '/for-sale',
    '/for-sale/richmond-vic-3121/houses?bathrooms=2#map',
    '/location/richmond-vic-3121?tab=reviews',
    '/?x=1',
  ])
    expect(isLive(href)).toBe(true);
  for (const href of ['/questions', '/location', '/location/a/b', '/for-sales', ''])
    expect([href, isLive(href)]).toEqual([href, href === '']);
});

test('an address outside the site is not live', () => {
  for (const href of [
    '//evil.invalid/for-sale',
    'https://evil.invalid/for-sale',
    'mailto:a@b.invalid',
    'https://',
    '/location/%FF',
  ])
    expect(isLive(href)).toBe(false);
});

test('nothing is live without areas', () => {
  expect(ownsAddress([])('/')).toBe(false);
});
