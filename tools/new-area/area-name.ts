/** @throws {Error} in one line when the name is not valid for an area */
export function checkName(name: string): void {
  if (!/^[a-z][a-z]*(?:-[a-z]+)*$/.test(name) || name.length > 40)
    throw new Error(`"${name}" can't be an area's name: use lower case words with hyphens, as in first-homes.`);
}

/** The template's text with the area's name: in identifiers, in words, in addresses. */
export function nameArea(text: string, name: string): string {
  const words = name.split('-').map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`);
  return text
    .replaceAll(/Newcomer(?=[A-Z])/g, words.join(''))
    .replaceAll('Newcomer', [words[0], ...name.split('-').slice(1)].join(' '))
    .replaceAll('newcomer', name);
}
