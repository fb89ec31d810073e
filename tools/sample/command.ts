import { readArguments, UsageError, wholeNumber, type Command } from '@verandah/api/commands';
import type { SampleReport } from './fill.ts';
import type { SiteOptions } from './fill-site.ts';
import { sampleAccounts } from './sample-accounts.ts';

/** Fills the site of DATA_DIR and DATABASE_URL with sample listings and their related data. */
export const sample: Command = {
  words: ['sample'],
  usage: 'sample --listings N [--seed S] [--add | --if-empty] [--few-pictures] [--json]',
  async run({ args, environment, say }) {
    const { json, ...options } = readOptions(args);
    // Loaded lazily: they import the whole API.
    const [{ readSettings }, { fillSite }] = await Promise.all([import('@verandah/api'), import('./fill-site.ts')]);
    let tenth = 0;
    const report = await fillSite(readSettings(environment), {
      ...options,
      onProgress(done, total) {
        const reached = Math.floor((done / total) * 10);
        if (reached > tenth && !json) say(`${done} of ${total} listings`);
        tenth = reached;
      },
    });
    if (json) say(JSON.stringify(report));
    else if (report.listings === 0) say('There are listings already: no sample data added.');
    else printReport(report, say);
    return 0;
  },
};

/** @throws {UsageError} */
function readOptions(args: readonly string[]): Omit<SiteOptions, 'onProgress'> & { readonly json: boolean } {
  const { values, positionals } = readArguments(args, {
    listings: { type: 'string' },
    seed: { type: 'string' },
    add: { type: 'boolean' },
    'if-empty': { type: 'boolean' },
    'few-pictures': { type: 'boolean' },
  });
  if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}"`);
  if (values.host !== undefined)
    throw new UsageError('--host is not possible: the sample fills the site of DATA_DIR and DATABASE_URL');
  if (values.add && values['if-empty']) throw new UsageError('--add and --if-empty exclude each other: use one');
  if (values.listings === undefined) throw new UsageError('--listings is missing');
  return {
    listings: wholeNumber('listings', values.listings, 1, 5_000_000),
    seed: wholeNumber('seed', values.seed ?? '1', 0, 2 ** 31 - 1),
    existing: values.add ? 'add' : values['if-empty'] ? 'leave' : 'refuse',
    fewPictures: values['few-pictures'] ?? false,
    json: values.json ?? false,
  };
}

function printReport(report: SampleReport, say: (line: string) => void): void {
  const { listings, offices, agents, places, members, agentReviews, placeReviews } = report;
  const { questions, alerts, sales, schools, accounts } = report;
  say(`${listings} listings of ${offices} offices and ${agents} agents in ${places} places`);
  say(
    `${members} members, ${agentReviews} reviews of agents and ${placeReviews} of places, ${questions} questions, ${alerts} alerts, ${sales} sales of the past, ${schools} schools`,
  );
  if (accounts === 0) return;
  const { password, member, agent, admin } = sampleAccounts;
  say(`accounts, password ${password}: ${[member, agent, admin].join(', ')}`);
}
