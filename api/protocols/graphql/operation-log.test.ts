import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { makeService } from '../../app/make-service.ts';
import type { Service } from '../../platform/service.ts';
import { createApp } from '../../app/app.ts';
import { readSettings } from '../../platform/settings/settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'verandah-log-'));
const lines: { level: number; msg: string; codes?: string[] }[] = [];
let database: Database;
let service: Service;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  service = makeService({
    database,
    graphDatabase: database,
    settings: readSettings({ DATA_DIR: dataDir }),
    log: pino(
      { level: 'info' },
      { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
    ),
  });
  app = createApp(service);
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.jobs.stop();
  await database.destroy();
  rmSync(dataDir, { recursive: true });
});

const post = async (payload: string) =>
  app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload });

test('[GQL-05] a rule’s rejection is logged by its code, not as a fault of the API', async () => {
  await post(JSON.stringify({ query: 'mutation Follow { follow(kind: agent, targetId: "1") { isFollowing } }' }));
  expect(lines.filter(({ msg }) => msg.startsWith('graph'))).toMatchObject([
    { level: 30, msg: 'graph operation rejected', codes: ['SIGNED_OUT'] },
  ]);
});

const errorLevel = 50;

test.each(['[null]', '[1]', '["x"]', '[[]]', '[{"query":"{ states { name } }"}, null]'])(
  '[GQL-73] the list %s, with an entry that is not an operation, is a bad request',
  async (payload) => {
    const response = await post(payload);
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(response.json().errors[0].message).toContain('is not an operation: send an object');
    expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
  },
);

test('[GQL-73] no JSON body, whatever it contains, causes a fault', async () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('{ states { name } }', '{', 'query X { x }'));
  const operation = fc.record(
    { query: value, variables: value, operationName: value, extensions: value },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    operation,
    fc.array(fc.oneof(operation, value), { maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const response = await post(JSON.stringify(sent));
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toContain('INTERNAL_SERVER_ERROR');
      expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
