/** A piece of a label; `typed` when the visitor has typed it. */
export interface Piece {
  readonly text: string;
  readonly typed: boolean;
}

const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A label in pieces: the beginnings of its words that the term's words are. Put together the pieces are the label. */
export function emphasise(label: string, term: string): Piece[] {
  const words = [
    ...new Set(
      plain(term.slice(0, 100))
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
    const letters = [...part];
    const folded = letters.map(plain);
    const word = words.find((each) => folded.join('').startsWith(each));
    let count = 0;
    for (let length = 0; word !== undefined && length < word.length && count < letters.length; count += 1)
      length += folded[count]?.length ?? 0;
    add(letters.slice(0, count).join(''), true);
    add(letters.slice(count).join(''), false);
  }
  return pieces;
}
