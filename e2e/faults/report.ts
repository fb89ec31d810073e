import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { shippedBinaries } from '@verandah/api';
import { root } from '../site.ts';
import { localServerSection } from './local-server.ts';
import type { Outcome } from './outcome.ts';
import { unresponsiveSection } from './unresponsive.ts';
import { longestWait, type ObservedRequest } from './watchers/request-log.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const longest = (requests: readonly ObservedRequest[]): string => seconds(Math.max(0, ...requests.map(({ ms }) => ms)));
const share = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`;

const columns = [
  'fault',
  'pages: fresh, cached, last good, error page; longest wait',
  'other responses: successful, failed; longest wait',
  'writes: acknowledged, retries; longest gap',
  'lost or duplicated',
  'recovered after',
] as const;

/** The cells of a row, in the order of `columns`. */
export function cellsOf({
  name,
  requests,
  recovered,
  recovery,
  writes,
  lost,
  repeatedMails,
  problems,
}: Outcome): readonly string[] {
  const pages = requests.filter(({ action }) => action === 'page');
  const from = (kind: ObservedRequest['from']): string =>
    share(pages.filter((each) => each.from === kind).length, pages.length);
  const others = requests.filter(({ action }) => action !== 'page');
  return [
    `${name}${problems.length > 0 ? ' **fails**' : ''}`,
    `${from('fresh')}, ${from('cached')}, ${from('last good')}, ${share(pages.filter(({ good }) => !good).length, pages.length)}; ${longest(pages)}`,
    `${share(others.filter(({ good }) => good).length, others.length)}, ${share(others.filter(({ good }) => !good).length, others.length)}; ${longest(others)}`,
    `${writes.acknowledged}, ${writes.refused}; ${seconds(writes.gap)}`,
    `${lost.length}${repeatedMails > 0 ? ` (${repeatedMails} mails sent twice under one Message-ID)` : ''}`,
    recovered.ms === undefined ? `no: ${recovered.last}` : `${seconds(recovered.ms)} (${recovered.last}), ${recovery}`,
  ];
}

export const printRow = (outcome: Outcome): string => cellsOf(outcome).join(' | ');

const file = join(root, 'docs/faults.md');

/** The table's rows, the reasons of failures and what an operator sees, by their fault's name, as in the document. */
export function readReport(text: string): {
  readonly rows: Map<string, string>;
  readonly failures: Map<string, string>;
  readonly views: Map<string, readonly string[]>;
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
  const views = new Map(
    [...text.matchAll(/^### (.+)\n\n(?:```text\n([\s\S]*?)\n```|Nothing\.)$/gm)].map(
      ([, name = '', lines]): [string, readonly string[]] => [name, lines?.split('\n') ?? []],
    ),
  );
  return { rows, failures: entries(/^- \*\*(.+?)\*\* fails: /), views };
}

/** The row of a fault that no run has caused yet; `readReport` ignores it. */
const notMeasured = (name: string): string => `| ${name} | not measured yet |${' |'.repeat(columns.length - 2)}`;

const withoutFault = 'Without a fault';
/** A section of what an operator sees, as `readReport` reads it. */
export const viewOf = (name: string, lines: readonly string[]): string =>
  `### ${name}\n\n${lines.length === 0 ? 'Nothing.' : `\`\`\`text\n${lines.join('\n')}\n\`\`\``}`;

/**
 * Writes the outcomes of a run into the table; other rows stay, those of removed faults are deleted.
 * @param names all faults, and all pairs
 */
export function writeReport(
  outcomes: readonly Outcome[],
  { single, pairs }: { readonly single: readonly string[]; readonly pairs: readonly string[] },
  {
    listings,
    seconds: lasting,
    usual,
  }: { readonly listings: number; readonly seconds: number; readonly usual: readonly string[] },
): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const { rows, failures, views } = readReport(existsSync(file) ? readFileSync(file, 'utf8') : '');
  views.set(withoutFault, usual);
  for (const outcome of outcomes) {
    const { name, problems } = outcome;
    rows.set(name, `| ${cellsOf(outcome).join(' | ')} |`);
    failures.delete(name);
    views.set(name, outcome.seen);
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
      ...names.map((name) => rows.get(name) ?? notMeasured(name)),
    ].join('\n');
  writeFileSync(
    file,
    `# Faults

The product survives ${all.length - failed.length} of ${all.length} faults that were measured: releases that misbehave, processes that die or hang, and failures of disk, clock, network and bucket.${failed.length > 0 ? `\n\n${failed.join('\n')}` : ''}

| | |
| --- | --- |
| Write this page | \`npm run faults -- --pairs --write\` |
| Renew the rows whose names begin with a word | \`npm run faults -- --only API --write\` |
| Last run | ${new Date().toISOString().slice(0, 10)} at ${commit}: ${listings} listings, PostgreSQL ${shippedBinaries().version}, Node ${process.versions.node}, ${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, load average ${loadavg()[0]?.toFixed(0) ?? ''} |

## How it is measured

- **System**: PostgreSQL with a streaming replica, the API, two hosts with their render workers, a mail server, an OpenID Connect provider and, for faults of the bucket, an S3-compatible server, each in its own processes. A load balancer is in front of the hosts: it prefers one for each visitor, checks \`/readyz\` every second, and sends a read again that failed. The second host has no page cache.
- **Load**: every second, visitors request four pages from both hosts, results that nobody has opened before, searches and suggestions. Meanwhile an editor, a member, people who sign up by mail and through the provider, an office's feed, and an operator who promotes and rolls back write data.
- **Fault**: begins when no request has failed for five seconds, lasts at least ${lasting} s and has writers of its own. The suite restarts what a supervisor would restart when the fault ends. Pairs combine faults of the product's own parts.
- **Bad releases** pass the release gate and are promoted while the crowd visits the other areas; four visitors open a page of their area every second, which count as other responses. The health monitor has half a minute, then an operator rolls the release back.
- **Bucket**: releases, pictures and uploads are stored there. An operator publishes and members change their picture meanwhile.
- **Recovery**: operator and feed write every four seconds only, so a recovery after one second may be seen up to four seconds later.

A fault fails when

- an acknowledged write is lost or duplicated (mails are counted by Message-ID: if the API is killed between the mail server's acceptance and our record of it, the same mail is sent again);
- a request takes longer than ${longestWait / 1000} s (the machine that sends a feed: a minute), or ends in a broken connection, an empty page or an internal error message;
- the system does not recover within two minutes;
- something unrelated to the fault is affected.

## One by one

${table(single)}

## In pairs

The second fault begins half-way through the first.

${table(pairs)}

${localServerSection()}
${unresponsiveSection()}
## What an operator sees

The warnings and errors in the logs, responses of \`/readyz\` that differ from the usual one, and alarms of \`docs/prometheus/alerts.yml\` whose condition was met, from the beginning of the fault until recovery. Each distinct line once, word for word; \`N\`, \`VERSION\`, \`ID\`, \`TIME\` and \`HOST\` replace what differs each time. In brackets: fields of the line, or when the alarm fires. Faults are short, so alarms with a longer time would fire only if the fault lasted. Lines that also occur without a fault are listed once, in the first section.

${[withoutFault, ...single].flatMap((name) => (views.has(name) ? viewOf(name, views.get(name) ?? []) : [])).join('\n\n')}
`,
  );
}
