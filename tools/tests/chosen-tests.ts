/** The tests to run: parts, folders, and a shard of them. */
export interface Chosen {
  readonly parts: readonly string[];
  /** Folders or files, as paths from the root. Empty: everything. */
  readonly folders: readonly string[];
  /** Whether tests run all their cases, and the ones that take too long for every change as well. */
  readonly full: boolean;
  readonly shard: Shard;
}

/** One of several machines that share the tests, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The source tree, as far as words can name its parts. */
export interface Tree {
  /** Names of areas: 'search' */
  readonly areas: readonly string[];
  /** Whether a folder or file exists. @param path from the root */
  exists(path: string): boolean;
}

/** Parts that can run for one folder. */
const ofAFolder = ['lint', 'format', 'types', 'unit and integration'];
/** Where journeys are. */
const ofJourneys = /^e2e(?:\/|$)/;

/**
 * Meaning of `npm test -- WORDS`: names of parts, of areas ('search') or of folders ('api/domains/saved/alerts'); none
 * means everything. `--full` selects all cases, `--shard 2/4` the second of four shares.
 * @throws {Error} in one line when a word is none of these, or there is no such share
 */
export function chosenTests(words: readonly string[], parts: readonly string[], tree: Tree): Chosen {
  const { shard, names: withFull } = takeShard(words);
  const names = withFull.filter((word) => word !== '--full');
  const isPart = (word: string): boolean => parts.some((part) => part.startsWith(word));
  const folders: string[] = [];
  const partWords: string[] = [];
  for (const word of names) {
    const path = word.replace(/^\.\//, '').replace(/\/+$/, '');
    if (tree.areas.includes(path)) folders.push(`mf-${path}`);
    else if (isPart(word)) partWords.push(word);
    else if (/^\w/.test(path) && !path.includes('..') && tree.exists(path)) folders.push(path);
    else
      throw new Error(
        `There is no part of the tests, no area and no folder ${word}. Parts are ${parts.join(', ')}; areas are ${tree.areas.join(', ')}.`,
      );
  }
  const ofFolders = folders.some((folder) => ofJourneys.test(folder))
    ? [...ofAFolder, 'journeys in a browser']
    : ofAFolder;
  const possible = folders.length === 0 ? parts : parts.filter((part) => ofFolders.includes(part));
  const chosen = possible.filter((part) => partWords.length === 0 || partWords.some((word) => part.startsWith(word)));
  if (chosen.length === 0)
    throw new Error(`The tests of ${partWords.join(', ')} are of the whole site: leave ${folders.join(', ')} out.`);
  return { folders, parts: chosen, full: withFull.length > names.length, shard };
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
 * The journeys of a shard, as arguments of Playwright. The pictures of `--full` are one test of minutes, which cannot
 * be divided: the last shard takes them and no other journeys.
 * @param screens the projects of the other journeys
 */
export function journeysOf({ index, count }: Shard, screens: readonly string[], full: boolean): readonly string[] {
  if (count === 1) return [];
  if (!full) return [`--shard=${index}/${count}`];
  if (index === count) return ['--project=pictures'];
  return [...screens.map((name) => `--project=${name}`), `--shard=${index}/${count - 1}`];
}
