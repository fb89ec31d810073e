import { drawPerson, hasCoveredHair, portraitSets, type PortraitSet } from './drawing/person.ts';

/** Portraits of each set; their keys run from person-any-01 to person-short-24. */
const portraitsPerSet = 24;

const portraitKey = (set: PortraitSet, number: number): string => `person-${set}-${String(number).padStart(2, '0')}`;

/** The keys of a set's portraits: of those whose hair is covered, or of all others. */
export const portraitKeysOf = (set: PortraitSet, hair: 'covered' | 'shown'): readonly string[] =>
  Array.from({ length: portraitsPerSet }, (_, index) => index + 1)
    .filter((number) => hasCoveredHair(set, number) === (hair === 'covered'))
    .map((number) => portraitKey(set, number));

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
