import { readArray, readerOf, writeValue } from './wire.ts';

test('[DATA-01] parameters are written as the text of PostgreSQL', () => {
  expect(writeValue(undefined)).toBeNull();
  expect(writeValue(new Date('2026-11-21T01:02:03.004Z'))).toBe('2026-11-21T01:02:03.004Z');
  expect(writeValue([1, null, 'a "b" \\ c', [true]])).toBe('{"1",NULL,"a \\"b\\" \\\\ c",{"true"}}');
  expect(writeValue(['a\0b'])).toBe('{"a\uFFFDb"}');
  expect(writeValue({ a: [1] })).toBe('{"a":[1]}');
  expect(writeValue(2n ** 62n)).toBe('4611686018427387904');
  expect(writeValue(new Uint8Array([1, 255]))).toBe('\\x01ff');
});

test('[DATA-01] columns are read as the types that code works with', () => {
  expect(readerOf(20)('9007199254740993')).toBe(9007199254740993n);
  expect(readerOf(1184)('2026-11-21 12:30:00.5+11')).toEqual(new Date('2026-11-21T01:30:00.5Z'));
  for (const [text, moment] of [
    ['2026-11-21 01:30:00+00', '2026-11-21T01:30:00.000Z'],
    ['2026-11-21 01:30:00.5+00', '2026-11-21T01:30:00.500Z'],
    ['2026-11-21 01:30:00.123+00', '2026-11-21T01:30:00.123Z'],
    ['2026-11-21 01:30:00.123999+00', '2026-11-21T01:30:00.123Z'],
    ['0044-03-15 12:00:00+00', '0044-03-15T12:00:00.000Z'],
    ['1887-02-28 23:59:59-03:30', '1887-03-01T03:29:59.000Z'],
  ] as const)
    expect(readerOf(1184)(text)).toEqual(new Date(moment));
  expect(Number(readerOf(1184)('infinity'))).toBeNaN();
  expect(readerOf(1082)('2026-11-21')).toBe('2026-11-21');
  expect(readArray('{1,NULL,{2,"a,\\"}"},""}', (text) => text)).toEqual(['1', null, ['2', 'a,"}'], '']);
});
