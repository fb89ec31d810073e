// Starts the sites of a run's workers when they request them, each a copy of the template, and ends them with the run.
// A process of its own: it outlives a worker whose test failed, and ends when the run was killed.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { testRouter } from '@verandah/api/test-kit';
import { type ProcessSupervisor } from '../../tools/start/process-supervisor.ts';
import { startDatabaseServer, type DatabaseServer } from './database-server.ts';
import { freePorts } from './free-ports.ts';
import { addressesOf, databaseOf, variablesOf, type ManagerMessage, type Run } from './run.ts';
import { serveSite } from './site-process.ts';
import { prepareTemplate, templateDatabase, type Template } from './template.ts';

const cache = join(import.meta.dirname, '..', '..', '.cache', 'e2e');
const reportMessage = (message: ManagerMessage): void => void process.send?.(message);

/** A site with the releases and data of the template. */
interface Served {
  readonly supervisor: ProcessSupervisor;
  /** A test that failed may have left anything in it. */
  spoilt: boolean;
}

let server: DatabaseServer | undefined;
const sites = new Map<number, Promise<Served>>();
let folder: string | undefined;

async function copySite(run: Run, template: Template, worker: number): Promise<Served> {
  const addresses = addressesOf(run, worker);
  const name = databaseOf(worker);
  await server?.query(`drop database if exists ${name} with (force)`);
  await server?.query(`create database ${name} template ${templateDatabase} strategy file_copy`);
  rmSync(addresses.dataFolder, { recursive: true, force: true });
  cpSync(template.data, addresses.dataFolder, { recursive: true });
  return { supervisor: await serveSite(addresses), spoilt: false };
}

/** The site of a worker: as it was left, or a new one. */
async function siteOf(run: Run, template: Template, worker: number): Promise<void> {
  const before = await sites.get(worker)?.catch(() => undefined);
  if (before?.spoilt === false) return;
  await before?.supervisor.stop();
  const next = copySite(run, template, worker);
  sites.set(worker, next);
  await next;
}

async function stopSites(status: number): Promise<never> {
  await Promise.allSettled([...sites.values()].map(async (site) => (await site).supervisor.stop()));
  await server?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  process.exit(status);
}

/** Removes the folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(cache)) {
    const run = /^(?:run|part)-(\d+)$/.exec(name)?.[1];
    if (run !== undefined && !isRunning(Number(run))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

process.once('disconnect', () => void stopSites(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopSites(0));
try {
  mkdirSync(cache, { recursive: true });
  removeLeftovers();
  const port = await freePorts();
  const template = await prepareTemplate(port, reportMessage);
  server = await startDatabaseServer(template.database);
  folder = join(cache, `run-${process.pid}`);
  // Travel times need a router: journeys get one that responds as Valhalla does.
  process.env['ROUTER_URL'] ??= (await testRouter()).url;
  const control = createServer((request, response) => {
    const worker = Number(/^\/(\d{1,3})$/.exec(request.url ?? '')?.[1]);
    const done = async (): Promise<void> => {
      if (request.method === 'PUT') return siteOf(run, template, worker);
      const site = await sites.get(worker);
      if (site) site.spoilt = true;
    };
    done().then(
      () => response.writeHead(204).end(),
      (problem: unknown) => response.writeHead(500).end(String(problem)),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  const run: Run = {
    folder,
    port,
    databaseServer: server.url,
    siteManager: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
  };
  reportMessage(variablesOf(run));
} catch (problem) {
  console.error(problem);
  await stopSites(1);
}
