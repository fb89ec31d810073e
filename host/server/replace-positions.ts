/**
 * The words of a stack that may hold a position; longer ones are none. Browsers send stacks, so anybody does: one
 * expression over a whole stack takes cubic time in the length of a word.
 */
const word = /[^\s()]+/g;
const longestWord = 600;
/** Positions of one stack that are looked up. */
const mostPositions = 20;

/**
 * A stack with the positions that `pattern` matches, each at the beginning of a word, replaced by what `sourceOf`
 * returns for them; those without a source stay. Never throws.
 */
export async function replacePositions(
  stack: string,
  pattern: RegExp,
  sourceOf: (match: RegExpExecArray) => Promise<string | null>,
): Promise<string> {
  const found = new Map<string, RegExpExecArray>();
  for (const [each] of stack.matchAll(word)) {
    const match = each.length > longestWord ? null : pattern.exec(each);
    if (match && found.size < mostPositions) found.set(each, match);
  }
  const sources = new Map<string, string>();
  for (const [each, match] of found) {
    const source = await sourceOf(match).catch(() => null); // maps that can't be read: the position stays
    if (source !== null) sources.set(each, source + each.slice(match[0].length));
  }
  return stack.replace(word, (each) => sources.get(each) ?? each);
}
