/** Limits of one feed; anything beyond is rejected before it costs memory. */
export const limits = {
  /** bytes of one document */
  document: 50 * 1024 * 1024,
  /** listings of one document: their reports are stored, and a dry run holds them all in memory */
  listings: 300_000,
  /** nested elements below a listing */
  depth: 16,
  /** open elements at which reading stops altogether */
  openElements: 64,
  /** elements in one listing */
  elements: 2000,
  /** characters of text in one listing: the format allows 65,535 for each of a handful of texts */
  text: 600_000,
  /** places of one document that are not well-formed: each costs the parser as much as a whole element */
  faults: 20_000,
  /** milliseconds in which the reader has to read 256 KB, and megabytes that it may hold */
  time: 20_000,
  memory: 256,
  /** attributes of one element, and characters of one attribute */
  attributes: 32,
  attribute: 4096,
} as const;
