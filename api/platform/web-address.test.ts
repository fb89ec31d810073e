import { namesAddress } from './web-address.ts';

test.each([
  'https://evil.example',
  'HTTP://EVIL.EXAMPLE/x',
  'Win a car at evil.example',
  'evil.example/prize',
  'WWW.evil',
  'Evil.Com',
  'EVIL.COM.AU',
  'bit.ly/abc',
  'evil．example',
  'evil。example',
  'mia@evil.example',
  'xn--80ak6aa92e.com',
  'пример.рф',
])('[SEC-80] “%s” names an address', (text) => {
  expect(namesAddress(text)).toBe(true);
});

test.each([
  'Mia O’Brien',
  'J. R. R. Tolkien',
  'J.R.',
  'St.John Smith',
  'Dr. Ng',
  'Anne-Marie',
  'Li',
  '李小龍',
  'No. 5 & Co.',
  '1.5 m',
])('[SEC-80] “%s” names none', (text) => {
  expect(namesAddress(text)).toBe(false);
});
