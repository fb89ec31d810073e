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

/** The keys of objects, numbered from 1 in the order of first sight. */
class Shapes {
  readonly listed: (readonly string[])[] = [];
  /** Key by key, which is quicker than any text of all keys. */
  readonly #root: Branch = { number: 0, next: new Map() };

  numberOf(keys: readonly string[]): number {
    let branch = this.#root;
    for (const key of keys) {
      let next = branch.next.get(key);
      if (next === undefined) branch.next.set(key, (next = { number: 0, next: new Map() }));
      branch = next;
    }
    if (branch.number === 0) branch.number = this.listed.push(keys);
    return branch.number;
  }
}

/** What follows the same first keys; `number` is that of the shape which ends here, or 0. */
interface Branch {
  number: number;
  readonly next: Map<string, Branch>;
}

/** What `JSON.stringify` makes of a value; undefined for what it leaves out. */
function asJson(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    const { toJSON } = value as { readonly toJSON?: unknown };
    return typeof toJSON === 'function' ? asPlain(toJSON.call(value)) : value;
  }
  return asPlain(value);
}

const asPlain = (value: unknown): unknown =>
  typeof value === 'function' || typeof value === 'symbol' ? undefined : value;

/** Where a string was put when it was first seen, or its number once it was seen again. */
type Seen = { readonly list: unknown[]; readonly at: number } | number;

/**
 * @param data what can be sent as JSON; it is packed as `JSON.parse` would return it
 * @returns a JSON value once it is serialized: numbers that JSON does not have are left as they are
 */
export function packData(data: unknown): PackedData {
  const shapes = new Shapes();
  const strings: string[] = [];
  const seen = new Map<string, Seen>();
  const number = (text: string, first: Seen): number => {
    if (typeof first === 'number') return first;
    const listed = strings.push(text);
    first.list[first.at] = [-listed];
    seen.set(text, listed);
    return listed;
  };
  const add = (list: unknown[], value: unknown): void => {
    if (typeof value === 'string' && value.length >= shortestListed) {
      const before = seen.get(value);
      if (before === undefined) seen.set(value, { list, at: list.length });
      list.push(before === undefined ? value : [-number(value, before)]);
    } else if (Array.isArray(value)) {
      const items: unknown[] = [0];
      for (const each of value) add(items, asJson(each));
      list.push(items);
    } else if (typeof value === 'object' && value !== null) {
      list.push(packObject(value as Readonly<Record<string, unknown>>));
    } else list.push(value);
  };
  const packObject = (object: Readonly<Record<string, unknown>>): unknown[] => {
    const keys: string[] = [];
    const values: unknown[] = [];
    for (const key of Object.keys(object)) {
      const value = asJson(object[key]);
      if (value === undefined) continue;
      keys.push(key);
      values.push(value);
    }
    const packed: unknown[] = [shapes.numberOf(keys)];
    for (const value of values) add(packed, value);
    return packed;
  };
  const whole: unknown[] = [];
  add(whole, asJson(data));
  return { shapes: shapes.listed, strings, value: whole[0] };
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
