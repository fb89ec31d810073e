import { safeParse } from 'valibot';
import type { TopicName, TopicRule } from './topics.ts';

/** The part of the browser's storage that the bus needs. */
export interface TopicStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * The storage of each kind of stored topics: 'browser' outlives the tab, 'tab' does not. Accessing it may
 * throw where it is forbidden.
 */
export type TopicStores = Readonly<Record<'browser' | 'tab', () => TopicStore>>;

/** The key under which a topic is stored, as JSON. */
export const storedKey = (name: TopicName): string => `verandah.${name}`;

/**
 * The value of a stored topic from an earlier page; undefined without one, or if what is stored does not fit the
 * topic.
 */
export function readStoredFile(name: TopicName, rule: TopicRule, stores: TopicStores): unknown {
  if (!rule.stored) return undefined;
  try {
    const checked = safeParse(rule.schema, JSON.parse(stores[rule.stored.where]().getItem(storedKey(name)) ?? 'null'));
    return checked.success ? newestValue(checked.output, rule) : undefined;
  } catch {
    return undefined; // forbidden, or not written by us
  }
}

/** Stores a value for later pages. Where storage is full or forbidden, the value lasts as long as the page. */
export function writeStored(name: TopicName, rule: TopicRule, value: unknown, stores: TopicStores): void {
  if (!rule.stored) return;
  try {
    stores[rule.stored.where]().setItem(storedKey(name), JSON.stringify(value));
  } catch {
    /* full or forbidden */
  }
}

/** A list no longer than its topic allows; lists have the newest first. */
export function newestValue(value: unknown, { stored }: TopicRule): unknown {
  const { listingIds } = value as { readonly listingIds?: readonly string[] };
  return stored?.most !== undefined && listingIds && listingIds.length > stored.most
    ? { ...(value as object), listingIds: listingIds.slice(0, stored.most) }
    : value;
}
