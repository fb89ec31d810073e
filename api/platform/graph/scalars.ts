import { isCalendarDay } from '@verandah/market';
import { GraphQLScalarType, Kind } from 'graphql';

const clockPattern = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** yyyy-MM-dd */
const dayLength = 10;

const isDate = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value);
const isDateTime = (value: unknown): value is string =>
  typeof value === 'string' && isDate(value.slice(0, dayLength)) && clockPattern.test(value.slice(dayLength));

/** GraphQL's Int: whole numbers of 32 bits. */
const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31;

/** A value that a scalar does not accept; the message states what to enter instead. */
export class UnreadableInput extends TypeError {}

interface Kinds<Value extends string | number> {
  readonly name: string;
  readonly description: string;
  readonly specifiedByURL?: string;
  readonly literal: Kind.STRING | Kind.INT;
  /** What to enter instead, for people. */
  readonly hint: string;
  readonly accepts: (value: unknown) => value is Value;
}

/**
 * A scalar that only validates: values stay the strings and numbers that they are in JSON, so the rules of a domain and
 * the clients read the same.
 */
function validateText<Value extends string | number>({
  literal,
  hint,
  accepts,
  ...config
}: Kinds<Value>): GraphQLScalarType<Value, Value> {
  const parse = (value: unknown): Value => {
    if (accepts(value)) return value;
    throw new UnreadableInput(hint);
  };
  return new GraphQLScalarType<Value, Value>({
    ...config,
    serialize(value) {
      if (accepts(value)) return value;
      throw new TypeError(`${config.name} can't represent ${JSON.stringify(value)}.`);
    },
    parseValue: parse,
    parseLiteral(node) {
      if (node.kind === Kind.INT && literal === Kind.INT) return parse(Number(node.value));
      return parse(node.kind === Kind.STRING && literal === Kind.STRING ? node.value : undefined);
    },
  });
}

/** A moment: RFC 3339 with `Z` or an offset; seconds may be left out in input. */
export const DateTime = validateText<string>({
  name: 'DateTime',
  description:
    'A date and time as in RFC 3339: 2026-03-31T10:30:00.000Z or 2026-03-31T21:30:00+11:00. The API sends UTC; it accepts any offset, and times without seconds.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  literal: Kind.STRING,
  hint: 'Enter a date and time with its offset, such as 2026-03-31T21:30:00+11:00.',
  accepts: isDateTime,
});

/** A day of the calendar: yyyy-MM-dd. */
export const CalendarDate = validateText<string>({
  name: 'Date',
  description:
    'A calendar date, yyyy-MM-dd, as full-date in RFC 3339: 2026-03-31. It has no time zone; dates of a property are local to the property.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  literal: Kind.STRING,
  hint: 'Enter a date, such as 2026-03-31.',
  accepts: isDate,
});

/** An amount in whole Australian dollars. */
export const Dollars = validateText<number>({
  name: 'Dollars',
  description:
    'An amount in whole Australian dollars, a JSON number without a fraction: 650000. Rents are dollars a week.',
  literal: Kind.INT,
  hint: 'Enter whole dollars, such as 650000.',
  accepts: isWhole,
});
