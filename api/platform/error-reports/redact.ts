/** Names of fields that are redacted in reports. */
const secretName =
  /pass(?:word|phrase)?|secret|token|authori[sz]ation|cookie|credential|api[-_]?key|session|auth[-_]?code|e-?mail|phone|\bsid\b|\bdsn\b/i;
const hidden = '[redacted]';

/**
 * Secrets and addresses of people inside a text: bearer and JSON web tokens, passwords in addresses, links that prove
 * something, email addresses.
 */
export function redactText(text: string): string {
  return text
    .replace(/\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi, hidden)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, hidden)
    .replace(/(\w+:\/\/)[^\s/@:]*:[^\s/@]*@/g, `$1${hidden}@`)
    .replace(
      /\b((?:access|refresh|session|token|code|state|nonce|password|secret|key|authCode|unsubscribe)=)[^\s&;#"',]+/gi,
      `$1${hidden}`,
    )
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi, hidden);
}

/** The same for any value in a report; fields with secret names are removed. */
export function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 8) return hidden;
  if (Array.isArray(value)) return value.map((each) => redactValue(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, secretName.test(name) ? hidden : redactValue(each, depth + 1)]),
  );
}
