/** Words that are not capitalised within a name. */
const small = new Set(['and', 'at', 'by', 'in', 'of', 'on', 'the', 'upon', 'via']);

const capitaliseWord = (word: string): string =>
  word.replace(/(^|[-(/])(mc|o')?(\p{L})/gu, (_, before: string, prefix: string | undefined, letter: string) => {
    const start = prefix === undefined ? '' : `${prefix[0]?.toUpperCase() ?? ''}${prefix.slice(1)}`;
    return before + start + letter.toUpperCase();
  });

/**
 * A locality's name that is written in capitals or in small letters, as a name: 'RICHMOND' → 'Richmond', 'ISLE OF
 * CAPRI' → 'Isle of Capri', 'MCKINNON' → 'McKinnon'. Mixed case stays unchanged.
 */
export function tidyName(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ');
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : capitaliseWord(word)))
    .join(' ');
}
