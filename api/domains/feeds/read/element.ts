import type { Place } from '../report/note.ts';

/** One XML element with everything in it. `text` is its own text, without that of its children. */
export interface FeedElement extends Place {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly FeedElement[];
  readonly text: string;
}

/** The first child of that name. */
export const childElement = (element: FeedElement, name: string): FeedElement | undefined =>
  element.children.find((each) => each.name === name);

/** All children of that name, in order. */
export const childElements = (element: FeedElement, name: string): readonly FeedElement[] =>
  element.children.filter((each) => each.name === name);

/** The trimmed text, or undefined when the child is absent. */
export const childText = (element: FeedElement, name: string): string | undefined =>
  childElement(element, name)?.text.trim();

/** The trimmed attribute, or undefined when it is absent. */
export const readAttribute = (element: FeedElement, name: string): string | undefined =>
  element.attributes[name]?.trim();

/** How a missing `display` is read: as the format's default, yes (REAXML's DTD), or as no, where an office chose so. */
export type DisplayDefault = 'yes' | 'no';

/** The words of the format for yes and no, in any case. */
const yes = new Set(['yes', 'true', '1']);
const no = new Set(['no', 'false', '0', '']);

/** A word of the format for yes or no, without case; an empty one is no. Undefined for any other word. */
export function yesOrNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

/** Whether an element may be shown: an empty `display`, and any value but yes, true and 1, hides it. */
export const isDisplayed = (element: FeedElement, missing: DisplayDefault): boolean =>
  yesOrNo(readAttribute(element, 'display') ?? missing) === true;

/**
 * The position of an element below this one: `within(listing, 'address', '@display')`. A missing one has the line of
 * what holds it.
 */
export function placeWithin(element: FeedElement, ...names: readonly string[]): Place {
  let inner: FeedElement = element;
  let missing = '';
  for (const name of names) {
    const next = missing === '' ? childElement(inner, name) : undefined;
    if (next === undefined) missing += `/${name}`;
    else inner = next;
  }
  return { path: `${inner.path}${missing}`, line: inner.line };
}
