import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fillTestPlaces } from '../domains/listings/test-market.ts';
import { superviseLocalServer, openDatabase } from '../platform/database/public.ts';
import { readSettings } from '../platform/settings/public.ts';
import { fillTestMembers, testMembers } from '../test-kit/test-members.ts';
import { startWrites } from '../test-kit/write-load.ts';
import { startApi } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'verandah-full-disk-'));
// Only root may make a disk so small.
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', folder]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

(mounted ? test : test.skip)(
  '[DATA-37] while the disk is full, writes are rejected with 503 and nothing hangs; with room again no write is lost',
  async () => {
    const sessionKey = 'a session key that is long enough for tests';
    const server = await superviseLocalServer(folder, () => undefined);
    const owned = await openDatabase({ dataDir: folder, databaseUrl: server.ownerUrl });
    await fillTestPlaces(owned);
    await fillTestMembers(owned);
    await owned.destroy();
    const api = await startApi(
      readSettings({
        DATA_DIR: folder,
        DATABASE_URL: server.url,
        DATABASE_MIGRATIONS: 'command',
        API_PORT: '0',
        LOG_LEVEL: 'silent',
        SESSION_KEY: sessionKey,
        SUBURB_BOUNDARIES: 'none',
      }),
    );
    const load = startWrites({ address: () => api.address, sessionKey, viewer: testMembers.quinn, writers: 2 });
    try {
      await load.reached(10);
      const ballast = join(folder, 'ballast');
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      } catch (error) {
        // Other writers have used some of the space meanwhile: the disk is as full.
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
      // Free space within the existing files.
      const fill = sql`insert into post (slug, title, markdown, author_name)
        select 'big-' || gen_random_uuid(), '', (select string_agg(gen_random_uuid()::text, '')
          from generate_series(1, 30000)), '' from generate_series(1, 30)`;
      for (let full = false; !full;) {
        full = await fill.execute(api.service.database).then(
          () => false,
          () => true,
        );
      }
      const refusedBefore = load.refused.length;
      while (load.refused.length < refusedBefore + 20)
        expect((await fetch(`${api.address}/healthz`, { signal: AbortSignal.timeout(10_000) })).status).toBe(200);
      rmSync(ballast);
      await load.reached(load.acknowledged.size + 10);
      await load.stop();
      expect([...new Set(load.refused)]).toEqual(['503']);
      const { rows } = await sql<{ title: string }>`select title from post where slug not like 'big-%'`.execute(
        api.service.database,
      );
      expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining([...load.acknowledged]));
    } finally {
      await load.stop();
      await api.close();
      await server.release();
    }
  },
);
