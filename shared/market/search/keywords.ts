/** Keywords of a search; the rest of a longer list is left out. */
export const mostKeywords = 5;
/** Characters of a keyword; a longer one is cut. */
export const longestKeyword = 60;

/** A text in the form in which words are compared, and where each of its characters was. */
export interface FoldedText {
  readonly text: string;
  /** For each character of `text`, the index in the original. */
  readonly from: readonly number[];
}

/**
 * Lower case, without accents and apostrophes, everything but letters and digits a space: "Butler's North-Facing Café"
 * → 'butlers north facing cafe'.
 */
export function foldText(original: string): FoldedText {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    text += folded;
    for (let length = folded.length; length > 0; length -= 1) from.push(at);
    at += character.length;
  }
  return { text, from };
}

function foldCharacter(character: string): string {
  if (/['’ʼ]/.test(character)) return '';
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain === '') return '';
  return /^[\p{L}\p{N}]+$/u.test(plain) ? plain : ' ';
}

/** Keywords in normal form: folded, sorted, each once. */
export function normalKeywords(keywords: readonly string[]): readonly string[] {
  const words = keywords.map((keyword) =>
    foldText(keyword.slice(0, 4 * longestKeyword))
      .text.replace(/ +/g, ' ')
      .trim()
      .slice(0, longestKeyword)
      .trim(),
  );
  return [...new Set(words.filter(Boolean))].sort().slice(0, mostKeywords);
}

/** 'North facing, granny flat' → the keywords of a search, in normal form. */
export const keywordsOf = (text: string): readonly string[] => normalKeywords(text.split(',', 100));
