import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPrivateCluster } from '@verandah/api';
import { root } from '../site.ts';
import { openEnvironment } from './environment/public.ts';
import type { Environment, ProcessName } from './fault.ts';
import { PartProcess } from './parts/process.ts';
import { buildSite } from './site.ts';

type Cluster = Awaited<ReturnType<typeof startPrivateCluster>>;
type Node = Cluster['nodes'][number];

/** The whole product as in production, each part a process of its own. */
export interface System {
  readonly processes: Readonly<Record<ProcessName, PartProcess>>;
  readonly primary: Node;
  readonly replica: Node;
  readonly environment: Environment;
  /** Addresses for visitors; the second host caches no pages. */
  readonly hosts: readonly [string, string];
  /** The data of host A: a folder whose parts lead to the site's. */
  readonly folderOfHostA: string;
  /** Of the API: everything stored but its database. */
  readonly dataDir: string;
  /** Folder with the logs of all processes. */
  readonly logs: string;
  readonly sessionKey: string;
  readonly provider: string;
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
    const [portA, portB, mailPort, providerPort] = [
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
    const answers = (address: string): Promise<boolean> =>
      fetch(address, { signal: AbortSignal.timeout(2000) }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.ok;
        },
        () => false,
      );
    const listens = (port: number): Promise<boolean> =>
      answers(`http://127.0.0.1:${port}/.well-known/openid-configuration`);
    const make = (
      name: ProcessName,
      file: string,
      env: NodeJS.ProcessEnv,
      isReady: () => Promise<boolean>,
    ): PartProcess =>
      new PartProcess({
        name,
        isReady,
        log: join(logs, `${name.replaceAll(' ', '-')}.log`),
        launch: () => environment.launch(name, { command: [process.execPath, join(root, file)], env }),
      });
    const plain = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', NODE_ENV: 'production' };
    const [envA, envB] = [await makeHost('host A', portA, {}), await makeHost('host B', portB, { PAGE_CACHE_MB: '0' })];
    const processes: Record<ProcessName, PartProcess> = {
      'mail server': make(
        'mail server',
        'api/platform/mail/test-kit/smtp-process.ts',
        { ...plain, PORT: String(mailPort), RECEIVED: received },
        async () => (await import('./parts/mail-server.ts')).greets(mailPort),
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
        () => answers(`http://127.0.0.1:${apiPort}/readyz`),
      ),
      'host A': make('host A', 'host/main.ts', envA, () => answers(`http://localhost:${portA}/readyz`)),
      'host B': make('host B', 'host/main.ts', envB, () => answers(`http://localhost:${portB}/readyz`)),
    };
    for (const each of Object.values(processes)) closing.push(() => each.stop());
    for (const [name, each] of Object.entries(processes)) {
      await each.start();
      say(`${name} is up`);
    }
    return {
      processes,
      primary,
      replica,
      environment,
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
