import { readViewAddress, writeViewAddress } from './view-address.ts';

const bounds = [144, -38, 146, -37] as const;

test('[MAP-15] a view and its open home are written into the address and read from it', () => {
  const hash = writeViewAddress({ bounds, centre: [145.0123456, -37.8234567], zoom: 14.256 }, '17');
  expect(hash).toBe('#map=-37.82346,145.01235,14.26&home=17');
  expect(readViewAddress(hash)).toEqual({ centre: [145.01235, -37.82346], zoom: 14.26, home: '17' });
  expect(readViewAddress(writeViewAddress({ bounds, centre: [145, -37], zoom: 9 }, undefined))).toEqual({
    centre: [145, -37],
    zoom: 9,
  });
});

test.each([
  '',
  '#results',
  '#map',
  '#map=1,2',
  '#map=a,b,c',
  '#map=-95,145,9',
  '#map=-37,190,9',
  '#map=-37,145,9&home=x',
  '#map=-37,145,9&home=1;alert(1)',
])('an address that ends in “%s” names no view', (hash) => expect(readViewAddress(hash)).toBeNull());
