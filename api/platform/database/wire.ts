/**
 * How values travel to and from PostgreSQL:
 *
 * | PostgreSQL | JavaScript |
 * | --- | --- |
 * | int2, int4, float4, float8, oid, numeric | number |
 * | int8 (also `count(*)`) | bigint |
 * | bool | boolean |
 * | date | string, yyyy-MM-dd |
 * | timestamptz | Date |
 * | json, jsonb | the parsed value |
 * | point | { x, y } (longitude, latitude) |
 * | bytea | Uint8Array |
 * | arrays of these | arrays |
 * | everything else | string |
 */
export type Reader = (text: string) => unknown;

const asText: Reader = (text) => text;
const asNumber: Reader = Number;

/** The digits of a text from one character to before another. */
function readDigits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + text.charCodeAt(at) - 48;
  return number;
}

/**
 * As a server in UTC writes a moment: '2026-11-21 12:30:00.500123+00'. `Date.UTC` takes years before 100 for others.
 */
const utcMoment = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{3,})?\+00$/;

/** A page has hundreds of moments, and `Date` takes several times as long to read one's text. */
function asMoment(text: string): Date {
  if (!utcMoment.test(text)) return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return new Date(
    Date.UTC(
      readDigits(text, 0, 4),
      readDigits(text, 5, 7) - 1,
      readDigits(text, 8, 10),
      readDigits(text, 11, 13),
      readDigits(text, 14, 16),
      readDigits(text, 17, 19),
      text.length > 22 ? readDigits(text, 20, 23) : 0,
    ),
  );
}

function asPoint(text: string): { x: number; y: number } {
  const [x, y] = text.slice(1, -1).split(',');
  return { x: Number(x), y: Number(y) };
}

// Object identifiers of PostgreSQL's built-in types: value, array.
const types: readonly (readonly [value: number, array: number, Reader])[] = [
  [16, 1000, (text) => text === 't'],
  [17, 1001, (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))],
  [20, 1016, BigInt],
  [21, 1005, asNumber],
  [23, 1007, asNumber],
  [26, 1028, asNumber],
  [700, 1021, asNumber],
  [701, 1022, asNumber],
  [1700, 1231, asNumber],
  [114, 199, (text) => JSON.parse(text) as unknown],
  [3802, 3807, (text) => JSON.parse(text) as unknown],
  [600, 1017, asPoint],
  [1184, 1185, asMoment],
  [25, 1009, asText],
  [1042, 1014, asText],
  [1043, 1015, asText],
  [1082, 1182, asText],
  [2950, 2951, asText],
];

const readers = new Map<number, Reader>(
  types.flatMap(
    ([value, array, read]) =>
      [
        [value, read],
        [array, (text: string) => readArray(text, read)],
      ] as const,
  ),
);

/** How a column of this type is read. */
export function readerOf(typeId: number): Reader {
  return readers.get(typeId) ?? asText;
}

/** Reads PostgreSQL's array text, `{1,NULL,"a b"}`, of any depth. */
export function readArray(text: string, read: Reader): unknown[] {
  let at = 1;
  const list = (): unknown[] => {
    const items: unknown[] = [];
    while (text[at] !== '}') {
      if (text[at] === ',') at += 1;
      if (text[at] === '{') {
        at += 1;
        items.push(list());
      } else items.push(item());
    }
    at += 1;
    return items;
  };
  const item = (): unknown => {
    if (text[at] !== '"') {
      const start = at;
      while (text[at] !== ',' && text[at] !== '}') at += 1;
      const word = text.slice(start, at);
      return word === 'NULL' ? null : read(word);
    }
    let word = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      word += text[at] ?? '';
    }
    at += 1;
    return read(word);
  };
  return list();
}

function writeItem(value: unknown): string {
  if (Array.isArray(value)) return writeArray(value);
  const text = writeValue(value);
  return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function writeArray(values: readonly unknown[]): string {
  return `{${values.map(writeItem).join(',')}}`;
}

/**
 * A parameter as PostgreSQL's text. Arrays become PostgreSQL arrays, other objects JSON: wrap an array for json in
 * `JSON.stringify`.
 */
export function writeValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return writeArray(value);
  if (typeof value === 'object') return JSON.stringify(value);
  // PostgreSQL's texts can't hold this one character: it is stored, and looked for, as one that can't be read.
  return String(value).replaceAll('\0', '\uFFFD');
}
