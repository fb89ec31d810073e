// npm run faults: the whole product under visitors and members while its parts are killed and stalled, one by one and
// in pairs.
import { parseArgs } from 'node:util';
import { lacking } from './environment/public.ts';
import { canHappen, faults, nameOf, pairs } from './faults.ts';
import type { Outcome } from './outcome.ts';
import { readLastRun, recordOutcome, writeLastRun } from './last-run.ts';
import { printRow, writeDocument } from './report.ts';
import { quietTime, runFault, type Run } from './run-fault.ts';
import { startSystem } from './system.ts';
import { hasPrometheus } from './watchers/alarms.ts';
import { openCrowd } from './watchers/crowd.ts';
import { lastMails } from './watchers/last-mails.ts';

const usage =
  'npm run faults [-- --only WORD]… [--pairs] [--listings N] [--seconds N] [--write] | --document | --seen WORD';
/** Seconds in which the log is read before the first fault. */
const quietSeconds = 20;
const started = performance.now();
const say = (line: string): void =>
  console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s  ${line}`);

/** Prints what an operator saw in faults whose names begin with a word. */
function printSeen(word: string): boolean {
  const { outcomes } = readLastRun();
  const found = Object.entries(outcomes).filter(([name]) => name.startsWith(word));
  if (found.length === 0) throw new Error(`No measured fault is called ${word}: docs/faults.md lists them.`);
  for (const [name, { seen }] of found) console.log([name, ...seen.map((line) => `  ${line}`)].join('\n'));
  return true;
}

/** @throws {Error} in one line */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      pairs: { type: 'boolean' },
      listings: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '10' },
      write: { type: 'boolean' },
      document: { type: 'boolean' },
      seen: { type: 'string' },
    },
  });
  if (values.document) {
    writeDocument(readLastRun());
    return true;
  }
  if (values.seen !== undefined) return printSeen(values.seen);
  const [listings, seconds] = [Number(values.listings), Number(values.seconds)];
  if (!Number.isInteger(listings) || listings < 500 || !(seconds >= 1))
    throw new Error(`--listings is a whole number from 500, --seconds one from 1. ${usage}`);
  const all = [...faults.map((fault) => [fault]), ...(values.pairs ? pairs : [])];
  const chosen = values.only
    ? all.filter((together) => values.only?.some((word) => nameOf(together).startsWith(word)))
    : all;
  if (chosen.length === 0)
    throw new Error(
      `No fault is called ${values.only?.join(' or ')}. There are: ${faults.map(({ name }) => name).join(', ')}.`,
    );
  for (const line of lacking) say(line);
  if (!hasPrometheus) say('Alarms are not evaluated: that needs Prometheus (apt-get install prometheus).');
  // After each: a run that is broken off has printed what it has seen.
  const write = (done: readonly Run[]): void => {
    if (values.write)
      writeDocument(
        writeLastRun(
          done.map(({ outcome }) => outcome),
          { listings, seconds, usual: [...usual] },
        ),
      );
  };
  let usual: ReadonlySet<string> = new Set();
  const system = await startSystem(listings, say);
  const runs: Run[] = [];
  try {
    const crowd = await openCrowd(system, say);
    try {
      usual = await quietTime(system, crowd, quietSeconds);
      for (const together of chosen.filter(canHappen)) {
        const lasting = together.length > 1 ? Math.min(seconds, 6) : seconds;
        runs.push(await runFault(system, crowd, together, lasting, usual, say));
        write(runs);
      }
      await lastMails(runs, say);
      write(runs);
    } finally {
      await crowd.close();
    }
  } finally {
    await system.close();
  }
  const outcomes: readonly Outcome[] = runs.map(({ outcome }) => outcome);
  for (const outcome of outcomes) console.log(printRow(outcome.name, recordOutcome(outcome)));
  const failed = outcomes.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of failed) console.error(`FAILED ${name}: ${problems.join('; ')}`);
  console.log(`${outcomes.length - failed.length} of ${outcomes.length} faults were borne.`);
  return failed.length === 0;
}

// The processes that it started exit with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
