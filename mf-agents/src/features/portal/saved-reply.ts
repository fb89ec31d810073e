/** What a saved reply may hold instead of words, and what it stands for. */
export const placeholders = [
  ['name', 'the name of the person who enquired'],
  ['address', 'the address of the property'],
  ['agent', 'your name'],
  ['office', 'your office'],
] as const;
export type Placeholder = (typeof placeholders)[number][0];

const known: ReadonlySet<string> = new Set(placeholders.map(([name]) => name));
const form = /\{([^{}\n]{1,40})\}/g;

/** Texts in braces that stand for nothing: '{Nmae}'. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(form)].flatMap(([whole, name = '']) => (known.has(name.trim().toLowerCase()) ? [] : [whole]));

/** A saved reply with its placeholders filled in; other texts in braces stay. */
export const filledReply = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(form, (whole, name: string) => {
    const key = name.trim().toLowerCase();
    return known.has(key) ? values[key as Placeholder] : whole;
  });
