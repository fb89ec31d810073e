import fc from 'fast-check';
import { packData, unpackData } from './packed-data.ts';

const homes = [
  { id: '1', address: { street: '12 Lennox Street', suburb: 'Richmond', timeZone: 'Australia/Melbourne' }, beds: 2 },
  { id: '2', address: { street: '3 Swan Street', suburb: 'Richmond', timeZone: 'Australia/Melbourne' }, beds: null },
];

test('[SHELL-22] data list the keys of objects and repeated strings once', () => {
  const packed = packData({ homes });
  expect(packed).toEqual({
    shapes: [['homes'], ['id', 'address', 'beds'], ['street', 'suburb', 'timeZone']],
    strings: ['Richmond', 'Australia/Melbourne'],
    value: [1, [0, [2, '1', [3, '12 Lennox Street', [-1], [-2]], 2], [2, '2', [3, '3 Swan Street', [-1], [-2]], null]]],
  });
  expect(unpackData(packed)).toEqual({ homes });
});

test('[SHELL-22] any JSON value is the same after it was packed, sent and unpacked', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sent = JSON.parse(JSON.stringify(packData(value))) as ReturnType<typeof packData>;
      expect(JSON.stringify(unpackData(sent))).toBe(JSON.stringify(value));
    }),
  );
});

test('[SHELL-22] keys that objects inherit are keys like any other', () => {
  const value: unknown = JSON.parse('[{"__proto__":{"a":1},"constructor":"constructor"},{"toString":[]},[],{},""]');
  expect(JSON.stringify(unpackData(packData(value)))).toBe(JSON.stringify(value));
});

test('[SHELL-22] data that were never serialized are packed as JSON would have them', () => {
  const word = fc.oneof(fc.string(), fc.constant('Australia/Melbourne'));
  const values = [word, fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined), fc.date()];
  const given = fc.object({ values: [...values, fc.constant(() => 1), fc.constant(Symbol('none'))] });
  fc.assert(
    fc.property(fc.oneof(given, fc.array(given)), (value) => {
      const sent = JSON.parse(JSON.stringify(packData(value))) as ReturnType<typeof packData>;
      expect(JSON.stringify(unpackData(sent))).toBe(JSON.stringify(value));
    }),
  );
});
