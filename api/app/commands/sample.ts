import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { sampleAccounts, type SampleReport } from '../sample/public.ts';
import type { SampleLine } from '../sample/routes.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { UsageError } from './command.ts';
import { CommandProblem } from './command-problem.ts';
import type { Command } from './command.ts';
import { refusal } from './connection.ts';

/** Fills the database with sample listings and their related data. */
export const sample: Command = {
  words: ['sample'],
  usage: 'sample --listings N [--seed S] [--add | --if-empty] [--json]',
  async run({ args, connect, say }) {
    const { values, positionals } = readArguments(args, {
      listings: { type: 'string' },
      seed: { type: 'string' },
      add: { type: 'boolean' },
      'if-empty': { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}"`);
    if (values.listings === undefined) throw new UsageError('--listings is missing');
    const listings = wholeNumber('listings', values.listings, 1, 5_000_000);
    const seed = wholeNumber('seed', values.seed ?? '1', 0, 2 ** 31 - 1);
    const connection = await connect(values.host);
    try {
      const answer = await connection.request('/internal/sample', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ listings, seed, add: values.add ?? false, ifEmpty: values['if-empty'] ?? false }),
      });
      if (!answer.ok || answer.body === null) throw new CommandProblem(await refusal(answer));
      const report = await follow(answer.body as ReadableStream, values.json ? () => undefined : say);
      if (values.json) say(JSON.stringify(report));
      else if (report.listings === 0) say('There are listings already: no sample data added.');
      else tell(report, say);
      return 0;
    } finally {
      await connection.close();
    }
  },
};

/** Reads the lines of progress up to the report. */
async function follow(body: ReadableStream, say: (line: string) => void): Promise<SampleReport> {
  let tenth = 0;
  for await (const text of createInterface({ input: Readable.fromWeb(body) })) {
    const line = JSON.parse(text) as SampleLine;
    if ('report' in line) return line.report;
    if ('problem' in line) throw new CommandProblem(line.problem);
    const reached = Math.floor((line.done / line.total) * 10);
    if (reached > tenth) say(`${line.done} of ${line.total} listings`);
    tenth = reached;
  }
  throw new CommandProblem('The API stopped before the sample was complete.');
}

function tell(
  {
    listings,
    offices,
    agents,
    places,
    members,
    agentReviews,
    placeReviews,
    questions,
    alerts,
    sales,
    schools,
    accounts,
  }: SampleReport,
  say: (line: string) => void,
): void {
  say(`${listings} listings of ${offices} offices and ${agents} agents in ${places} places`);
  say(
    `${members} members, ${agentReviews} reviews of agents and ${placeReviews} of places, ${questions} questions, ${alerts} alerts, ${sales} sales of the past, ${schools} schools`,
  );
  if (accounts > 0)
    say(
      `accounts, password ${sampleAccounts.password}: ${[sampleAccounts.member, sampleAccounts.agent, sampleAccounts.admin].join(', ')}`,
    );
}
