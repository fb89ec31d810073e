import { parseValue, type GraphQLScalarType } from 'graphql';
import { CalendarDate, DateTime, Dollars } from './scalars.ts';

/** Whether each of three ways takes the value: as a response, as a variable, as a literal. */
const ways = (scalar: GraphQLScalarType, value: unknown) =>
  [
    () => scalar.serialize(value),
    () => scalar.parseValue(value),
    () => scalar.parseLiteral(parseValue(JSON.stringify(value))),
  ].map((read) => {
    try {
      return read() === value;
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  });

test.each([
  ['2026-03-31T10:30:00.000Z', true],
  ['2026-03-31T21:30:00+11:00', true],
  ['2026-03-31T21:30+11:00', true],
  ['2024-02-29T00:00:00Z', true],
  ['2023-02-29T00:00:00Z', false],
  ['2026-03-31T10:30:00', false],
  ['2026-03-31T24:00:00Z', false],
  ['2026-03-31 10:30:00Z', false],
  ['2026-03-31', false],
  ['', false],
  [1_774_953_000_000, false],
  [null, false],
])('[GQL-49] as a DateTime, %j: %s', (value, fits) => {
  expect(ways(DateTime, value)).toEqual([fits, fits, fits]);
});

test.each([
  ['2026-03-31', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['31/03/2026', false],
  ['2026-3-31', false],
  ['2026-03-31T00:00:00Z', false],
  [20_260_331, false],
])('[GQL-49] as a Date, %j: %s', (value, fits) => {
  expect(ways(CalendarDate, value)).toEqual([fits, fits, fits]);
});

test.each([
  [650_000, true],
  [0, true],
  [2_147_483_647, true],
  [2_147_483_648, false],
  [0.5, false],
  ['650000', false],
  [true, false],
])('[GQL-49] as Dollars, %j: %s', (value, fits) => {
  expect(ways(Dollars, value)).toEqual([fits, fits, fits]);
});
