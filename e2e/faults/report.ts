import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@verandah/api';
import { root } from '../site.ts';
import type { Outcome } from './outcome.ts';
import { longestWait, type ObservedRequest } from './watchers/request-log.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const longest = (asked: readonly ObservedRequest[]): string => seconds(Math.max(0, ...asked.map(({ ms }) => ms)));
const share = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`;

const columns = [
  'fault',
  'pages: fresh, kept, last good, error page; longest wait',
  'other answers: good, refused; longest wait',
  'writes: acknowledged, tries again; longest without one',
  'lost or doubled',
  'well again',
] as const;

/** The cells of a row, in the order of `columns`. */
export function cellsOf({
  name,
  asked,
  recovered,
  mended,
  writes,
  lost,
  repeatedMails,
  problems,
}: Outcome): readonly string[] {
  const pages = asked.filter(({ act }) => act === 'page');
  const from = (kind: ObservedRequest['from']): string =>
    share(pages.filter((each) => each.from === kind).length, pages.length);
  const others = asked.filter(({ act }) => act !== 'page');
  return [
    `${name}${problems.length > 0 ? ' **fails**' : ''}`,
    `${from('fresh')}, ${from('kept')}, ${from('last good')}, ${share(pages.filter(({ good }) => !good).length, pages.length)}; ${longest(pages)}`,
    `${share(others.filter(({ good }) => good).length, others.length)}, ${share(others.filter(({ good }) => !good).length, others.length)}; ${longest(others)}`,
    `${writes.acknowledged}, ${writes.refused}; ${seconds(writes.gap)}`,
    `${lost.length}${repeatedMails > 0 ? ` (${repeatedMails} mails sent twice under one Message-ID)` : ''}`,
    recovered.ms === undefined ? `no: ${recovered.last}` : `${seconds(recovered.ms)} (${recovered.last}), ${mended}`,
  ];
}

export const printRow = (outcome: Outcome): string => cellsOf(outcome).join(' | ');

const file = join(root, 'docs/faults.md');

/** The table's rows and the reasons of failures, by their fault's name, as in the document. */
export function readReport(text: string): {
  readonly rows: Map<string, string>;
  readonly failures: Map<string, string>;
} {
  const lines = text.split('\n');
  const entries = (pattern: RegExp): Map<string, string> =>
    new Map(
      lines.flatMap((line): [string, string][] => {
        const name = pattern.exec(line)?.[1];
        return name === undefined ? [] : [[name, line]];
      }),
    );
  const rows = entries(/^\| ([^|]+?)(?: \*\*fails\*\*)? \| .*\d/);
  return { rows, failures: entries(/^- \*\*(.+?)\*\* fails: /) };
}

/**
 * Writes the outcomes of a run into the table; other rows stay, those of removed faults are deleted.
 * @param names all faults, and all pairs
 */
export function writeReport(
  outcomes: readonly Outcome[],
  { single, pairs }: { readonly single: readonly string[]; readonly pairs: readonly string[] },
  { listings, seconds: lasting }: { readonly listings: number; readonly seconds: number },
): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const { rows, failures } = existsSync(file)
    ? readReport(readFileSync(file, 'utf8'))
    : { rows: new Map<string, string>(), failures: new Map<string, string>() };
  for (const outcome of outcomes) {
    const { name, problems } = outcome;
    rows.set(name, `| ${cellsOf(outcome).join(' | ')} |`);
    failures.delete(name);
    if (problems.length > 0)
      failures.set(
        name,
        `- **${name}** fails: ${problems.map((problem) => problem.slice(0, 200).replaceAll('|', '/')).join('; ')}`,
      );
  }
  const all = [...single, ...pairs].filter((name) => rows.has(name));
  const failed = all.flatMap((name) => failures.get(name) ?? []);
  const table = (names: readonly string[]): string =>
    [
      `| ${columns.join(' | ')} |`,
      `|${columns.map(() => ' --- |').join('')}`,
      ...names.flatMap((name) => rows.get(name) ?? []),
    ].join('\n');
  writeFileSync(
    file,
    `# Faults

What happens when parts of the running product die, hang, or lose their disk, clock or network. \`npm run faults -- --pairs --write\` writes this page; \`npm run faults -- --only API --write\` tries the faults whose
names begin so, and renews their rows. It starts PostgreSQL with a streaming replica, the service, two hosts with their render workers, a mail server and an OpenID Connect provider, each in processes of
their own. Visitors ask both hosts for four pages, searches and suggestions a second (the second host keeps no pages), while an editor, a member, people who sign up by mail and through the provider, an office's feed
and an operator who promotes and rolls back write. Each fault lasts ${lasting} s at least, and its writers are its own. What a supervisor would start again, the suite starts again when the fault ends. An operator tries every
four seconds, and a feed comes as often: what is well again a second after the fault may be seen so four seconds later only. Pairs are of the product's own parts.

A fault fails when an acknowledged write is lost or there twice; when somebody waits longer than ${longestWait / 1000} s (the machine that sends a feed: a minute), or gets a broken connection, an empty page or words that are meant for programmers; when the system does
not get well within two minutes; or when something suffers that has nothing to do with it. Mails are counted by Message-ID: a kill between the mail server's yes and our note of it sends the same mail again.

Written last on ${new Date().toISOString().slice(0, 10)} at ${commit}: ${listings} listings, PostgreSQL ${findPostgres()?.version ?? ''}, Node ${process.versions.node}, ${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, on a
machine that others kept busy. ${all.length - failed.length} of ${all.length} faults were borne.${failed.length > 0 ? `\n\n${failed.join('\n')}` : ''}

## One by one

${table(single)}

## In pairs

The second begins when half of the time is over.

${table(pairs)}
`,
  );
}
