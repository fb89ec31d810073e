import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site.ts';
import type { ServiceAction } from './service-action.ts';
import { faults, nameOf, pairs } from './faults.ts';
import type { LastRun, Recorded } from './last-run.ts';
import { localServerSection } from './local-server.ts';
import { unresponsiveSection } from './unresponsive.ts';
import { longestRecovery } from './watchers/recovery.ts';
import { longestWait } from './watchers/request-log.ts';

const formatSeconds = (value: number): string => `${value.toFixed(1)} s`;

/** One line of a fault for the terminal. */
export function printRow(name: string, { pages, others, writes, ...rest }: Recorded): string {
  const { lost, repeatedMails, recovered, last, recovery, problems } = rest;
  return [
    `${name}${problems.length > 0 ? ' fails' : ''}`,
    `pages: ${pages.fresh} % fresh, ${pages.cached} % cached, ${pages.lastGood} % last good, ${pages.errorPage} % error page, at most ${formatSeconds(pages.longest)}`,
    `others: ${others.failed} % failed, at most ${formatSeconds(others.longest)}`,
    `writes: ${writes.acknowledged} acknowledged, ${writes.retries} retries, longest gap ${formatSeconds(writes.gap)}`,
    `${lost} lost or duplicated${repeatedMails > 0 ? `, ${repeatedMails} mails sent twice under one Message-ID` : ''}`,
    recovered === null
      ? `not recovered: ${last}`
      : `recovered after ${formatSeconds(recovered)} (${last}), ${recovery}`,
  ].join(' | ');
}

/** What may fail during a fault, in the words of the document, by its actions in alphabetical order. */
const writing: readonly ServiceAction[] = ['draft', 'feed', 'member', 'operations', 'provider', 'sign-up'];
const named = new Map([
  ['', 'nothing'],
  [writing.join(', '), 'writes'],
  [[...writing, 'page', 'search', 'typeahead'].toSorted().join(', '), 'calls'],
  [[...writing, 'search', 'typeahead'].toSorted().join(', '), 'calls'],
]);
function mayFail(touches: readonly ServiceAction[]): string {
  const words = touches.toSorted().join(', ');
  return named.get(words) ?? words;
}

/** Names of the alarms among what an operator saw, without those that are met without a fault. */
function alarmsOf({ seen }: Recorded, usual: readonly string[]): string {
  const names = (lines: readonly string[]): string[] => lines.flatMap((line) => /^alarm (\w+)/.exec(line)?.[1] ?? []);
  const common = new Set(names(usual));
  return [...new Set(names(seen))].filter((name) => !common.has(name)).join(', ');
}

const markFailure = ({ problems }: Recorded): string => (problems.length > 0 ? ' **fails**' : '');

/** Percent of pages that were fresh or cached, last good, and the error page: '100/0/0'. */
const pagesOf = ({ pages }: Recorded): string =>
  [pages.fresh + pages.cached, pages.lastGood, pages.errorPage].map((part) => Math.min(part, 100)).join('/');

function singleRow(name: string, touches: readonly ServiceAction[], { outcomes, usual }: LastRun): string {
  const one = outcomes[name];
  if (one === undefined) return `| ${name} | ${mayFail(touches)} | not measured yet | | |`;
  const { recovered, recovery } = one;
  const how = recovery === 'by itself' ? '' : `, ${recovery}`;
  const end = recovered === null ? 'no' : `${recovered.toFixed(0)} s${how}`;
  return `| ${name}${markFailure(one)} | ${mayFail(touches)} | ${pagesOf(one)} | ${end} | ${alarmsOf(one, usual)} |`;
}

/** Whether a fault has no effect on visitors: nothing may fail, every page is there, no alarm, and it is over. */
function isUnnoticed({ name, touches }: (typeof faults)[number], { outcomes, usual }: LastRun): boolean {
  const one = outcomes[name];
  return (
    one !== undefined &&
    touches.length === 0 &&
    one.problems.length === 0 &&
    one.recovered !== null &&
    pagesOf(one) === '100/0/0' &&
    alarmsOf(one, usual) === ''
  );
}

/** The table of all faults, and those without effect in a sentence. */
function singles(last: LastRun): string {
  const unnoticed = faults.filter((fault) => isUnnoticed(fault, last));
  const longest = Math.max(0, ...unnoticed.map(({ name }) => last.outcomes[name]?.recovered ?? 0));
  return [
    ...faults.filter((fault) => !unnoticed.includes(fault)).map(({ name, touches }) => singleRow(name, touches, last)),
    '',
    `Unnoticed (nothing fails, no alarm, over within ${longest.toFixed(0)} s): ${unnoticed.map(({ name }) => name).join('; ')}.`,
  ].join('\n');
}

