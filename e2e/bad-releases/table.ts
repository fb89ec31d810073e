import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';

const document = join(import.meta.dirname, '../../docs/operations.md');
const [begin, end] = ['<!-- bad releases: npm run bad-releases -->', '<!-- end of bad releases -->'];
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const row = ({ name, blamed, example, shown, undoneAfter }: Outcome): string =>
  `| ${name} | ${blamed === null ? 'no release' : `it: \`${blamed}\``} | ${example === null ? '–' : cell(example)} | ${shown} | ${undoneAfter === null ? 'no' : `after ${undoneAfter} page views`} |`;

/** What happens with each bad release, as a table of Markdown. */
export const tableOf = (outcomes: readonly Outcome[]): string =>
  [
    '| A release that | Blamed | For example | Visitors see meanwhile | Undone by the health monitor |',
    '| --- | --- | --- | --- | --- |',
    ...outcomes.map(row),
  ].join('\n');

/** The operations handbook with that table. @throws {Error} when it has no place for one */
export function handbookWith(outcomes: readonly Outcome[]): string {
  const text = readFileSync(document, 'utf8');
  const [from, until] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || until < from) throw new Error(`${document} has no lines ${begin} and ${end}.`);
  return `${text.slice(0, from)}${begin}\n\n${tableOf(outcomes)}\n\n${text.slice(until)}`;
}
export const writeHandbook = (outcomes: readonly Outcome[]): void => writeFileSync(document, handbookWith(outcomes));
