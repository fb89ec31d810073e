import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createMember } from '../../domains/members/create-member.ts';
import { databaseUrlWithPlaces } from '../../test-kit/built-in-places.ts';
import type { TestDatabase } from '../../test-kit/test-database.ts';
import { startApi, type RunningApi } from '../server.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { runCommand } from './run.ts';

let folder: string;
let database: TestDatabase;
let environment: Record<string, string>;
let running: RunningApi;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-office-command-'));
  database = await databaseUrlWithPlaces();
  environment = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    API_PORT: '0',
    SUBURB_BOUNDARIES: 'none',
  };
  running = await startApi(readSettings(environment));
});
afterAll(async () => {
  await running.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function data(...words: string[]): Promise<{ code: number; printed: string[]; complained: string[] }> {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(words, {
    environment,
    say: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed, complained };
}

test('[PORT-04] offices, their keys and invitations, and admins are made by command', async () => {
  const made = await data(
    'office',
    'create',
    'Fern and Co',
    '--agent-id',
    'fernco',
    '--suburb',
    'richmond-vic-3121',
    '--json',
  );
  const { id, slug } = JSON.parse(made.printed[0] ?? '{}') as { id: number; slug: string };
  expect([made.code, slug]).toEqual([0, `fern-and-co-richmond-${id}`]);
  expect(await data('office', 'create', 'Another', '--agent-id', 'FERNCO')).toMatchObject({
    code: 1,
    complained: ['Another office has this agentID.'],
  });
  expect(await data('office', 'create')).toMatchObject({ code: 2 });
  expect(await data('office', 'key', String(id))).toMatchObject({
    code: 0,
    printed: [expect.stringMatching(/^vfk_\S+ \(shown once\)$/)],
  });
  expect(await data('office', 'key', String(id), '--end')).toMatchObject({ code: 0, printed: ['1 key ended'] });
  expect(await data('office', 'key', '9999')).toMatchObject({ code: 1, complained: ['There is no such office.'] });
  expect(await data('office', 'invite', String(id), 'ada@example.com')).toMatchObject({
    code: 0,
    printed: [expect.stringMatching(/^ada@example\.com is invited to Fern and Co until \d{4}-\d\d-\d\d$/)],
  });
  expect(await data('office', 'invite', String(id), 'nobody')).toMatchObject({ code: 1 });
  const member = await createMember(running.service.database, {
    name: 'Ada',
    username: 'ada',
    email: 'ada@example.com',
  });
  expect(await data('admin', 'add', 'ADA@example.com')).toMatchObject({ code: 0, printed: ['ada is an admin'] });
  const role = async () =>
    (await sql<{ role: string }>`select role from member where id = ${member}`.execute(running.service.database))
      .rows[0]?.role;
  expect(await role()).toBe('admin');
  expect(await data('admin', 'remove', 'ada@example.com')).toMatchObject({
    code: 0,
    printed: ['ada is no longer an admin'],
  });
  expect([await role(), (await data('admin', 'add', 'nobody@example.com')).code]).toEqual(['member', 1]);
});
