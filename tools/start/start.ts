// npm start: from any state to a served site. Builds and fills only what is missing, by commands that end: this process
// supervises the site for as long as it runs, and loads little.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { superviseLocalServer } from '@verandah/api/local-server';
import { sampleAccounts } from '@verandah/sample/accounts';
import { ProcessSupervisor, Stopping } from './process-supervisor.ts';
import { freePort } from './free-port.ts';
import { livenessFailure, livenessLimits } from './liveness.ts';
import { pinAreas } from './pin-areas.ts';
import { writableFolder } from './writable-folder.ts';
import { Sample } from './sample.ts';
import type { StartedSite } from './started-site.ts';
import { cardPhotographs, firstPages, firstWidths, furtherWidths, warmPhotographs } from './warm.ts';

const root = join(import.meta.dirname, '../..');
const started = Date.now();
const secondsSinceStart = (): number => Math.round((Date.now() - started) / 1000);
const printLine = (text: string): void => console.log(`${String(secondsSinceStart()).padStart(4)} s  ${text}`);
/** `npm run serve`: uses what was built and filled before, without fixtures. */
const serveOnly = process.argv.includes('--serve');
/** Photographs: as many as the API makes at a time. */
const madeAtOnce = 2;
/** One after the other, within the ten seconds that supervisors allow: the API's callers end first. */
const drainSeconds = { host: 5, api: 2 };
let supervisor: ProcessSupervisor | undefined;
/** The PostgreSQL of the data folder, unless DATABASE_URL names another. */
let database: ReturnType<typeof superviseLocalServer> | undefined;

async function stopSite(status: number): Promise<never> {
  await supervisor?.stop();
  // Also one that is still starting: nothing would end it.
  await database?.then(
    (server) => server.release(),
    () => undefined, // the reason is logged already
  );
  process.exit(status);
}

/** Builds the shell unless the existing build is from the same source and intact. */
async function buildShell(on: ProcessSupervisor, dataDir: string): Promise<void> {
  const mark = (await on.run('Checking the shell', join(root, 'tools/start/stale-shell.ts'), [])).trim();
  if (mark === '') return;
  printLine('building the shell …');
  await on.run('Building the shell', join(root, 'host/build/main.ts'), []);
  writeFileSync(join(dataDir, 'releases/host/built-from'), mark);
}

/** Ends the start when there is a problem, which the command has printed. */
async function readSite(): Promise<StartedSite> {
  const on = (supervisor = new ProcessSupervisor(process.env, () => undefined));
  try {
    return JSON.parse(await on.run('Reading the settings', join(root, 'tools/start/read-site.ts'), [])) as StartedSite;
  } catch (error) {
    if (error instanceof Stopping) throw error;
    return stopSite(1);
  }
}

/** @throws {Error} when it cannot be started, or a process of the site has exited */
async function startSite(): Promise<void> {
  const settings = await readSite();
  const liveness = livenessLimits(process.env);
  await freePort(settings.port, 'PORT');
  await freePort(settings.apiPort, 'API_PORT');
  writableFolder(settings.dataDir);
  const quickForms = quickFormsFile(settings);
  // Not where a bucket has the releases: their forms there would stay as they are.
  const mayHurry = settings.appEnv === 'development' && !process.env['STORAGE_URL'] && !process.env['RELEASE_FORMS'];
  if (mayHurry && !existsSync(join(settings.dataDir, 'releases'))) writeFileSync(quickForms, '');
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    ...(mayHurry && existsSync(quickForms) && { RELEASE_FORMS: 'quick' }),
    EXPECTED_AREAS: process.env['EXPECTED_AREAS'] || JSON.stringify(settings.routes),
  };
  const on = (supervisor = new ProcessSupervisor(environment, undefined, { liveness }));
  // A server that cannot be started again ends the start, too.
  await Promise.race([serveSite(on, settings), on.failure]);
  await on.failure;
}

