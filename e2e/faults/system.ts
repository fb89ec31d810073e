import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPrivateCluster } from '@verandah/api/test-kit';
import { operationsClient, type Operations } from '@verandah/releases';
import { bucketEnvironment } from '@verandah/storage/test-kit';
import { changingRelease, type ChangingRelease } from '../../tools/bench/mixed-traffic.ts';
import { root } from '../site.ts';
import { ownReleases, sharedReleases, uploadFiles } from './bucket-files.ts';
import { openEnvironment } from './environment/public.ts';
import type { Environment } from './environment/environment.ts';
import type { ProcessName } from './parts/launch.ts';
import type { FileStorage } from './fault-notes.ts';
import { PartProcess } from './parts/process.ts';
import { startLoadBalancer } from './proxies/load-balancer.ts';
import { startResponseProxy, type ResponseProxy } from './proxies/faulty-responses.ts';
import { buildSite } from './site.ts';
import { logOf } from './watchers/log-lines.ts';

type Cluster = Awaited<ReturnType<typeof startPrivateCluster>>;
type Node = Cluster['nodes'][number];

/** The whole product as in production, each part a process of its own. */
export interface System {
  readonly processes: Readonly<Record<ProcessName, PartProcess>>;
  readonly primary: Node;
  readonly replica: Node;
  readonly environment: Environment;
  /** Between the bucket and all who use it. */
  readonly bucketResponses: ResponseProxy;
  /** Addresses of the load balancer for visitors, of host A and of host B, which caches no pages. */
  readonly hosts: readonly [string, string];
  /** Of the processes themselves, for monitoring. */
  readonly direct: Readonly<Record<'host A' | 'host B' | 'API', string>>;
  readonly operations: Operations;
  readonly token: string;
  /** The data of host A: a folder whose parts lead to the site's. */
  readonly folderOfHostA: string;
  /** Of the API: everything stored but its database. */
  readonly dataDir: string;
  /** Folder with the logs of all processes. */
  readonly logs: string;
  readonly sessionKey: string;
  readonly provider: string;
  /** Releases of an area of the site; it is built once. */
  changing(area: string): Promise<ChangingRelease>;
  /** Restarts the site where its files are to be elsewhere. */
  storeFilesIn(storage: FileStorage): Promise<void>;
  /** Mails that the mail server has acknowledged. */
  mails(): readonly { readonly to: readonly string[]; readonly message: string }[];
  close(): Promise<void>;
}

const sessionKey = 'a session key for the suite of faults';
const provider = 'village';

