import type { BrowserFailure } from '@verandah/releases';

/**
 * What the host counts of a failure: whose it is, where it happened and the error's class. Its words stay out: they may
 * be somebody's own.
 */
export interface CountedFailure {
  readonly release: string;
  readonly kind: BrowserFailure;
  readonly problem: string;
}

/**
 * What areas and the shell call it, by what it counts as. Everything else that is reported, such as a call that failed,
 * is no failure of the page.
 */
const kinds: Readonly<Record<string, BrowserFailure>> = {
  load: 'load',
  style: 'load',
  part: 'load',
  mount: 'mount',
  render: 'render',
  uncaught: 'unhandled',
  recoverable: 'hydrate',
};
/** Classes that are reported by name; a bundle may make any other. */
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

/** @param where as it is reported: 'search@1.4.0 render', 'member@1.0.0 fragment save load' */
export function failureOf(error: unknown, where: string): CountedFailure | null {
  const [, release = '', doing = ''] = /^([a-z][a-z0-9-]*@\d+\.\d+\.\d+) (?:.* )?([a-z]+)$/.exec(where) ?? [];
  const kind = kinds[doing];
  return kind === undefined ? null : { release, kind, problem: classOf(error) };
}

/**
 * An uncaught error, by the release whose script is first in its stack; null when it is not of one of our areas: a
 * browser's extension, say.
 */
export function uncaughtOf(error: unknown, origin: string): CountedFailure | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${origin}/r/`);
  const [, area, version] =
    at < 0 ? [] : (/^([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+)\//.exec(stack.slice(at + origin.length + 3)) ?? []);
  return area === undefined ? null : { release: `${area}@${version}`, kind: 'unhandled', problem: classOf(error) };
}
