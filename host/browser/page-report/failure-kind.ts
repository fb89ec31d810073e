import type { BrowserFailure } from '@verandah/releases';

/** A failure as the host counts it: release, kind and error class. */
export interface CountedFailure {
  readonly release: string;
  readonly kind: BrowserFailure;
  readonly problem: string;
  /** An example: the error's message, without personal data, and a position in a script of ours. */
  readonly message?: string;
  readonly position?: string;
}

/**
 * Operations of areas and shell, by the kind that they count as. Anything else that is reported, such as a failed call,
 * is not a failure of the page.
 */
const kinds: Readonly<Record<string, BrowserFailure>> = {
  load: 'load',
  style: 'load',
  part: 'load',
  mount: 'mount',
  render: 'render',
  uncaught: 'unhandled',
  recoverable: 'hydrate',
  navigation: 'navigation',
  message: 'message',
};
/** Error classes that are reported by name. A bundle may define any other. */
const classes = new Set([
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'ChunkLoadError',
  'SecurityError',
  'QuotaExceededError',
  'NotFoundError',
  'InvalidStateError',
]);

const classOf = (error: unknown): string => (error instanceof Error && classes.has(error.name) ? error.name : 'Error');

/** What `fetch` rejects with in Chromium, Firefox and WebKit when a request is lost, or ends as the page is left. */
const lostRequest = /^(?:Failed to fetch|NetworkError when attempting to fetch resource\.|Load failed|network error)/;

export const isLostRequest = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error.name === 'TypeError' && lostRequest.test(error.message)));

/** Calls of the API that failed: recognised by name, since each bundle has its own class. */
const isFailedCall = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'GraphError' || error.name === 'RestError');

/**
 * Returns null for what does not count as a failure of a release: a page whose call of the API failed is none.
 * @param where as passed to `report`: 'search@1.4.0 render', 'member@1.0.0 fragment save load'
 */
export function failureOf(error: unknown, where: string): CountedFailure | null {
  const [, release = '', doing = ''] = /^([a-z][a-z0-9-]*@\d+\.\d+\.\d+) (?:.* )?([a-z]+)$/.exec(where) ?? [];
  const kind = kinds[doing];
  if (kind === undefined || (kind === 'navigation' && (isFailedCall(error) || isLostRequest(error)))) return null;
  return { release, kind, problem: classOf(error) };
}

/**
 * Attributes an uncaught error to the release whose script is first in its stack. Returns null when no script is ours
 * (a browser extension, for example), and for a request that was lost.
 */
export function uncaughtOf(error: unknown, origin: string): CountedFailure | null {
  if (isLostRequest(error)) return null;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${origin}/r/`);
  const [, area, version] =
    at < 0 ? [] : (/^([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+)\//.exec(stack.slice(at + origin.length + 3)) ?? []);
  return area === undefined ? null : { release: `${area}@${version}`, kind: 'unhandled', problem: classOf(error) };
}
