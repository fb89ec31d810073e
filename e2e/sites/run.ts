import { join } from 'node:path';

/** What the sites of a run of journeys share. Its environment variables carry it from the run to its workers. */
export interface Run {
  /** Where its sites store their data. */
  readonly folder: string;
  /** The first port of the first worker's site. */
  readonly port: number;
  /** The PostgreSQL server of its databases. */
  readonly databaseServer: string;
  /** The process that starts its sites. */
  readonly siteManager: string;
}

/**
 * What the site manager reports: a line to be shown or, once sites can be requested, the environment variables of the
 * run.
 */
export type ManagerMessage = string | Readonly<Record<string, string>>;

/** Ports of one site: its pages, its API, received mail, and those that a journey's own servers have. */
export const portsOfSite = 30;

/** Where sites receive replies by email. */
export const repliesDomain = 'replies.verandah.example';

/** The environment variables of a run. */
export const variablesOf = ({ folder, port, databaseServer, siteManager }: Run): Readonly<Record<string, string>> => ({
  E2E_FOLDER: folder,
  E2E_PORT: String(port),
  E2E_DATABASE_SERVER: databaseServer,
  E2E_SITE_MANAGER: siteManager,
});

/** The run that this process belongs to; while journeys are only listed, one that is not served. */
export const presentRun = (env = process.env): Run => ({
  folder: env['E2E_FOLDER'] ?? 'not-served',
  port: Number(env['E2E_PORT'] ?? 4700),
  databaseServer: env['E2E_DATABASE_SERVER'] ?? 'postgres://not-served/postgres',
  siteManager: env['E2E_SITE_MANAGER'] ?? '',
});

/** A worker's own site. */
export interface SiteAddresses {
  readonly site: string;
  readonly smtpPort: number;
  readonly dataFolder: string;
  /** What a process needs to be one of the site's, or an operator's command at it. */
  readonly environment: Readonly<Record<string, string>>;
}

export function addressesOf({ folder, port: first, databaseServer }: Run, worker: number): SiteAddresses {
  const port = first + worker * portsOfSite;
  const dataFolder = join(folder, `site-${worker}`);
  return {
    site: `http://localhost:${port}`,
    smtpPort: port + 2,
    dataFolder,
    environment: {
      PORT: String(port),
      API_PORT: String(port + 1),
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseAt(databaseServer, databaseOf(worker)),
    },
  };
}

export const databaseOf = (worker: number): string => `site_${worker}`;

/** The address of another database of a server. */
export const databaseAt = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;
