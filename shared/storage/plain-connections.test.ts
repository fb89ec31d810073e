import { plainConnections } from './plain-connections.ts';

const named = (given: Record<string, string>): string[] =>
  plainConnections({ APP_ENV: 'production', ...given }).map((line) => line.split(' ')[0] ?? '');

test('connections to other machines that are not encrypted are refused in production, each by its name and without its value', () => {
  const plain = {
    DATABASE_URL: 'postgres://u:hidden-word@db:5432/v',
    SMTP_URL: 'smtp://u:hidden-word@mail:587',
    S3_ENDPOINT: 'http://store:9000',
    CMS_REST_URL: 'http://cms/wp-json',
    ERROR_REPORTS_DSN: 'http://hidden-word@reports/1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    API_URL: 'http://10.0.0.3:3001',
  };
  expect(named(plain)).toEqual(Object.keys(plain));
  expect(plainConnections({ APP_ENV: 'production', ...plain }).join()).not.toContain('hidden-word');
  expect(plainConnections({ APP_ENV: 'production', SMTP_URL: plain.SMTP_URL })).toEqual([
    'SMTP_URL would send what it carries in the clear: use smtps:// or add requireTLS=true to it, or allow it in a network of your own by PLAIN_CONNECTIONS=SMTP_URL',
  ]);
  expect(plainConnections({ APP_ENV: 'qa', ...plain })).toEqual([]);
});

test('encrypted ones, those that stay on this machine and those that a setting names are accepted', () => {
  expect(
    named({
      DATABASE_URL: 'postgres://u:p%40@a:5432,b:5432/v?sslmode=verify-full',
      SMTP_URL: 'smtps://mail',
      S3_ENDPOINT: 'https://store',
      CMS_GRAPHQL_URL: 'https://cms/graphql',
      API_URL: 'http://127.0.0.1:3001',
    }),
  ).toEqual([]);
  expect(
    named({
      DATABASE_URL: 'postgres://u:p@localhost/v',
      SMTP_URL: 'smtp://mail:587?requireTLS=true',
      API_URL: 'http://[::1]:3001',
    }),
  ).toEqual([]);
  expect(
    named({
      DATABASE_URL: 'postgres://%2Fvar%2Frun%2Fpostgresql/v',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
    }),
  ).toEqual([]);
  expect(
    named({
      DATABASE_URL: 'postgres://db/v',
      S3_ENDPOINT: 'http://store:9000',
      PLAIN_CONNECTIONS: 'S3_ENDPOINT, DATABASE_URL',
    }),
  ).toEqual([]);
});

test('what only looks encrypted is not', () => {
  for (const mode of ['disable', 'prefer', 'allow', 'no-verify', 'require&uselibpqcompat=true'])
    expect([mode, named({ DATABASE_URL: `postgres://db/v?sslmode=${mode}` })]).toEqual([mode, ['DATABASE_URL']]);
  expect(named({ DATABASE_URL: 'postgres://localhost,db/v' })).toEqual(['DATABASE_URL']);
  expect(named({ S3_ENDPOINT: 'http://localhost.example' })).toEqual(['S3_ENDPOINT']);
  expect(named({ PLAIN_CONNECTIONS: 'EVERYTHING' })).toEqual(['PLAIN_CONNECTIONS']);
});
