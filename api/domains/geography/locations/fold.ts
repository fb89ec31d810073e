/** Abbreviated words and their canonical spelling. */
const spelling: Readonly<Record<string, string>> = { mt: 'mount', saint: 'st', nth: 'north', sth: 'south' };

/**
 * Normalises a name for comparison: lower case, no accents or apostrophes, one spelling of Mount and Saint, no 'and'
 * between words: "Mt. O'Connor" → 'mount oconnor', 'Harbour & Vale' and 'Harbour and Vale' → 'harbour vale'.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word, index, words) => word !== 'and' || index === 0 || index === words.length - 1)
    .map((word) => (Object.hasOwn(spelling, word) ? spelling[word] : word))
    .join(' ');
}
