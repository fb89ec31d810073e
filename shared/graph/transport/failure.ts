/** Report of a failed operation: enough to find the cause, without secrets. */
export interface GraphFailure {
  readonly operation: string;
  /** 'network', 'timeout', 'graphql' or 'no-data' */
  readonly reason: string;
  readonly message: string;
  readonly status?: number;
  readonly variables: unknown;
  /** First 512 characters of the response; '' when there was none. */
  readonly response: string;
}

const secretName = /pass(word|code)?|secret|token|authori[sz]ation|cookie|authcode|api-?key/i;
const secretMember = new RegExp(
  `("[^"]*(?:${secretName.source})[^"]*"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"?|[^,}\\]\\s]+)`,
  'gi',
);
const redacted = '[redacted]';

/** Variables without the values of secret names, at any depth. */
export function redactVariables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactVariables);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? redacted : redactVariables(inner)]),
  );
}

/** Redacts before truncating, so that no part of a secret remains at the end. */
export const responseStart = (text: string): string =>
  text
    .replace(secretMember, `$1"${redacted}"`)
    .replace(/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${redacted}`)
    .slice(0, 512);
