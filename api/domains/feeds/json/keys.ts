/** Names that every object has already. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);
const unusual = /[\p{Cc}\p{Cs}]/u;

/** The end of the string that begins at `from`, the position of its closing quotation mark. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/**
 * A key that an object of a JSON text has twice, of which parsers take different ones, or one that objects reserve;
 * null when there is none.
 * @param text valid JSON
 */
export function findKeyProblem(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '{') open.push(new Set());
    else if (letter === '[') open.push(null);
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1) ?? null;
      let next = end + 1;
      while (/\s/.test(text[next] ?? '')) next += 1;
      if (keys !== null && text[next] === ':') {
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        if (reserved.has(key) || unusual.test(key)) return `"${key}" is not a valid name of a field`;
        if (keys.has(key)) return `"${key}" is there twice`;
        keys.add(key);
      }
      at = end;
    }
  }
  return null;
}
