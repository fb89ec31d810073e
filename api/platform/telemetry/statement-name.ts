const table = /\binto\s+([a-z_][\w.]*)|\b(?:from|update|join)\s+(?:only\s+)?([a-z_][\w.]*)(?![\w.]*\s*\()/i;

/** A statement in two words: 'select listing'. */
export function statementName(text: string): string {
  const [, verb = 'statement'] = /^[\s(]*([a-z]+)/i.exec(text) ?? [];
  // The query builder quotes names.
  const [, into, from] = table.exec(text.replaceAll('"', '')) ?? [];
  const where = into ?? from;
  return where === undefined ? verb.toLowerCase() : `${verb} ${where}`.toLowerCase();
}

const longest = 1000;

/** A statement's text without its values. */
export const statementShape = (text: string): string =>
  text
    .slice(0, 4 * longest)
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/(?<![\w$])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
