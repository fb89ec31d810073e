/**
 * A JSON value in which the keys of objects and repeated strings are listed once. Lists of homes repeat both: packed,
 * they take half of the bytes.
 */
export interface PackedData {
  /** The keys of each shape of objects. */
  readonly shapes: readonly (readonly string[])[];
  readonly strings: readonly string[];
  /**
   * A scalar stands for itself; `[0, …items]` is a list, `[n, …values]` an object of the nth shape and `[-n]` the nth
   * string, both counted from 1.
   */
  readonly value: unknown;
}

/** A reference takes five bytes, and the string is listed besides: six save 200 bytes of a listing, 500 of results. */
const shortestListed = 6;

/** Numbers what it is given, from 1, in the order of first sight. */
const counter = <Item>() => {
  const items: Item[] = [];
  const numbers = new Map<string, number>();
  return {
    items,
    numberOf(key: string, item: Item): number {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, items.push(item));
      return items.length;
    },
  };
};

interface Serializable {
  toJSON(key?: string): unknown;
}
const isSerializable = (value: object): value is Serializable =>
  'toJSON' in value && typeof value.toJSON === 'function';

/** What `JSON.stringify` makes of a value; undefined for what it leaves out. */
function asJson(value: unknown): unknown {
  const given = typeof value === 'object' && value !== null && isSerializable(value) ? value.toJSON() : value;
  return typeof given === 'function' || typeof given === 'symbol' ? undefined : given;
}

/** How often each string that is worth listing occurs in a value. */
function countStrings(given: unknown, counts: Map<string, number>): void {
  const value = asJson(given);
  if (typeof value === 'string') {
    if (value.length >= shortestListed) counts.set(value, (counts.get(value) ?? 0) + 1);
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) countStrings(each, counts);
}

/**
 * @param data what can be sent as JSON; it is packed as `JSON.parse` would return it
 * @returns a JSON value once it is serialized: numbers that JSON does not have are left as they are
 */
export function packData(data: unknown): PackedData {
  const counts = new Map<string, number>();
  countStrings(data, counts);
  const shapes = counter<readonly string[]>();
  const strings = counter<string>();
  const pack = (given: unknown): unknown => {
    const value = asJson(given);
    if (typeof value === 'string') return (counts.get(value) ?? 0) > 1 ? [-strings.numberOf(value, value)] : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return [0, ...value.map(pack)];
    const entries = Object.entries(value).filter(([, each]) => asJson(each) !== undefined);
    const keys = entries.map(([key]) => key);
    return [shapes.numberOf(JSON.stringify(keys), keys), ...entries.map(([, each]) => pack(each))];
  };
  const value = pack(data);
  return { shapes: shapes.items, strings: strings.items, value };
}

/** The JSON value that was packed. */
export function unpackData({ shapes, strings, value: packed }: PackedData): unknown {
  const unpack = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const kind = value[0] as number;
    if (kind < 0) return strings[-kind - 1];
    if (kind === 0) return value.slice(1).map(unpack);
    return Object.fromEntries((shapes[kind - 1] ?? []).map((key, index) => [key, unpack(value[index + 1])]));
  };
  return unpack(packed);
}
