import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { operationsClient, Refusal } from '@verandah/releases';
import semver from 'semver';
import { areaNames, areaRoutes } from '../../tools/areas.ts';
import { ProcessSupervisor } from '../../tools/start/process-supervisor.ts';
import { dataFolder, root } from '../site.ts';
import { moment } from './moment.ts';
import { startSlowDatabase } from './slow-database.ts';

/**
 * The site that pictures are taken of: sample data and a clock of one moment, and the releases of the journeys' site.
 */
export interface PictureSite {
  /** Where it listens. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The site's address in pictures, which show it: a port would be another one each time. */
export const publicUrl = 'http://localhost';

/** Two ports, one after the other, that nothing listens on. */
async function freePorts(): Promise<number> {
  const listen = (port: number): Promise<{ readonly port: number; close(): Promise<void> } | undefined> =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(undefined));
      server.listen(port, '127.0.0.1', () =>
        resolve({
          port: (server.address() as AddressInfo).port,
          close: () => new Promise((closed) => void server.close(() => closed())),
        }),
      );
    });
  for (;;) {
    const first = await listen(0);
    const second = first && (await listen(first.port + 1));
    await Promise.all([first?.close(), second?.close()]);
    if (first && second) return first.port;
  }
}

/** The release of an area that the journeys' site was started with: journeys publish later ones. */
const firstRelease = (area: string): string => {
  const folder = join(dataFolder, 'releases', area);
  const first = readdirSync(folder)
    .filter((name) => semver.valid(name) !== null)
    .sort(semver.compare)[0];
  if (first === undefined) throw new Error(`The journeys' site has no release of ${area}.`);
  return join(folder, first);
};

/** Files that the store writes when it accepts a release. */
const writtenByStore = /(?:^|\/)manifest\.sig$|\/web\/.*\.(?:br|gz)$/;

/** Whether a file, or a folder, is not one that is being written. */
const isWhole = (path: string): boolean => !/\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(path);

/** Starts it; the journeys' site has been started before. */
export async function startPictureSite(): Promise<PictureSite> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-pictures-'));
  for (const part of ['secrets', 'releases/host'])
    cpSync(join(dataFolder, part), join(folder, part), { recursive: true });
  // The sample's pictures: what is drawn is not drawn again. The files that are made of them are in a folder of all
  // sites.
  for (const part of ['sample-pictures.json', 'originals', 'avatars', 'media'])
    cpSync(join(dataFolder, part), join(folder, part), { recursive: true, filter: isWhole });
  const began = Date.now();
  const database = await startSlowDatabase(began);
  const port = await freePorts();
  const address = `http://localhost:${port}`;
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NODE_OPTIONS|.*_URL|FLAGS|TZ)$/.test(name)),
  );
  const supervisor = new ProcessSupervisor({
    ...inherited,
    NODE_ENV: 'production',
    TZ: 'UTC',
    NODE_NO_WARNINGS: '1',
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'slow-clock.ts')).href}`,
    SLOW_CLOCK: `${moment.getTime()}/${began}`,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    API_PORT: String(port + 1),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    // As a role that only uses it: its own clock stays in place.
    DATABASE_MIGRATIONS: 'command',
    EXPECTED_AREAS: JSON.stringify(await areaRoutes(root)),
    VISITOR_CALLS_PER_SECOND: '0',
    WATCH: 'off',
    // A busy machine is slow and not wrong.
    GRAPHQL_TIMEOUT_MS: '60000',
    SSR_GRAPHQL_TIMEOUT: '60000',
  });
  const close = async (): Promise<void> => {
    await supervisor.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const api = supervisor.start('The API', join(root, 'api/app/main.ts'), { DRAIN_SECONDS: '1' });
    await supervisor.untilReady(api, `http://127.0.0.1:${port + 1}/readyz`);
    const host = supervisor.start('The host', join(root, 'host/main.ts'), { DRAIN_SECONDS: '1' });
    await supervisor.untilReady(host, `${address}/healthz`);
    // Before the data: then the API has nothing else to do.
    await adoptReleases(folder, address);
    await supervisor.untilReady(host, `${address}/readyz`);
    await supervisor.run('Making sample data', join(root, 'tools/sample/main.ts'), [
      'sample',
      '--listings',
      '3000',
      '--json',
    ]);
  } catch (problem) {
    await close();
    throw problem;
  }
  return { address, port, close };
}

/** Makes the areas' releases of the journeys' site live, without building them again. */
async function adoptReleases(folder: string, address: string): Promise<void> {
  const operations = operationsClient(address, readFileSync(join(folder, 'ops-token'), 'utf8').trim());
  const reason = { who: 'pictures' };
  const upload = join(folder, 'upload');
  const releases: { readonly area: string; readonly version: string }[] = [];
  for (const area of areaNames(root)) {
    rmSync(upload, { recursive: true, force: true });
    mkdirSync(upload);
    cpSync(firstRelease(area), upload, { recursive: true, filter: (path) => !writtenByStore.test(path) });
    const { version } = await inTime(() => operations.accept(upload, { ...reason, allowUnclean: true }));
    releases.push({ area, version });
  }
  await inTime(() => operations.promoteTogether(releases, reason));
}

/** Repeats what a busy machine does not do in the site's time limits. */
async function inTime<Done>(action: () => Promise<Done>): Promise<Done> {
  const latest = performance.now() + 300_000;
  for (;;)
    try {
      return await action();
    } catch (problem) {
      if (!(problem instanceof Refusal) || performance.now() > latest) throw problem;
      await wait(500);
    }
}
