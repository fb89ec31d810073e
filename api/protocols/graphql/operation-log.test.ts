import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { testDatabase } from '../../platform/database/public.ts';
import { makeService } from '../../app/make-service.ts';
import { createApp } from '../../app/app.ts';
import { readSettings } from '../../platform/settings/settings.ts';

test('[GQL-05] what a rule refuses is logged by its code, not as a fault of the service', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'verandah-log-'));
  const database = await testDatabase();
  const lines: { level: number; msg: string; codes?: string[] }[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const service = makeService({
    database,
    graphDatabase: database,
    settings: readSettings({ DATA_DIR: dataDir }),
    log,
  });
  const app = createApp(service);
  await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation Wish { follow(kind: agent, targetId: "1") { isFollowing } }' },
  });
  expect(lines.filter(({ msg }) => msg.startsWith('graph'))).toMatchObject([
    { level: 30, msg: 'graph operation rejected', codes: ['SIGNED_OUT'] },
  ]);
  await app.close();
  await service.jobs.stop();
  await database.destroy();
  rmSync(dataDir, { recursive: true });
});
