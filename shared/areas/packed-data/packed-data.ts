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

/** A reference takes five bytes, and the string is listed besides. */
const shortestListed = 8;

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

/** How often each string that is worth listing occurs in a JSON value. */
function countStrings(value: unknown, counts: Map<string, number>): void {
  if (typeof value === 'string') {
    if (value.length >= shortestListed) counts.set(value, (counts.get(value) ?? 0) + 1);
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) countStrings(each, counts);
}

/** @param data a JSON value, as `JSON.parse` returns it */
export function packData(data: unknown): PackedData {
  const counts = new Map<string, number>();
  countStrings(data, counts);
  const shapes = counter<readonly string[]>();
  const strings = counter<string>();
  const pack = (value: unknown): unknown => {
    if (typeof value === 'string') return (counts.get(value) ?? 0) > 1 ? [-strings.numberOf(value, value)] : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return [0, ...value.map(pack)];
    const keys = Object.keys(value);
    return [shapes.numberOf(JSON.stringify(keys), keys), ...Object.values(value).map(pack)];
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
