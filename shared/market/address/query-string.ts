/** A query as its parameter names in lower case, each with its values in order. */
export type QueryValues = ReadonlyMap<string, readonly string[]>;

/** Longer than any address that is built; the rest of a longer query is ignored. */
const mostCharacters = 65_536;

/** Reads a query without its question mark; a value with malformed percent-encoding is left out. */
export function readQuery(query: string): QueryValues {
  const values = new Map<string, string[]>();
  for (const pair of query.slice(0, mostCharacters).split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).toLowerCase();
    const value = decodeText(pair.slice(at + 1).replaceAll('+', ' '));
    if (value === null) continue;
    const held = values.get(name);
    if (held) held.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** With its question mark; '' without pairs. Commas and plus signs stay readable. */
export function writeQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2B', '+')}`).join('&')}`;
}

/** null when the percent-encoding is malformed. */
export function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // `null`: a malformed escape
  }
}
