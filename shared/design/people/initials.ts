/** 'Olivia van Nakamura' → 'ON'; one initial of a single name; '?' of none. Any script, as written. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s-]+/u)
    .map((word) => /\p{L}/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first ?? '?'}${last ?? ''}`.toUpperCase();
}

/** The same tint for the same name, 0 to `count` − 1. */
export const tintOf = (name: string, count: number): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % count;
