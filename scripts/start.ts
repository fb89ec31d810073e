// npm start: from whatever is there to a served site. Only what is missing is built or filled.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, sampleAccounts } from '@verandah/api';
import { buildProblem, newestBuild, openKeyRing, secretsFolder } from '@verandah/releases';
import { areaNames } from './areas.ts';
import { runChild, startChild, untilReady, type Child } from './child.ts';
import { freePort, writableFolder } from './preflight.ts';
import { sourceMark } from './source-mark.ts';
import { warmHome } from './warm.ts';

const root = join(import.meta.dirname, '..');
const started = Date.now();
const seconds = (): number => Math.round((Date.now() - started) / 1000);
const say = (text: string): void => console.log(`${String(seconds()).padStart(4)} s  ${text}`);
/** `npm run serve`: what was built and filled before, no sample data. */
const serveOnly = process.argv.includes('--serve');
const children: Child[] = [];

/** The site goes down in the order of a visit: the host first, so that it never asks a service that is gone. */
let stopping = false;
async function stop(status: number): Promise<never> {
  stopping = true;
  for (const child of children.toReversed()) await child.stop();
  process.exit(status);
}

interface Status { readonly areas: readonly { readonly area: string; readonly live: string | null; readonly problem: string | null }[] }

/** Gives every area of this tree a live release; one that was promoted or rolled back before stays as it is, unless it can't be served. */
async function pinAreas(env: NodeJS.ProcessEnv): Promise<void> {
  const cli = join(root, 'releases/cli.ts');
  const status = JSON.parse(await runChild('Reading the live releases', cli, ['status', '--json'], env)) as Status;
  const live = new Set(status.areas.filter((area) => area.live && !area.problem).map((area) => area.area));
  const waiting = areaNames(root).filter((name) => !live.has(name));
  const pinNext = async (): Promise<void> => {
    for (let area = waiting.shift(); area !== undefined; area = waiting.shift()) {
      say(`building area ${area} …`);
      const { version } = JSON.parse(await runChild(`Publishing ${area}`, cli, ['publish', area, '--json'], env)) as { version: string };
      await runChild(`Promoting ${area}`, cli, ['promote', area, version, '--json', '--why', 'first start'], env);
      say(`area ${area}@${version} is live`);
    }
  };
  // Two at a time: a build waits for its own disk and processes about half of its time.
  await Promise.all([pinNext(), pinNext()]);
}

/** Builds the shell unless the one that is there was built from the same source and can be trusted. */
async function buildShell(env: NodeJS.ProcessEnv, dataDir: string): Promise<void> {
  const releases = join(dataDir, 'releases');
  // Holds the mark of the source.
  const markFile = join(releases, 'host/built-from');
  const mark = sourceMark(root);
  const ring = openKeyRing(secretsFolder(dataDir, process.env['SECRETS_DIR']));
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === mark && await buildProblem(join(releases, 'host', await newestBuild(releases)), ring) === null) return;
  say('building the shell …');
  await runChild('Building the shell', join(root, 'host/build/main.ts'), [], env);
  writeFileSync(markFile, mark);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await freePort(settings.port, 'PORT');
  await freePort(settings.apiPort, 'API_PORT');
  writableFolder(settings.dataDir);
  const env: NodeJS.ProcessEnv = {
    ...process.env, NODE_ENV: 'production', PORT: String(settings.port), API_PORT: String(settings.apiPort), DATA_DIR: settings.dataDir,
  };
  const site = `http://localhost:${settings.port}`;

  say(settings.databaseUrl ? 'starting the service on PostgreSQL …' : `starting the service and its embedded database in ${settings.dataDir} …`);
  const api = startChild('The service', join(root, 'api/main.ts'), env);
  children.push(api);
  await untilReady(api, `http://127.0.0.1:${settings.apiPort}/readyz`);

  const sampled = settings.databaseUrl || settings.appEnv === 'production' || serveOnly
    ? Promise.resolve(false)
    : fillSample(env, settings.sampleListings);
  await buildShell(env, settings.dataDir);
  const host = startChild('The host', join(root, 'host/main.ts'), env);
  children.push(host);
  await untilReady(host, `${site}/healthz`);
  await pinAreas(env);
  const accounts = await sampled;
  await untilReady(host, `${site}/readyz`);

  say('drawing the photographs of the home page …');
  await warmHome(site);

  if (accounts) tellAccounts();
  if (!serveOnly) say(`operations token: ${join(settings.dataDir, 'ops-token')}`);
  console.log(`ready ${site} in ${seconds()} s`);
  void Promise.race(children.map((child) => child.ended.then(() => child.name))).then((name) => {
    if (stopping) return;
    console.error(`${name} ended by itself; the site goes down.`);
    return stop(1);
  });
}

/** Says who can sign in to a sample; made once, with the data. */
function tellAccounts(): void {
  const { password, member, agent, admin } = sampleAccounts;
  say(`sample accounts, password ${password}: ${member}, ${agent}, ${admin}`);
}

/** @returns whether the database holds sample accounts by now */
async function fillSample(env: NodeJS.ProcessEnv, listings: number): Promise<boolean> {
  if (!listings) return false;
  say(`sample data: ${listings.toLocaleString('en-AU')} listings, if the database is empty …`);
  const report = JSON.parse(await runChild('Making sample data', join(root, 'api/cli.ts'), ['sample', '--listings', String(listings), '--if-empty', '--json'], env)) as { listings: number; members: number; accounts: number };
  say(report.listings ? `sample data: ${report.listings.toLocaleString('en-AU')} listings and ${report.members.toLocaleString('en-AU')} members made` : 'sample data: the database holds listings already');
  return report.accounts > 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await stop(1);
}
