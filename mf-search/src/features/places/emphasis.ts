/** A piece of a label; `typed` when it matches what the visitor typed. */
export interface Piece {
  readonly text: string;
  readonly typed: boolean;
}

const foldLetter = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Splits a label into pieces and marks the beginnings of words that match the term. Joined, the pieces are the label.
 */
export function emphasiseTerm(label: string, term: string): Piece[] {
  const words = [
    ...new Set(
      foldLetter(term.slice(0, 100))
        .split(/[^\p{L}\p{N}'’]+/u)
        .filter(Boolean),
    ),
  ].toSorted((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  const add = (text: string, typed: boolean) => {
    const last = pieces.at(-1);
    if (last?.typed === typed) pieces[pieces.length - 1] = { text: last.text + text, typed };
    else if (text) pieces.push({ text, typed });
  };
  for (const part of label.split(/([\p{L}\p{N}'’\p{M}]+)/u)) {
    const characters = [...part];
    const folded = characters.map(foldLetter);
    const word = words.find((each) => folded.join('').startsWith(each));
    let count = 0;
    for (let length = 0; word !== undefined && length < word.length && count < characters.length; count += 1)
      length += folded[count]?.length ?? 0;
    add(characters.slice(0, count).join(''), true);
    add(characters.slice(count).join(''), false);
  }
  return pieces;
}
