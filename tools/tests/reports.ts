import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { results } from './run-program.ts';

/** A test file or a journey. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

/** A part's report; undefined when it has written none. @param name of its file */
export function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Lines of the slowest, the slowest first: '  12.3 s api/domains/listings/permissions.test.ts'. */
export const slowestOf = (timed: readonly Timed[], count = 20): readonly string[] =>
  timed
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
