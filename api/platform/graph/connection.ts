import type { ObjectRef } from '@pothos/core';
import { builder, type BuilderTypes } from './builder.ts';
import { badInput, sizeWithin } from './errors.ts';

/** An entry with the numbers that its list is ordered by; the last one is its id, so that no two are equal. */
export interface Keyed<Item> {
  readonly item: Item;
  readonly keys: readonly number[];
}

/** A part of a list by cursors. */
export interface Slice<Item> {
  /** What the keys mean: the list and its order, such as 'agent-reviews' or 'listings buy newest'. */
  readonly list: string;
  readonly entries: readonly Keyed<Item>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Counted only when it is selected. */
  readonly count: () => Promise<number>;
}

/** The entries after a place in a list. */
export interface Wanted {
  readonly list: string;
  readonly first: number;
  /** Of the entry that they come after; absent at the beginning. */
  readonly after: readonly number[] | undefined;
}

/** Most entries of a part; as many as a page has. */
const mostEntries = 100;
const usualEntries = 25;

interface Given {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/**
 * `first` and `after`, arguments of every connection. The limit of a text's cost multiplies a `first` that is written
 * in the text; in a variable it counts as `take` does.
 */
export const connectionArgs = builder.args((t) => ({
  first: t.int({
    defaultValue: usualEntries,
    description: `Maximum number of entries to return, up to ${mostEntries}. Pass it as a variable: a literal number in the query raises its computed cost.`,
  }),
  after: t.string({ description: 'Return entries after this cursor; omit it for the first page.' }),
}));

const cursorOf = (list: string, keys: readonly number[]): string =>
  Buffer.from(JSON.stringify([list, ...keys])).toString('base64url');

function keysOf(cursor: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor.slice(0, 200), 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return []; // not a cursor of ours: the first page
  }
}

const isWithin = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= most;

/**
 * Reads the arguments of a connection.
 * @param most the largest of each number that the list is ordered by
 * @throws {GraphQLError} for a cursor of another list or none at all, and outside 0 to 100
 */
export function wantedOf(list: string, most: readonly number[], { first, after }: Given): Wanted {
  const wanted = { list, first: sizeWithin('first', first ?? usualEntries, mostEntries) };
  if (after === null || after === undefined) return { ...wanted, after: undefined };
  const [its, ...numbers] = keysOf(after);
  if (its !== list || numbers.length !== most.length || !most.every((limit, at) => isWithin(numbers[at], limit)))
    throw badInput('after: is not a cursor of this list and order. Use one that it returned, or leave it out.');
  return { ...wanted, after: numbers as number[] };
}

/** One page of a list. @param found its entries and, if there are more, the next one */
export const sliceOf = <Item>(
  { list, first, after }: Wanted,
  found: readonly Keyed<Item>[],
  count: () => Promise<number>,
): Slice<Item> => ({
  list,
  entries: found.slice(0, first),
  hasNextPage: found.length > first,
  hasPreviousPage: after !== undefined,
  count,
});

const PageInfo = builder.objectRef<Slice<unknown>>('PageInfo').implement({
  description: 'Position of a page in a list, as defined by the GraphQL Cursor Connections Specification.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether there are entries after this page.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'Whether there are entries before this page.' }),
    startCursor: t.string({
      nullable: true,
      description: 'Cursor of the first entry; absent without entries.',
      resolve: ({ list, entries: [first] }) => (first ? cursorOf(list, first.keys) : null),
    }),
    endCursor: t.string({
      nullable: true,
      description: 'Cursor of the last entry, for `after`; absent without entries.',
      resolve({ list, entries }) {
        const last = entries.at(-1);
        return last ? cursorOf(list, last.keys) : null;
      },
    }),
  }),
});

/**
 * The types of a connection: `{name}Connection` and `{name}Edge`.
 * @param node the type of its entries
 */
export function connectionType<Item>(name: string, node: ObjectRef<BuilderTypes, Item, Item>) {
  const Edge = builder.objectRef<Keyed<Item> & { readonly list: string }>(`${name}Edge`);
  Edge.implement({
    description: 'An entry of a list, with its cursor.',
    fields: (t) => ({
      cursor: t.string({
        description: 'Opaque position of the entry. Stays valid when the list grows.',
        resolve: ({ list, keys }) => cursorOf(list, keys),
      }),
      node: t.field({ type: node, description: 'The entry.', resolve: ({ item }) => item as never }),
    }),
  });
  return builder.objectRef<Slice<Item>>(`${name}Connection`).implement({
    description: 'A page of a list by cursor. New entries never shift existing entries from one page to another.',
    fields: (t) => ({
      edges: t.field({
        type: [Edge],
        description: 'Entries with their cursors, in the order of the list.',
        resolve: ({ list, entries }) => entries.map((entry) => ({ ...entry, list })),
      }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'Position of this page in the list.',
        resolve: (slice) => slice,
      }),
      totalCount: t.int({ description: 'Total number of entries in the list.', resolve: ({ count }) => count() }),
    }),
  });
}