/** @throws {Error} in one line when a part does not start */
export async function startSystem(listings: number, say: (line: string) => void): Promise<System> {
  const closing: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const each of closing.splice(0).toReversed()) await each();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'verandah-faults-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const cluster = await startPrivateCluster({ replicas: 1 });
    closing.push(() => cluster.stop());
    const [primary, replica] = cluster.nodes as [Node, Node];
    const [portA, portB, ownPortA, ownPortB] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const [mailPort, providerPort, bucketPort, responsesPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const publicUrl = `http://localhost:${portA}`;
    const own = { SESSION_KEY: sessionKey, LOG_LEVEL: 'warn' };
    const site = await buildSite(primary.url, listings, own, say);
    closing.push(() => site.close());
    const dataDir = site.environment['DATA_DIR'] ?? '';
    const apiPort = Number(site.environment['API_PORT']);

    mkdirSync(join(folder, 'environment'));
    const environment = await openEnvironment(join(folder, 'environment'));
    closing.push(() => environment.close());
    const database = (port: number): string => `127.0.0.1:${port}`;
    const databaseUrl = `postgres://verandah@${database(await environment.line('API–primary', primary.port))},${database(await environment.line('API–replica', replica.port))}/postgres`;
    const mailUrl = `smtp://127.0.0.1:${await environment.line('API–mail server', mailPort)}`;
    const providers = JSON.stringify([
      {
        name: provider,
        label: 'Village',
        issuer: `http://127.0.0.1:${providerPort}`,
        clientId: 'verandah',
        clientSecret: 'known to both of them',
      },
    ]);
    const received = join(folder, 'received');
    const logs = process.env['FAULT_LOGS'] ?? join(folder, 'logs');
    mkdirSync(logs, { recursive: true });

    const balancer = await startLoadBalancer([
      { port: portA, host: ownPortA },
      { port: portB, host: ownPortB },
    ]);
    closing.push(() => balancer.close());
    const bucketResponses = await startResponseProxy(responsesPort, bucketPort);
    closing.push(() => bucketResponses.close());
    let storedIn: FileStorage = 'folder';

    const makeHost = async (
      name: 'host A' | 'host B',
      port: number,
      settings: NodeJS.ProcessEnv,
    ): Promise<NodeJS.ProcessEnv> => {
      const data = join(folder, name.replace(' ', '-'));
      mkdirSync(data);
      // All that the site stores but what its running host writes there.
      for (const each of readdirSync(dataDir))
        if (!/^(?:database|running|registry)/.test(each)) symlinkSync(join(dataDir, each), join(data, each));
      return {
        ...site.environment,
        ...own,
        DATA_DIR: data,
        PORT: String(port),
        API_URL: `http://127.0.0.1:${await environment.line(`${name}–API`, apiPort)}`,
        PUBLIC_URL: publicUrl,
        TRUST_PROXY: '1',
        ...settings,
      };
    };
    const responds = (address: string): Promise<boolean> =>
      fetch(address, { signal: AbortSignal.timeout(2000) }).then(
        async (response) => {
          await response.body?.cancel();
          return true;
        },
        () => false,
      );
    const isResponding = (address: string): Promise<boolean> =>
      fetch(address, { signal: AbortSignal.timeout(2000) }).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok;
        },
        () => false,
      );
    const listens = (port: number): Promise<boolean> =>
      isResponding(`http://127.0.0.1:${port}/.well-known/openid-configuration`);
    const make = (
      name: ProcessName,
      file: string,
      env: NodeJS.ProcessEnv,
      isReady: () => Promise<boolean>,
    ): PartProcess =>
      new PartProcess({
        name,
        isReady,
        log: logOf(logs, name),
        launch: () =>
          environment.launch(name, {
            command: [process.execPath, join(root, file)],
            env: { ...env, ...(storedIn === 'bucket' && bucketEnvironment(bucketResponses.port)) },
          }),
      });
    const plain = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', NODE_ENV: 'production' };
    const [envA, envB] = [
      await makeHost('host A', ownPortA, {}),
      await makeHost('host B', ownPortB, { PAGE_CACHE_MB: '0' }),
    ];
    const direct = {
      'host A': `http://localhost:${ownPortA}`,
      'host B': `http://localhost:${ownPortB}`,
      API: `http://127.0.0.1:${apiPort}`,
    };
    const processes: Record<ProcessName, PartProcess> = {
      bucket: make(
        'bucket',
        'shared/storage/test-kit/bucket-process.ts',
        { ...plain, PORT: String(bucketPort), FOLDER: join(folder, 'bucket') },
        () => responds(`http://127.0.0.1:${bucketPort}/`),
      ),
      'mail server': make(
        'mail server',
        'api/platform/mail/test-kit/smtp-process.ts',
        { ...plain, PORT: String(mailPort), RECEIVED: received },
        async () => (await import('./parts/mail-server.ts')).greetsOn(mailPort),
      ),
      'sign-in provider': make(
        'sign-in provider',
        'api/domains/members/social/test-kit/provider-process.ts',
        { ...plain, PORT: String(providerPort), PUBLIC_URL: publicUrl, SIGN_IN_PROVIDERS: providers },
        () => listens(providerPort),
      ),
      API: make(
        'API',
        'api/app/main.ts',
        {
          ...site.environment,
          ...own,
          DATABASE_URL: databaseUrl,
          SMTP_URL: mailUrl,
          SIGN_IN_PROVIDERS: providers,
          PUBLIC_URL: publicUrl,
          TRUST_PROXY: '1',
        },
        () => isResponding(`${direct.API}/readyz`),
      ),
      'host A': make('host A', 'host/main.ts', envA, () => isResponding(`${direct['host A']}/readyz`)),
      'host B': make('host B', 'host/main.ts', envB, () => isResponding(`${direct['host B']}/readyz`)),
    };
    const token = readFileSync(join(dataDir, 'ops-token'), 'utf8').trim();
    const releases = new Map<string, Promise<ChangingRelease>>();
    const workplace = join(root, '.cache');
    mkdirSync(workplace, { recursive: true });
    closing.push(async () => {
      for (const each of await Promise.allSettled(releases.values()))
        if (each.status === 'fulfilled') await each.value.close();
    });
    const operations = operationsClient(publicUrl, token);
    const hostFolders = [envA['DATA_DIR'] ?? '', envB['DATA_DIR'] ?? ''];
    for (const each of Object.values(processes)) closing.push(() => each.stop());
    for (const [name, each] of Object.entries(processes)) {
      if (name === 'bucket') continue;
      await each.start();
      say(`${name} is up`);
    }
    return {
      processes,
      primary,
      replica,
      environment,
      bucketResponses,
      direct,
      token: token,
      operations,
      changing(area) {
        const known = releases.get(area) ?? changingRelease(join(root, `mf-${area}`), workplace);
        releases.set(area, known);
        return known;
      },
      async storeFilesIn(storage) {
        if (storage === storedIn) return;
        say(`the site starts again, with its files in a ${storage}`);
        const releases = (await operations.status()).areas.flatMap(({ area, live, previous }) =>
          [live, previous].flatMap((version) => (version === null ? [] : [{ area, version }])),
        );
        const users = [processes['host A'], processes['host B'], processes.API];
        for (const each of users) await each.stop();
        if (storage === 'bucket') {
          await processes.bucket.start();
          await uploadFiles(dataDir, releases, bucketEnvironment(bucketResponses.port));
          for (const each of hostFolders) ownReleases(each, dataDir);
        } else {
          for (const each of hostFolders) sharedReleases(each, dataDir);
          await processes.bucket.stop();
        }
        storedIn = storage;
        for (const each of users.toReversed()) await each.start();
      },
      hosts: [publicUrl, `http://localhost:${portB}`],
      folderOfHostA: envA['DATA_DIR'] ?? '',
      dataDir,
      logs,
      sessionKey,
      provider,
      close,
      mails: () =>
        existsSync(received)
          ? readFileSync(received, 'utf8')
              .trim()
              .split('\n')
              .filter(Boolean)
              .map((line) => JSON.parse(line) as { to: string[]; message: string })
          : [],
    };
  } catch (error) {
    await close();
    throw error;
  }
}
