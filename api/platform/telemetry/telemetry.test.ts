import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { request } from 'node:http';
import { openCollector } from '@verandah/telemetry/test-kit';
import { openTracing } from '@verandah/telemetry';
import pino from 'pino';
import { createApp } from '../../app/app.ts';
import { type Database, type OnStatement } from '../database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { makeService } from '../../app/make-service.ts';
import { queueMail } from '../mail/public.ts';
import { addNote, changePin } from '../registry/store.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { countTry } from '../rate-limits/throttle.ts';
import { tokenFile } from '../token-file.ts';
import { Telemetry } from './telemetry.ts';

let database: Database;
let api: TestService;
let onStatement: OnStatement | undefined;
beforeAll(async () => {
  database = await testDatabase((...given) => onStatement?.(...given));
  api = await testService(database);
});
afterAll(async () => {
  await api.close();
  await database.destroy();
});

const metrics = async (headers: Record<string, string> = {}): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${api.address}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};
const value = async (series: string): Promise<number> =>
  Number(
    (await metrics()).text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? Number.NaN,
  );

test('[REL-09] the API reports requests, operations, statements, its pool, jobs, mails and feeds', async () => {
  await sql`insert into releases.release (area, version, content_hash, document)
    values ('search', '0.9.0', 'v', '{}'::jsonb), ('search', '0.9.1', 'w', '{}'::jsonb)`.execute(database);
  for (const [version, from] of [
    ['0.9.0', null],
    ['0.9.1', '0.9.0'],
  ] as const)
    await changePin(database, { action: 'promote', area: 'search', version, from, who: 'ann' });
  await changePin(database, {
    action: 'rollback',
    area: 'search',
    version: '0.9.0',
    from: '0.9.1',
    who: 'watch',
    why: 'too many failures',
  });
  await addNote(database, {
    action: 'watch',
    area: 'search',
    version: '0.9.0',
    who: 'watch',
    why: 'too many failures',
  });
  await queueMail(database, {
    key: 'a',
    email: 'ann@verandah.example',
    kind: 'notice',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  });
  // Counts are per process, whichever site of its tests rejects; and all three are of one hour.
  const refused = await value('verandah_throttled_total{what="sign-in"}');
  await expect(
    Promise.all(
      Array.from({ length: 3 }, () =>
        countTry(database, 'sign-in:network:203.0.113.7', { most: 2, seconds: 3600 }, Date.UTC(2026, 0, 1)),
      ),
    ),
  ).rejects.toMatchObject({ kind: 'throttled' });
  await fetch(`${api.address}/nowhere/marzipan`);
  await api.graph({ query: 'query Made_up { __typename }', operationName: 'Made_up' });
  const { status, text } = await metrics();
  expect(status).toBe(200);
  for (const line of [
    'verandah_mails_waiting 1',
    'verandah_feed_uploads_waiting 0',
    'verandah_jobs_wanted 1',
    'verandah_webhook_deliveries_waiting 0',
    'verandah_notification_targets_failing 0',
    'verandah_webhook_deliveries_overdue_seconds 0',
    'verandah_database_up 1',
    'verandah_database_connections_awaited{pool="main"} 0',
    `verandah_throttled_total{what="sign-in"} ${(Number.isNaN(refused) ? 0 : refused) + 1}`,
    'verandah_api_requests_total{route="/graphql",method="POST",status="200"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('verandah_watch_undone_total{area="search"} 1');
  expect(text).toContain('verandah_watch_warned_total{area="search"} 1');
  expect(text).toContain('verandah_api_operation_duration_seconds_count{operation="other",outcome="ok"} 1');
  expect(text).not.toMatch(/Made_up|203\.0\.113|marzipan|ann@/);
});

test('[REL-09] operations are reported by the names of releases in use, and only as long', async () => {
  const document = JSON.stringify({
    operations: [{ name: 'ListingCards', text: 'query ListingCards { __typename }' }],
  });
  await sql`insert into releases.release (area, version, content_hash, document)
    values ('search', '1.0.0', 'x', ${document}::jsonb), ('search', '1.0.1', 'y', '{}'::jsonb)`.execute(database);
  await sql`update releases.pin set version = '1.0.0'`.execute(database);
  let now = 0;
  const { KnownOperations } = await import('./known-operations.ts');
  const known = new KnownOperations(database, () => now);
  await known.look();
  expect([known.labelOf('ListingCards'), known.labelOf('Made_up')]).toEqual(['ListingCards', 'other']);
  await sql`update releases.pin set version = '1.0.1'`.execute(database);
  now = 60_000;
  await known.look();
  expect(known.labelOf('ListingCards')).toBe('other');
});

test('[REL-09] tries of jobs are counted by how they end', async () => {
  api.service.jobs.define('fine', async () => undefined);
  api.service.jobs.define('bad', () => Promise.reject(new Error('bad')));
  for (const name of ['fine', 'bad']) await api.service.jobs.send(database, name, {});
  await api.service.jobs.drain();
  expect(await value('verandah_job_duration_seconds_count{kind="fine",outcome="done"}')).toBe(1);
  expect(await value('verandah_job_duration_seconds_count{kind="bad",outcome="failed"}')).toBe(1);
  expect(await api.service.jobs.counts()).toContainEqual({
    name: 'bad',
    ready: expect.any(Number),
    deferred: expect.any(Number),
    active: expect.any(Number),
    failed: expect.any(Number),
  });
});

test("[REL-09] metrics are for this machine and for operators' tokens", async () => {
  const behind = { 'x-forwarded-for': '203.0.113.7' };
  expect(await metrics(behind)).toMatchObject({ status: 401, text: expect.stringContaining('token of operations') });
  const ops = tokenFile(api.settings.dataDir, 'ops-token');
  expect(await metrics({ ...behind, authorization: `Bearer ${ops}` })).toMatchObject({ status: 200 });
  const token = async (name: string, area: string | null, lasts: string) => {
    await sql`insert into releases.token (name, hash, area, actions, created_by, expires_at)
      values (${name}, ${createHash('sha256').update(name).digest('hex')}, ${area}, '{publish}'::text[], 'ann',
      now() + ${lasts}::interval)`.execute(database);
    return (await metrics({ ...behind, authorization: `Bearer ${name}` })).status;
  };
  expect(await token('operations-token', null, '1 day')).toBe(200);
  expect(await token('squad-token', 'search', '1 day')).toBe(403);
  expect(await token('ended-token', null, '-1 day')).toBe(401);
  expect((await metrics({ ...behind, authorization: 'Bearer unheard-of' })).status).toBe(401);
});

test('[REL-09] a traced request has its operation and statements as spans, without their values', async () => {
  const collector = await openCollector();
  const telemetry = new Telemetry(
    await openTracing(
      { url: `${collector.endpoint}/v1/traces`, sampler: 'parentbased_always_on', ratio: 1, headers: {} },
      'verandah-api',
      '1.0.0',
    ),
  );
  onStatement = telemetry.statement;
  const app = createApp(
    makeService({
      database,
      graphDatabase: database,
      settings: api.settings,
      log: pino({ level: 'silent' }),
      telemetry,
    }),
  );
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const traceId = 'ab'.repeat(16);
    const body = JSON.stringify({ query: 'query Profile { agentProfile(username: "marzipan") { id } }' });
    await new Promise<void>((resolve) => {
      request(
        `${address}/graphql`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` },
        },
        (response) => response.resume().on('end', resolve),
      ).end(body);
    });
    await telemetry.close();
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    const parentOf = (name: string) =>
      spans.find(({ spanId }) => spanId === spans.find((span) => span.name === name)?.parentId)?.name;
    expect(spans.find(({ name }) => name === 'POST /graphql')).toMatchObject({
      parentId: 'cd'.repeat(8),
      service: 'verandah-api',
      attributes: { 'http.route': '/graphql', 'http.response.status_code': 200 },
    });
    expect(parentOf('graph other')).toBe('POST /graphql');
    const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(
      statements.map(({ name, parentId }) => [name, spans.find(({ spanId }) => spanId === parentId)?.name]),
    ).toContainEqual(['select agent', 'graph other']);
    expect(JSON.stringify(spans)).not.toContain('marzipan');
  } finally {
    await app.close();
    onStatement = undefined;
    await collector.close();
  }
});
