import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { operationsClient } from '@verandah/releases';
import { areaNames } from '../../tools/areas.ts';
import { ProcessSupervisor } from '../../tools/start/process-supervisor.ts';
import { startDatabaseServer, type DatabaseServer } from './database-server.ts';
import { addressesOf, databaseOf } from './run.ts';
import { settingsOf } from './site-process.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache', 'e2e');

/** A site that was built, filled and stopped: what every worker's site begins as. */
export interface Template {
  /** Its data folder. */
  readonly data: string;
  /** The data of a PostgreSQL server with its database. */
  readonly database: string;
}

/** The database's name in a template's server. */
export const templateDatabase = 'template_site';
/** How many of each are stored: that of the branch before is soon needed again. */
const templatesStored = 3;

/** Whether a template is made of a file: not of documents, tests and types. */
const isPart = (file: string): boolean =>
  /\.\w+$/.test(file) &&
  !/\.md$|\.(?:test|stories|generated)\.tsx?$/.test(file) &&
  !/(?:^|[/\\])(?:node_modules|dist|test-kit|fixture)[/\\]/.test(file);

/** Hash of what is in folders. */
function markOf(folders: readonly string[]): string {
  const mark = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isPart).toSorted())
      mark.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  return mark.digest('hex').slice(0, 16);
}

/** Hash of what a template is made of. */
function templateMark(): string {
  const areas = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return markOf(['api', 'host', 'releases', 'shared', 'tools/sample', ...areas.toSorted()]);
}

/** Where all sites cache what they make of pictures: each site would do it again. */
function mediaCache(): string {
  const folder = join(cache, `media-${markOf(['api/domains/media', 'api/platform/picture-decoding'])}`);
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  return folder;
}

/** The template of the present source; makes it first, which takes about two minutes, if it is missing. */
export async function prepareTemplate(port: number, say: (line: string) => void): Promise<Template> {
  const folder = join(cache, `template-${templateMark()}`);
  const template = { data: join(folder, 'data'), database: join(folder, 'database') };
  const media = mediaCache();
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return template;
  }
  say('Building and filling the site that journeys begin with: about two minutes, once …');
  const part = join(cache, `part-${process.pid}`);
  mkdirSync(part, { recursive: true });
  try {
    await makeTemplate(part, port, media);
    renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  for (const kind of ['template', 'media']) removeOldest(kind);
  return template;
}

function removeOldest(kind: string): void {
  const byAge = readdirSync(cache)
    .filter((name) => name.startsWith(`${kind}-`))
    .toSorted((a, b) => statSync(join(cache, b)).mtimeMs - statSync(join(cache, a)).mtimeMs);
  for (const old of byAge.slice(templatesStored)) rmSync(join(cache, old), { recursive: true, force: true });
}

async function makeTemplate(folder: string, port: number, media: string): Promise<void> {
  const server = await startDatabaseServer();
  const addresses = addressesOf({ folder, port, databaseServer: server.url, siteManager: '' }, 0);
  const { site, environment, dataFolder } = addresses;
  const supervisor = new ProcessSupervisor(settingsOf(addresses));
  try {
    await server.query(`create database ${databaseOf(0)}`);
    mkdirSync(dataFolder, { recursive: true });
    symlinkSync(media, join(dataFolder, 'media'), 'junction');
    // A busy machine is slow and not wrong.
    const start = supervisor.start('The site', join(root, 'tools/start/start.ts'), { LIVENESS_SECONDS: '0' });
    await supervisor.untilReady(start, `http://127.0.0.1:${environment['API_PORT']}/readyz`);
    // While the shell and the areas are built.
    await supervisor.run('Making sample data', join(root, 'tools/sample/main.ts'), [
      'sample',
      '--listings',
      '3000',
      '--few-pictures',
      '--json',
    ]);
    await supervisor.untilReady(start, `${site}/readyz`);
    await untilAllAreasAreLive(site, dataFolder);
    await untilIdle(server);
    await supervisor.stop();
    // Else each site of a journey would shrink its scripts.
    rmSync(join(dataFolder, 'quick-forms'), { force: true });
    await server.query(`alter database ${databaseOf(0)} rename to ${templateDatabase}`);
    await server.query('vacuum (analyze)', templateDatabase);
    await server.query('checkpoint');
    await server.stop(join(folder, 'database'));
  } finally {
    await supervisor.stop();
    await server.stop();
  }
  cpSync(dataFolder, join(folder, 'data'), { recursive: true, filter: isTemplateFile });
  rmSync(dataFolder, { recursive: true });
}

/** Waits until every area of this tree has a live release: a host is ready before. */
async function untilAllAreasAreLive(site: string, dataFolder: string): Promise<void> {
  const operations = operationsClient(site, readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim());
  const names = areaNames(root);
  const areLive = async (): Promise<boolean> => {
    const { areas } = await operations.status();
    return names.every((name) => areas.some(({ area, live }) => area === name && live !== null));
  };
  while (!(await areLive())) await wait(500);
}

/** Waits until the API has done what follows from new data: each copy would do it again. */
async function untilIdle({ query }: DatabaseServer): Promise<void> {
  const isIdle = async (): Promise<boolean> => {
    const [row] = await query<{ idle: boolean }>(
      `select not exists (select from job_wanted where start_after is null or start_after <= now())
        and not exists (select from jobs.job
          where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_%') as idle`,
      databaseOf(0),
    );
    return row?.idle === true;
  };
  // One job may want the next.
  for (let idle = 0; idle < 3; idle = (await isIdle()) ? idle + 1 : 0) await wait(1000);
}

/** Of a data folder: not what a process that ran has written about itself. */
const isTemplateFile = (path: string): boolean => !/(?:^|[/\\])(?:running(?:-host)?|registry)\.json$/.test(path);
