/** A name as it is compared: lower case, no accents or apostrophes, one spelling of Mount and Saint: "Mt. O'Connor" → 'mount oconnor'. */
export function foldName(name: string): string {
  return name.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim()
    .replace(/^mt /, 'mount ').replace(/^saint /, 'st ');
}
