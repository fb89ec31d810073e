/** Columns of a listing that agents can change, in groups that a feed overwrites or leaves unchanged as a whole. */
export const editGroups = {
  status: ['status_type', 'status', 'under_offer', 'completed_on', 'completed_price', 'completed_price_visible'],
  published: ['published'],
  price: ['search_price', 'price_visible', 'price_text'],
  title: ['title'],
  description: ['description'],
  address: ['street_visible'],
  auction: ['auction_at'],
  rooms: ['bedrooms', 'bathrooms', 'car_spaces'],
  lease: ['available_on', 'bond'],
  features: ['features'],
  inspections: ['inspections'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type EditGroup = keyof typeof editGroups;
export const editGroupNames = Object.keys(editGroups) as readonly EditGroup[];

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

function comparableValue(value: unknown): Plain {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(comparableValue);
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, each]) => [key, comparableValue(each)]),
    );
  return value as string | number | boolean;
}

/** A group's columns as plain JSON, in the same form for database rows and for feed records. */
export function groupValue(group: EditGroup, columns: object): Plain {
  const found = columns as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    editGroups[group].map((name) => [
      name,
      name === 'inspections' ? inOrder(comparableValue(found[name])) : comparableValue(found[name]),
    ]),
  );
}

/** Inspections are a set: their order is irrelevant. */
const inOrder = (list: Plain): Plain =>
  Array.isArray(list) ? list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) : list;

export const sameValue = (one: Plain, other: Plain): boolean =>
  JSON.stringify(comparableValue(one)) === JSON.stringify(comparableValue(other));
