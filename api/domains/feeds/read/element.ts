import type { Place } from '../report/note.ts';

/** One XML element with everything in it. `text` is its own text, without that of its children. */
export interface FeedElement extends Place {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly FeedElement[];
  readonly text: string;
}

/** The first child of that name. */
export const child = (element: FeedElement, name: string): FeedElement | undefined =>
  element.children.find((each) => each.name === name);

/** All children of that name, in order. */
export const children = (element: FeedElement, name: string): readonly FeedElement[] =>
  element.children.filter((each) => each.name === name);

/** The trimmed text, or undefined when the child is absent. */
export const childText = (element: FeedElement, name: string): string | undefined => child(element, name)?.text.trim();

/** The trimmed attribute, or undefined when it is absent. */
export const attribute = (element: FeedElement, name: string): string | undefined => element.attributes[name]?.trim();

/** True only for a written yes, not for any other value or none. */
export const isExplicitYes = (value: string | undefined): boolean => value?.trim().toLowerCase() === 'yes';

/**
 * The position of an element below this one: `within(listing, 'address', '@display')`. A missing one has the line of
 * what holds it.
 */
export function within(element: FeedElement, ...names: readonly string[]): Place {
  let inner: FeedElement = element;
  let missing = '';
  for (const name of names) {
    const next = missing === '' ? child(inner, name) : undefined;
    if (next === undefined) missing += `/${name}`;
    else inner = next;
  }
  return { path: `${inner.path}${missing}`, line: inner.line };
}
