import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runCommand } from '../commands/run.ts';
import { fillTestPlaces } from '../../domains/listings/test-market.ts';
import { openDatabase, useDatabase } from '../../platform/database/public.ts';
import { testDatabaseUrl } from '../../test-kit/test-database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { beginMaintenance, runApi } from './public.ts';

jest.setTimeout(240_000);
const folder = mkdtempSync(join(tmpdir(), 'verandah-maintenance-'));
// The account of PostgreSQL, started by root, enters it.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A free port on which the API can listen again and again: below those that the system gives to connections and to
 * other tests.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().listen(port, '127.0.0.1');
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => server.close(resolve));
    if (free) return port;
  }
}
test.each(['own', 'other'] as const)(
  "[DATA-05] a backup is restored while the site runs: the API responds 503, then serves it, on the data folder's %s server",
  async (whose) => {
    const dataDir = join(folder, whose);
    const other = whose === 'other' ? await testDatabaseUrl() : undefined;
    const databaseUrl = other?.url;
    const ports = [await freePort(), await freePort()];
    const environment = (port = 0): Record<string, string> => ({
      DATA_DIR: dataDir,
      API_PORT: String(port),
      LOG_LEVEL: 'silent',
      SUBURB_BOUNDARIES: 'none',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    });
    const complained: string[] = [];
    const data = (...words: string[]): Promise<number> =>
      runCommand(words, {
        environment: environment(),
        say: () => undefined,
        complain: (line) => complained.push(line),
      });
    const add = async (slug: string): Promise<void> => {
      const database = await openDatabase({ dataDir, databaseUrl });
      try {
        await sql`insert into post (slug, title, markdown, author_name) values (${slug}, ${slug}, '', 'Quinn')`.execute(
          database,
        );
      } finally {
        await database.destroy();
      }
    };
    const slugs = async (): Promise<string[]> => {
      const database = await openDatabase({ dataDir, databaseUrl });
      try {
        const { rows } = await sql<{ slug: string }>`select slug from post order by slug`.execute(database);
        return rows.map(({ slug }) => slug);
      } finally {
        await database.destroy();
      }
    };
    const empty = await openDatabase({ dataDir, databaseUrl });
    // A service that finds no localities loads the built-in ones, each time.
    await fillTestPlaces(empty);
    await empty.destroy();
    await add('before');
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    writeFileSync(join(dataDir, 'media/one'), 'one');
    const file = join(folder, `${whose}.backup`);
    expect(await data('backup', file)).toBe(0);
    await add('later');
    mkdirSync(join(dataDir, 'originals'), { recursive: true });
    writeFileSync(join(dataDir, 'originals/later'), 'later');

    const ready = async (port: number): Promise<Response | undefined> =>
      fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    const until = async (port: number, status: number): Promise<Response> => {
      for (;;) {
        const response = await ready(port);
        if (response?.status === status) return response;
        if (complained.length > 0) throw new Error(complained.join('\n'));
        await pause(100);
      }
    };
    const fail = (error: unknown): void => void complained.push(String(error));
    const services = await Promise.all(ports.map((port) => runApi(readSettings(environment(port)), fail)));
    try {
      // A backup that is rejected after all leaves the data unchanged, and the API continues.
      expect(await data('restore', file, '--maintenance')).toBe(1);
      expect(complained.splice(0)).toEqual([expect.stringContaining('use --replace to replace them with the backup')]);
      for (const port of ports) await until(port, 200);
      // An invalid backup does not start maintenance.
      writeFileSync(join(folder, 'nonsense'), 'nonsense');
      expect(await data('restore', join(folder, 'nonsense'), '--replace', '--maintenance')).toBe(1);
      expect(complained.splice(0)).toEqual([expect.stringContaining('it is not a backup')]);
      for (const port of ports) expect((await ready(port))?.status).toBe(200);
      // During maintenance each process reports it, and no other maintenance can start.
      const used = await useDatabase({ dataDir, databaseUrl });
      const end = await beginMaintenance(used.ownerUrl);
      for (const port of ports) {
        const response = await until(port, 503);
        expect([response.headers.get('retry-after'), response.headers.get('x-verandah-maintenance')]).toEqual([
          '30',
          '1',
        ]);
        expect(await response.json()).toMatchObject({
          title: 'Maintenance',
          detail: expect.stringContaining('Please try again in a few minutes'),
        });
        for (const path of ['livez', 'healthz'])
          expect((await fetch(`http://127.0.0.1:${port}/${path}`)).status).toBe(200);
      }
      await expect(beginMaintenance(used.ownerUrl)).rejects.toThrow('maintained already');
      await end();
      await used.release();
      for (const port of ports) await until(port, 200);
      expect(await data('restore', file, '--replace', '--maintenance')).toBe(0);
      for (const port of ports) await until(port, 200);
    } finally {
      await Promise.all(services.map((service) => service.close()));
    }
    expect(complained).toEqual([]);
    expect(await slugs()).toEqual(['before']);
    expect([existsSync(join(dataDir, 'media/one')), existsSync(join(dataDir, 'originals/later'))]).toEqual([
      true,
      false,
    ]);
  },
);
