/** What of all tests is to be run: some parts, of some areas only. */
export interface Chosen {
  readonly parts: readonly string[];
  /** None: of everything. */ readonly areas: readonly string[];
}

/** Parts that one area has of its own. */
const ofAnArea = ['lint', 'types', 'unit and integration'];

/**
 * What `npm test -- WORDS` means: names of parts, or of areas; nothing means everything.
 * @throws {Error} in one line when a word is neither
 */
export function chosenTests(words: readonly string[], parts: readonly string[], areas: readonly string[]): Chosen {
  const chosenAreas = words.filter((word) => areas.includes(word));
  const others = words.filter((word) => !areas.includes(word));
  const unknown = others.find((word) => !parts.some((part) => part.startsWith(word)));
  if (unknown !== undefined)
    throw new Error(
      `There is no part of the tests and no area ${unknown}. Parts are ${parts.join(', ')}; areas are ${areas.join(', ')}.`,
    );
  const possible = chosenAreas.length === 0 ? parts : ofAnArea;
  const chosen = possible.filter((part) => others.length === 0 || others.some((word) => part.startsWith(word)));
  if (chosen.length === 0)
    throw new Error(`The tests of ${others.join(', ')} are of the whole site: leave ${chosenAreas.join(', ')} out.`);
  return { areas: chosenAreas, parts: chosen };
}
