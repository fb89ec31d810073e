/**
 * Attributes by which a server-rendered page names what depends on the homes that the visitor has hidden in this
 * browser. The host applies them before the first paint, so that nothing moves once the page is hydrated; a page drops
 * them then and renders the same itself.
 */
export const hiddenMarks = {
  /** Not shown when the listing with this id is hidden. */
  unless: 'data-unless-hidden',
  /** Shown only when homes are hidden: the area's own styles hide it. */
  ifAny: 'data-if-hidden',
  /** Its text is followed by the number of hidden homes, in brackets. */
  count: 'data-hidden-count',
} as const;
