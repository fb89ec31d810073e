/** The tests to run: parts, areas, and a shard of them. */
export interface Chosen {
  readonly parts: readonly string[];
  /** Empty: all areas. */
  readonly areas: readonly string[];
  readonly shard: Shard;
}

/** One of several machines that share the tests, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Parts that can run for one area. */
const ofAnArea = ['lint', 'types', 'unit and integration'];

/**
 * Meaning of `npm test -- WORDS`: names of parts, or of areas; none means everything. `--shard 2/4` selects the second
 * of four shares.
 * @throws {Error} in one line when a word is neither, or there is no such share
 */
export function chosenTests(words: readonly string[], parts: readonly string[], areas: readonly string[]): Chosen {
  const { shard, names } = takeShard(words);
  const chosenAreas = names.filter((word) => areas.includes(word));
  const others = names.filter((word) => !areas.includes(word));
  const unknown = others.find((word) => !parts.some((part) => part.startsWith(word)));
  if (unknown !== undefined)
    throw new Error(
      `There is no part of the tests and no area ${unknown}. Parts are ${parts.join(', ')}; areas are ${areas.join(', ')}.`,
    );
  const possible = chosenAreas.length === 0 ? parts : ofAnArea;
  const chosen = possible.filter((part) => others.length === 0 || others.some((word) => part.startsWith(word)));
  if (chosen.length === 0)
    throw new Error(`The tests of ${others.join(', ')} are of the whole site: leave ${chosenAreas.join(', ')} out.`);
  return { areas: chosenAreas, parts: chosen, shard };
}

/** Takes `--shard 2/4` or `--shard=2/4` out of the words; without it there is one share, the whole. */
function takeShard(words: readonly string[]): { readonly shard: Shard; readonly names: readonly string[] } {
  const at = words.findIndex((word) => word === '--shard' || word.startsWith('--shard='));
  if (at < 0) return { shard: { index: 1, count: 1 }, names: words };
  const joined = words[at] !== '--shard';
  const given = joined ? (words[at] ?? '').slice('--shard='.length) : (words[at + 1] ?? '');
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(given) ?? []).map(Number);
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new Error(`There is no shard ${given || '(none)'}: write --shard 2/4 for the second of four.`);
  return { shard: { index, count }, names: words.toSpliced(at, joined ? 1 : 2) };
}

/** Whether a part that can't be divided falls to this shard: they are dealt out in turn. */
export const fallsTo = (position: number, { index, count }: Shard): boolean => position % count === index - 1;

/**
 * The journeys of a shard, as arguments of Playwright. The pictures are one test of minutes, which cannot be divided:
 * the last shard takes them and no other journeys.
 * @param screens the projects of the other journeys
 */
export function journeysOf({ index, count }: Shard, screens: readonly string[]): readonly string[] {
  if (count === 1) return [];
  if (index === count) return ['--project=pictures'];
  return [...screens.map((name) => `--project=${name}`), `--shard=${index}/${count - 1}`];
}
