import { numericId, parseId } from './parse-id.ts';

test.each([
  ['7', 7],
  [7, 7],
  ['999999999', 999_999_999],
])('%j is an ID', (id, number) => {
  expect([numericId(id), parseId(id, 'review')]).toEqual([number, number]);
});

test.each(['', ' 7', '-7', '7.5', '1e3', '0x7', '1234567890', 'seven', -7, 7.5, Number.NaN])('%j is none', (id) => {
  expect(numericId(id)).toBeUndefined();
  expect(() => parseId(id, 'review')).toThrow('There is no such review.');
});
