import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { openErrorReports } from './error-reports.ts';
import { redactValue, redactText } from './redact.ts';

const options = { environment: 'qa', release: 'api@1.2.3' };
const capture = () => {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) };
};
const secrets = /hunter2|eyJ|s3cret|ada@example\.com|abcdef/;
const failure = () =>
  new Error(
    'refresh of ada@example.com with Bearer eyJhbGciOi.eyJzdWIi.abcdef failed at https://u:s3cret@host/x?token=hunter2',
  );

test('[MEMB-17] failures are logged by default, with area and release and without secrets', async () => {
  const { lines, log } = capture();
  const reports = openErrorReports(options, log);
  reports.report(failure(), {
    operation: 'refreshAuth',
    requestId: 'r-1',
    details: { password: 'hunter2', nested: [{ cookie: 'abcdef', note: 'retained' }] },
  });
  await reports.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    level: 50,
    report: { area: 'api', release: 'api@1.2.3', operation: 'refreshAuth', requestId: 'r-1' },
    details: { password: '[redacted]', nested: [{ cookie: '[redacted]', note: 'retained' }] },
    err: { type: 'Error', message: expect.any(String), stack: expect.stringContaining('error-reports.test.ts') },
  });
  expect(lines[0]).not.toMatch(secrets);
});

test('[MEMB-17] with a DSN they go to a Sentry-compatible service too', async () => {
  const got: { url: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (part: string) => {
        body += part;
      })
      .on('end', () => {
        got.push({ url: request.url ?? '', body });
        response.end('{}');
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { lines, log } = capture();
  const reports = openErrorReports(
    { ...options, dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/42` },
    log,
  );
  reports.report(failure(), { operation: 'refreshAuth', level: 'warning', details: { password: 'hunter2' } });
  reports.report(failure(), { area: 'search', release: 'search@1.4.0', operation: 'render' });
  await reports.close();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(lines).toHaveLength(2);
  expect(got.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/api\/42\/envelope\/\?/), expect.anything()]);
  const event = JSON.parse(got[0]?.body.split('\n')[2] ?? '{}');
  expect(event).toMatchObject({
    level: 'warning',
    release: 'api@1.2.3',
    environment: 'qa',
    tags: { area: 'api', operation: 'refreshAuth' },
    extra: { password: '[redacted]' },
    exception: { values: [{ type: 'Error', value: expect.stringContaining('refresh of [redacted]') }] },
  });
  expect(got[0]?.body).not.toMatch(secrets);
  // A browser's: under the area and release that failed.
  expect(JSON.parse(got[1]?.body.split('\n')[2] ?? '{}')).toMatchObject({
    release: 'search@1.4.0',
    tags: { area: 'search', operation: 'render' },
  });
});

test('[MEMB-17] an unavailable report service does not affect callers', async () => {
  const { lines, log } = capture();
  const reports = openErrorReports({ ...options, dsn: 'http://publickey@127.0.0.1:9/1' }, log);
  reports.report('not even an error');
  await reports.close();
  expect(lines).toHaveLength(1);
});

test('[MEMB-17] redaction keeps the rest readable', () => {
  expect(redactText('GET /sign-in?returnTo=/alerts&authCode=hunter2&page=2')).toBe(
    'GET /sign-in?returnTo=/alerts&authCode=[redacted]&page=2',
  );
  expect(redactValue({ listing: 7, refreshToken: 'x', user: { name: 'Ada', email: 'a@b.example' } })).toEqual({
    listing: 7,
    refreshToken: '[redacted]',
    user: { name: 'Ada', email: '[redacted]' },
  });
  const loop: { self?: unknown } = {};
  loop.self = loop;
  expect(JSON.stringify(redactValue(loop))).toContain('[redacted]');
});