/** Pairs as half a table: seconds until recovery, by the parts of the product. */
function pairTable({ outcomes }: LastRun): string {
  const names = [...new Set(pairs.flatMap((together) => together.map(({ name }) => name)))];
  const cell = (row: string, column: string): string => {
    const name = [`${row} + ${column}`, `${column} + ${row}`].find((each) => each in outcomes);
    const one = name === undefined ? undefined : outcomes[name];
    if (one === undefined) return row === column || names.indexOf(row) < names.indexOf(column) ? '' : '?';
    return names.indexOf(row) < names.indexOf(column) ? '' : `${one.recovered?.toFixed(0) ?? 'no'}${markFailure(one)}`;
  };
  const [, ...rows] = names;
  const columns = names.slice(0, -1);
  return [
    `| | ${columns.join(' | ')} |`,
    `|${' --- |'.repeat(columns.length + 1)}`,
    ...rows.map((row) => `| ${row} | ${columns.map((column) => cell(row, column)).join(' | ')} |`),
  ].join('\n');
}

/** docs/faults.md, from the faults of the suite and what its last run has recorded. */
export function faultsDocument(last: LastRun): string {
  const names = [...faults.map(({ name }) => name), ...pairs.map(nameOf)];
  const measured = names.flatMap((name) => {
    const one = last.outcomes[name];
    return one === undefined ? [] : [{ name, ...one }];
  });
  const failed = measured.filter(({ problems }) => problems.length > 0);
  const waits = measured.map(({ pages }) => pages.longest);
  return `# Faults

The product survives ${measured.length - failed.length} of ${measured.length} faults that were measured: releases that misbehave, processes that die or hang, and failures of disk, clock, network and bucket. Of acknowledged writes ${measured.reduce((sum, { lost }) => sum + lost, 0)} were lost or duplicated; no page took longer than ${formatSeconds(Math.max(0, ...waits))}.${failed.map(({ name, problems }) => `\n\n- **${name}** fails: ${problems.join('; ').replaceAll('|', '/')}`).join('')}

This page is generated: the faults and what they may affect are those of \`e2e/faults\`, the figures those of its last run (\`e2e/faults/last-run.json\`).

| | |
| --- | --- |
| Cause all faults, and write this page | \`npm run faults -- --pairs --write\` |
| Renew those whose names begin with a word | \`npm run faults -- --only API --write\` |
| Write this page from the last run | \`npm run faults -- --document\` |
| What an operator sees in a fault, word for word: log, \`/readyz\`, alarms | \`npm run faults -- --seen "API killed"\` |
| Last run | ${last.run} |

## How it is measured

- **System**: PostgreSQL with a streaming replica, the API, two hosts with their render workers, a mail server, an OpenID Connect provider and, for faults of the bucket, an S3-compatible server. A load balancer prefers one host for each visitor, checks \`/readyz\` every second, and sends a read again that failed. The second host has no page cache.
- **Load**: visitors request pages from both hosts, results that nobody has opened before, searches and suggestions every second. An editor, a member, people who sign up, an office's feed, and an operator who promotes and rolls back write meanwhile.
- **Fault**: begins when no request has failed for five seconds and lasts ${last.seconds} s at least. The suite restarts what a supervisor would restart.
- **Bad releases** pass the release gate and are promoted; visitors of their area count as other responses. The health monitor has half a minute, then an operator rolls back.

A fault fails when an acknowledged write is lost or duplicated (mails are counted by Message-ID), a request takes longer than ${longestWait / 1000} s or ends in a broken connection, an empty page or an internal error message, the system does not recover within ${longestRecovery / 1000} s, or something else than the listed is affected.

## One by one

**May fail**, with a clear response: \`writes\` are those of members, editors, feeds, sign-ups and operators; \`calls\` are writes, searches, suggestions and pages that nobody has opened before. **Pages**: percent that were fresh or cached / last good / the error page. **Recovered**: by itself unless stated; operator and feed write every four seconds, so it may be seen four seconds late. **Alarms**: whose condition was met; \`docs/operations.md\` says what to do.

| Fault | May fail | Pages | Recovered | Alarms |
| --- | --- | --- | --- | --- |
${singles(last)}

## In pairs

The second fault begins half-way through the first. Seconds until recovery:

${pairTable(last)}

${localServerSection()}
${unresponsiveSection()}`;
}

export const documentFile = join(root, 'docs/faults.md');
export const writeDocument = (last: LastRun): void => writeFileSync(documentFile, faultsDocument(last));
