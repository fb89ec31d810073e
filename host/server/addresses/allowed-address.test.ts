import { allowedAddress } from './allowed-address.ts';

test.each([
  ['/for-sale/richmond-vic-3121', '/for-sale/richmond-vic-3121'],
  ['/for-sale?sort=newest&bedrooms=2-4', '/for-sale?bedrooms=2-4&sort=newest'],
  ['/for-sale?features=air-conditioning%2Cpool&page=2', '/for-sale?features=air-conditioning%2Cpool&page=2'],
  ['/locations?q=ada%40example.com&near=-37.8,144.9', '/locations'],
  ['/property/1-high-street?income=95000&deposit=20000', '/property/1-high-street'],
  ['/for-sale?bedrooms=call+me+on+0400+000+000&page=1', '/for-sale?page=1'],
  ['/for-sale?bedrooms=2&bedrooms=<script>', '/for-sale?bedrooms=2'],
  [
    `/for-sale?features=${'pool,'.repeat(9)}pool&page=${'1'.repeat(30)}`,
    '/for-sale?features=pool%2Cpool%2Cpool%2Cpool%2Cpool%2Cpool%2Cpool%2Cpool%2Cpool%2Cpool',
  ],
  [`/${'a'.repeat(400)}`, null],
  ['https://elsewhere.example/', null],
])(
  '[REL-135] of %s the site’s own words and numbers are recorded, nothing that a visitor typed',
  (target, recorded) => {
    expect(allowedAddress(target)).toBe(recorded);
  },
);
