import { drawPerson, portraitSets, type PortraitSet } from './drawing/person.ts';

/** Portraits of each set; their keys run from person-any-01 to person-short-24. */
export const portraitsPerSet = 24;

export const portraitKey = (set: PortraitSet, number: number): string =>
  `person-${set}-${String(number).padStart(2, '0')}`;

/** Every key that has a portrait. */
export const portraitKeys: readonly string[] = portraitSets.flatMap((set) =>
  Array.from({ length: portraitsPerSet }, (_, index) => portraitKey(set, index + 1)),
);

/** A drawn portrait as SVG, square; null for a key that has none. The same key gives the same face. */
export function portrait(key: string, pixels: number): string | null {
  const [, name, number] = /^person-([a-z]+)-(\d\d)$/.exec(key) ?? [];
  const set = portraitSets.find((known) => known === name);
  return set !== undefined && portraitKeys.includes(key) ? drawPerson(set, Number(number), pixels) : null;
}
