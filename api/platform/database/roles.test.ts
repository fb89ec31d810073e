import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runCommand } from '../../app/commands/run.ts';
import { startApi, type RunningApi } from '../../app/server.ts';
import { readSettings } from '../settings/settings.ts';
import { startPrivateServer, type PrivateServer } from '../../test-kit/private-server.ts';
import { freePort } from '../free-port.ts';

const root = join(import.meta.dirname, '../../..');
const passwords = { owner: 'owner-word', app: 'app-word', replication: 'replication-word' };

describe('a database whose roles the compose file makes', () => {
  let server: PrivateServer;
  let superuser: pg.Client;
  let api: RunningApi | undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'verandah-roles-'));
  const urlOf = (role: keyof typeof passwords | 'verandah', database = 'verandah', password?: string): string => {
    const { port } = new URL(server.url);
    const user = role === 'verandah' ? role : `verandah_${role}`;
    const word = password ?? (role === 'verandah' ? 'any' : passwords[role]);
    return `postgres://${user}:${word}@127.0.0.1:${port}/${database}`;
  };
  const environment = (role: 'owner' | 'app', apiPort = 0) => ({
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(role),
    DATABASE_MIGRATIONS: 'command',
    API_PORT: String(apiPort),
    LOG_LEVEL: 'silent',
    SUBURB_BOUNDARIES: 'none',
  });
  /** Runs a statement as a role. @returns the SQLSTATE of the error, or 'done' */
  const attempt = async (url: string, statement: string): Promise<string> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(statement);
      return 'done';
    } catch (error) {
      return (error as { code?: string }).code ?? String(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const forbidden = '42501';
  const noConnection = '28000';

  beforeAll(async () => {
    server = await startPrivateServer();
    superuser = new pg.Client({ connectionString: server.url });
    await superuser.connect();
    await superuser.query('create database verandah');
    const { rows } = await superuser.query<{ data_directory: string }>('show data_directory');
    await promisify(execFile)('sh', [join(root, 'deploy/database-roles.sh')], {
      env: {
        ...process.env,
        PGHOST: '127.0.0.1',
        PGPORT: new URL(server.url).port,
        PGDATA: rows[0]?.data_directory,
        POSTGRES_USER: 'verandah',
        POSTGRES_DB: 'verandah',
        DATABASE_OWNER_PASSWORD: passwords.owner,
        DATABASE_APP_PASSWORD: passwords.app,
        DATABASE_REPLICATION_PASSWORD: passwords.replication,
      },
    });
    await superuser.query('select pg_reload_conf()');
  });
  afterAll(async () => {
    await api?.close();
    await superuser?.end();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('[SEC-41] the API starts and works as a role that may change no table, once its owner has run the migrations', async () => {
    const lines: string[] = [];
    const apiPort = await freePort();
    await expect(startApi(readSettings(environment('app', apiPort)))).rejects.toThrow(
      /lacks migration 0001-.*npm run data -- migrate/,
    );
    const terminal = {
      environment: environment('owner'),
      say: (line: string) => void lines.push(line),
      complain: (line: string) => void lines.push(line),
    };
    expect(await runCommand(['migrate'], terminal)).toBe(0);
    expect(lines[0]).toMatch(/^migration 0001-places\.sql applied in \d+ ms$/);
    expect(lines.at(-1)).toBe('The database is up to date.');
    expect(await runCommand(['migrate'], terminal)).toBe(0);

    api = await startApi(readSettings(environment('app', apiPort)));
    expect((await fetch(`${api.address}/readyz`)).status).toBe(200);
    // Triggers, sequences and queue of jobs: a member who signs up gets a mail.
    const { publicUrl } = readSettings(environment('app'));
    const signedUp = await fetch(`${api.address}/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl },
      body: JSON.stringify({ name: 'Ada L', email: 'ada@example.com', password: 'a long and rare word 71' }),
    });
    expect([signedUp.status < 300, await signedUp.text()]).toEqual([true, expect.any(String)]);
    // The owner of the data reads the queue as well: a backup and a restore need it.
    expect(await attempt(urlOf('owner'), 'select count(*) from jobs.job')).toBe('done');
    expect(await attempt(urlOf('app'), 'select count(*) from member having count(*) = 1')).toBe('done');
  });

  test('[SEC-41] the application role can change no table, no role and no file of the server', async () => {
    const app = urlOf('app');
    for (const statement of [
      'create table mine (id int)',
      'drop table member',
      'alter table member disable trigger all',
      'alter table listing add column x int',
      'truncate member',
      'create extension dblink',
      'create schema mine',
      'create role mine superuser',
      'alter role verandah_app superuser',
      'set role verandah_owner',
      'set session authorization verandah_owner',
      'set session_replication_role = replica',
      "alter system set log_statement = 'all'",
      'select * from pg_authid',
      "select pg_read_file('postgresql.conf')",
      "copy member to program 'cat'",
      "copy member to '/tmp/members'",
      'create temporary table mine (id int)',
      'create database mine',
    ])
      expect([statement, await attempt(app, statement)]).toEqual([statement, forbidden]);
    expect(await attempt(app, 'select count(*) from member')).toBe('done');
  });

  test('[SEC-41] no role gets in with the secret of another one, or where it has no business', async () => {
    expect(await attempt(urlOf('owner', 'verandah', passwords.app), 'select 1')).toBe('28P01');
    expect(await attempt(urlOf('app', 'verandah', passwords.owner), 'select 1')).toBe('28P01');
    expect(await attempt(urlOf('verandah'), 'select 1')).toBe(noConnection);
    expect(await attempt(urlOf('verandah', 'postgres'), 'select 1')).toBe(noConnection);
    expect(await attempt(urlOf('app', 'postgres'), 'select 1')).toBe(noConnection);
    expect(await attempt(urlOf('replication'), 'select 1')).toBe(noConnection);
    expect(await attempt(`${urlOf('replication')}?replication=true`, 'IDENTIFY_SYSTEM')).toBe('done');
    expect(await attempt(`${urlOf('app')}?replication=true`, 'IDENTIFY_SYSTEM')).not.toBe('done');
    expect(await attempt(urlOf('owner'), 'create role mine superuser')).toBe(forbidden);
  });
});