async function serveSite(on: ProcessSupervisor, settings: StartedSite): Promise<void> {
  const site = `http://localhost:${settings.port}`;
  // It needs neither database nor API.
  const shell = buildShell(on, settings.dataDir);
  shell.catch(() => undefined); // it is awaited below
  const apiAddress = `http://127.0.0.1:${settings.apiPort}`;
  const api = on.start(
    'The API',
    join(root, 'api/app/main.ts'),
    { ...(await databaseOf(on, settings)), DRAIN_SECONDS: String(drainSeconds.api) },
    `${apiAddress}/livez`,
  );
  await on.untilReady(api, `${apiAddress}/readyz`);

  const sample =
    settings.databaseUrl || settings.appEnv === 'production' || serveOnly
      ? undefined
      : new Sample({ run: (name, file, args) => on.run(name, file, args), root, ...settings, say: printLine });
  const sampled = sample?.begin() ?? false;
  const hosted = (async () => {
    await shell;
    const drain = { DRAIN_SECONDS: String(drainSeconds.host) };
    const server = on.start('The host', join(root, 'host/main.ts'), drain, `${site}/livez`);
    await on.untilReady(server, `${site}/livez`);
    await pinAreas({
      run: (...command) => on.run(...command),
      root,
      site,
      areas: Object.keys(settings.routes),
      filled: Promise.resolve(sampled),
      say: printLine,
    });
    return server;
  })();
  // The first failure ends the start.
  const [accounts, host] = await Promise.all([sampled, hosted]);
  await on.untilReady(host, `${site}/readyz`);

  printLine('making the photographs of the first pages …');
  const photographs = await cardPhotographs(site, firstPages);
  await warmPhotographs(site, photographs, firstWidths, madeAtOnce);

  if (accounts && settings.sampleAccounts) printAccounts();
  if (settings.appEnv === 'development' && !settings.sampleAccounts)
    printLine('PUBLIC_URL is not local: without the development provider and sample accounts');
  if (!serveOnly) printLine(`operations token: ${join(settings.dataDir, 'ops-token')}`);
  console.log(`ready ${site} in ${secondsSinceStart()} s`);
  await sample?.finish();
  // One at a time: visitors' own pictures have the other place.
  await warmPhotographs(site, photographs, furtherWidths, 1).catch((error: unknown) =>
    printLine(
      `photographs are made when they are requested: ${error instanceof Error ? error.message : String(error)}`,
    ),
  );
  await shrinkForms(on, settings);
}

/** There while the compressed forms of releases are those of a first start. */
const quickFormsFile = ({ dataDir }: StartedSite): string => join(dataDir, 'quick-forms');

/** Makes forms as small as in production. The site is used already: where this fails, the next start tries again. */
async function shrinkForms(on: ProcessSupervisor, settings: StartedSite): Promise<void> {
  const quickForms = quickFormsFile(settings);
  if (!existsSync(quickForms)) return;
  try {
    await on.run('Compressing the scripts', join(root, 'tools/start/shrink-forms.ts'), []);
    rmSync(quickForms);
  } catch (error) {
    printLine(`scripts are compressed at the next start: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Starts the data folder's own PostgreSQL and brings it up to date, unless DATABASE_URL names another.
 * @returns the environment in which the API finds it, as a role that changes no table
 */
async function databaseOf(on: ProcessSupervisor, { dataDir, databaseUrl }: StartedSite): Promise<NodeJS.ProcessEnv> {
  if (databaseUrl !== undefined) {
    printLine('starting the API on the PostgreSQL of DATABASE_URL …');
    return {};
  }
  printLine(`starting PostgreSQL and the API in ${dataDir} …`);
  const limits = livenessLimits(process.env);
  database = superviseLocalServer(dataDir, (line) => console.error(line), {
    ...(limits && { watch: (probe, signal) => livenessFailure(probe, limits, signal) }),
  });
  const { url, ownerUrl } = await database;
  await on.run('Bringing the database up to date', join(root, 'tools/start/migrate-database.ts'), [], {
    env: { DATABASE_URL: ownerUrl },
  });
  return { DATABASE_URL: url, DATABASE_MIGRATIONS: 'command' };
}

/** Prints who can sign in to the fixtures; created once, with the data. */
function printAccounts(): void {
  const { password, member, agent, admin } = sampleAccounts;
  printLine(`sample accounts, password ${password}: ${member}, ${agent}, ${admin}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopSite(0));
// The process that started it was killed.
process.once('disconnect', () => void stopSite(0));
try {
  await startSite();
} catch (error) {
  // While everything is being stopped, what it began fails; `stop` ends the process then.
  if (!(error instanceof Stopping) && supervisor?.stopping !== true) {
    console.error(error instanceof Error ? error.message : String(error));
    await stopSite(1);
  }
}
