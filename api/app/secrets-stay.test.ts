import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { openTracing } from '@verandah/telemetry';
import { openCollector, type Collector } from '@verandah/telemetry/test-kit';
import { createApp } from './app.ts';
import { openDatabase, type Database } from '../platform/database/public.ts';
import { testDatabase } from '../test-kit/test-database.ts';
import { makeService } from './make-service.ts';
import { createMember } from '../domains/members/create-member.ts';
import type { Service } from '../platform/service.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { Telemetry } from '../platform/telemetry/public.ts';
import { tokenFile } from '../platform/token-file.ts';

/** Marks that can be found again: one for each secret that the API is given, makes or is sent. */
const canary = (name: string): string => `canary-of-${name}-0123456789abcdef`;
const dataDir = mkdtempSync(join(tmpdir(), 'verandah-secrets-'));
const lines: string[] = [];
/**
 * Everything that leaves the API: responses with their headers, lines of the log, what is posted to where errors are
 * reported.
 */
const outputs: string[] = [];
let [database, collector, reports]: [Database?, Collector?, ReturnType<typeof createServer>?] = [];
let service: Service;
let app: FastifyInstance;
let telemetry: Telemetry;

beforeAll(async () => {
  database = await testDatabase();
  collector = await openCollector();
  reports = createServer((request, response) => {
    request
      .setEncoding('utf8')
      .on('data', (part: string) => outputs.push(part))
      .on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => reports?.once('listening', resolve));
  const settings = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    PUBLIC_URL: 'http://localhost:3000',
    SESSION_KEY: canary('session-key').repeat(2),
    SEALING_KEYS: `one:${canary('sealing-key').repeat(2)}`,
    BUILD_SECRET: canary('build-secret'),
    SMTP_URL: `smtp://mailer:${canary('smtp')}@127.0.0.1:9`,
    ERROR_REPORTS_DSN: `http://publickey@127.0.0.1:${(reports.address() as AddressInfo).port}/1`,
    SIGN_IN_PROVIDERS: JSON.stringify([
      {
        name: 'away',
        label: 'Away',
        issuer: 'http://127.0.0.1:9',
        clientId: 'verandah',
        clientSecret: canary('client-secret'),
      },
    ]),
    DEVELOPMENT_PROVIDER: '0',
    CMS_REST_URL: 'http://127.0.0.1:9/wp-json',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: `x-key=${canary('collector')}`,
  });
  telemetry = new Telemetry(await openTracing(settings.tracing, 'verandah-api', '1.0.0'));
  service = makeService({
    database,
    graphDatabase: database,
    settings,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    telemetry,
  });
  app = createApp(service);
  await app.ready();
  await createMember(database, {
    name: 'Ada Lovell',
    username: 'ada',
    email: 'ada@example.com',
    password: canary('right-password'),
  });
});
afterAll(async () => {
  await app?.close();
  await service?.jobs.stop();
  await database?.destroy();
  await collector?.close();
  await new Promise((resolve) => {
    reports?.closeAllConnections();
    reports?.close(resolve);
  });
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a request, and collects the response. @returns status */
async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { body, headers = {} }: { readonly body?: object | string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<number> {
  const result = await app.inject({
    method,
    url,
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { 'set-cookie': cookies, ...others } = result.headers;
  // Cookies may contain their own token: they are sent to its owner only.
  outputs.push(
    result.body,
    JSON.stringify(others),
    url.startsWith('/auth/signin') ? '' : JSON.stringify(cookies ?? ''),
  );
  return result.statusCode;
}

test('[MEMB-17] no secret is in responses, the log, metrics, traces or error reports, whatever fails', async () => {
  const responded: (readonly [string, number])[] = [];
  const bearer = (token: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` });
  const forged = canary('access-token');
  const calls: readonly Parameters<typeof call>[] = [
    ['GET', '/livez'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/openapi.json'],
    ['GET', '/auth/providers'],
    ['GET', '/auth/session', { headers: bearer(forged) }],
    ['POST', '/auth/signin', { body: { username: 'ada', password: canary('right-password') } }],
    ['POST', '/auth/signin', { body: { username: 'ada', password: canary('wrong-password') } }],
    ['POST', '/auth/signup', { body: { name: 'Ben', email: 'ben@example.com', password: canary('new-password') } }],
    ['POST', '/auth/forgot', { body: { email: 'ada@example.com' } }],
    ['POST', '/auth/reset', { body: { token: canary('mailed-token'), password: canary('new-password') } }],
    ['POST', '/auth/verify', { body: { token: canary('mailed-token'), password: canary('new-password') } }],
    ['POST', '/auth/signin', { body: `{"password":"${canary('new-password')}"` }],
    ['POST', '/auth/signin', { body: { username: 7, password: [canary('new-password')] } }],
    ['GET', '/auth/social/away'],
    ['GET', `/auth/social/away/return?code=${canary('provider-code')}&state=x`],
    ['POST', '/auth/social', { body: { providerName: 'away', authCode: canary('provider-code') } }],
    ['GET', '/auth/refresh', { headers: { cookie: `refresh=${canary('refresh-token')}` } }],
    [
      'POST',
      '/feeds/reaxml',
      { headers: { 'content-type': 'application/xml', 'x-feed-key': canary('feed-key') }, body: '<propertyList/>' },
    ],
    ['GET', '/internal/registry', { headers: { 'x-verandah-internal': canary('internal') } }],
    ['GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7', ...bearer(canary('squad-token')) } }],
    [
      'POST',
      '/graphql',
      {
        headers: { 'x-build-secret': canary('build-secret'), 'apollographql-client-name': 'ssr-web' },
        body: { query: 'query Posts { posts(first: 1) { title } }' },
      },
    ],
    [
      'POST',
      '/graphql',
      {
        headers: { 'x-build-secret': canary('other-secret'), ...bearer(forged) },
        body: {
          query: 'mutation Reset($token: String!) { none(token: $token) }',
          variables: { token: canary('mailed-token') },
        },
      },
    ],
    [
      'POST',
      '/error-reports',
      { body: { reports: [{ message: `failed with Bearer ${forged}`, password: canary('new-password') }] } },
    ],
    ['GET', '/posts/first'],
  ];
  for (const each of calls) responded.push([each[1], await call(...each)]);
  // The real tokens of the data folder grant access; no response contains them.
  await call('GET', '/internal/registry', { headers: { 'x-verandah-internal': tokenFile(dataDir, 'internal-token') } });
  await call('GET', '/metrics', {
    headers: { 'x-forwarded-for': '203.0.113.7', ...bearer(tokenFile(dataDir, 'ops-token')) },
  });
  // Mails that cannot be sent, and all other waiting jobs.
  await service.jobs.drain();
  // What breaks inside: the statement's own words, with its values, go to the log.
  service.reports.report(new Error(`refused: token=${canary('mailed-token')} Bearer ${forged}`), {
    operation: 'test',
    details: { password: canary('new-password'), cookie: canary('refresh-token') },
  });
  await openDatabase({ dataDir, databaseUrl: `postgres://verandah:${canary('database')}@127.0.0.1:9/verandah` }).then(
    (opened) => opened.destroy(),
    (error: unknown) => outputs.push(String(error), JSON.stringify(error)),
  );
  await service.reports.close();
  await telemetry.close();
  expect(new Set(responded.map(([, status]) => status)).size).toBeGreaterThan(4);
  expect(Math.min(lines.length, outputs.length, collector?.spans.length ?? 0)).toBeGreaterThan(3);
  const everything = [...lines, ...outputs, JSON.stringify(collector?.spans)];
  expect(everything.filter((text) => text.includes('canary-of-')).map((text) => text.slice(0, 600))).toEqual([]);
  for (const file of ['internal-token', 'ops-token'])
    expect(everything.filter((text) => text.includes(readFileSync(join(dataDir, file), 'utf8').trim()))).toEqual([]);
});
