import {
  avatarFiles,
  importBuiltInBoundaries,
  locks,
  makeFolder,
  openDatabases,
  type Database,
  type Settings,
} from '@verandah/api';
import { CommandProblem } from '@verandah/api/commands';
import { sql } from 'kysely';
import { fillSample, type SampleOptions, type SampleReport } from './fill.ts';
import { countAccounts } from './members/accounts.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { storePictures } from './store-pictures.ts';

export interface SiteOptions extends Pick<SampleOptions, 'listings' | 'seed' | 'onProgress'> {
  /** What to do where there are listings already. */
  readonly existing: 'refuse' | 'leave' | 'add';
  /** Draws a third of the pictures only. */
  readonly fewPictures: boolean;
}

const nothing: Omit<SampleReport, 'accounts'> = {
  listings: 0,
  offices: 0,
  agents: 0,
  places: 0,
  members: 0,
  agentReviews: 0,
  placeReviews: 0,
  questions: 0,
  posts: 0,
  collections: 0,
  alerts: 0,
  sales: 0,
  schools: 0,
};

/**
 * Fills a site with sample data and their pictures, whether or not its API runs.
 * @returns what was made; nothing where listings were left alone
 * @throws {CommandProblem} while another process fills it, or when there are listings and they are to be refused
 */
export async function fillSite(settings: Settings, options: SiteOptions): Promise<SampleReport> {
  makeFolder(settings.dataDir);
  const { dataDir, databaseUrl, graphTimeout, migrations } = settings;
  const { database, close } = await openDatabases({ dataDir, databaseUrl, migrations, impatience: graphTimeout });
  try {
    // The lock ends with its connection.
    return await database.connection().execute(async (holder) => {
      await lock(holder);
      return fill(database, settings, options);
    });
  } finally {
    await close();
  }
}

async function lock(holder: Database): Promise<void> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_lock(${sql.lit(locks.sample)}) as taken`.execute(holder);
  if (rows[0]?.taken !== true)
    throw new CommandProblem('Sample data are being made already: wait until they are there.');
}

async function fill(
  database: Database,
  settings: Settings,
  { existing, fewPictures, ...options }: SiteOptions,
): Promise<SampleReport> {
  const { rows } = await sql`select from listing limit 1`.execute(database);
  if (existing !== 'add' && rows.length > 0) {
    if (existing === 'leave') return { ...nothing, accounts: await countAccounts(database) };
    throw new CommandProblem('There are listings already: no sample data added; use --add.');
  }
  const [pictures] = await Promise.all([
    storePictures(settings, fewPictures),
    // Homes are placed inside their suburb's boundary.
    settings.suburbBoundaries === 'built-in' ? importBuiltInBoundaries(database) : undefined,
  ]);
  const report = await fillSample(database, { ...options, pictures, accounts: settings.sampleAccounts });
  if (report.accounts > 0) await copyPortraitOfAccount(database, settings);
  return report;
}

/** People of the sample share portraits: the one who can sign in, and replace theirs, gets a file of their own. */
async function copyPortraitOfAccount(database: Database, settings: Settings): Promise<void> {
  const { rows } = await sql<{ id: number; portrait: string }>`
    select a.id, a.portrait from agent a join member m on m.agent_id = a.id
    where lower(m.email) = ${sampleAccounts.agent} and exists (select from agent o
      where o.portrait = a.portrait and o.id <> a.id)`.execute(database);
  const files = avatarFiles(settings);
  for (const { id, portrait } of rows) {
    const bytes = await files.read(portrait);
    if (bytes === null) continue;
    await sql`update agent set portrait = ${await files.write(bytes)} where id = ${id}::int`.execute(database);
  }
}
