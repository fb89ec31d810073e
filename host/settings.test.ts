import { readSettings, SettingsError } from './settings.ts';

test('[SHELL-17] every service has a base URL, derived from the ports when nothing is set', () => {
  expect(readSettings({ PORT: '4350', API_PORT: '4351' })).toMatchObject({
    port: 4350,
    publicUrl: 'http://localhost:4350',
    graphqlTimeout: 6000,
    services: {
      api: 'http://127.0.0.1:4351',
      legacyApi: 'http://127.0.0.1:4351/legacy',
      graphql: 'http://127.0.0.1:4351/graphql',
      crmPath: '/crm',
      cmsGraphql: 'http://127.0.0.1:4351/graphql',
      cmsRest: 'http://127.0.0.1:4351/cms',
      realtime: 'http://127.0.0.1:4351/events',
      admin: 'http://localhost:4350/ops',
    },
    help: { phone: expect.any(String), email: expect.stringContaining('@') },
  });
});

test.each([
  ['API_URL', 'api', 'https://api.example.com/v1/', 'https://api.example.com/v1'],
  ['LEGACY_API_URL', 'legacyApi', 'https://old.example.com', 'https://old.example.com'],
  ['GRAPHQL_URL', 'graphql', 'https://bff.example.com/graphql', 'https://bff.example.com/graphql'],
  ['CRM_PATH', 'crmPath', '/customers', '/customers'],
  ['CMS_GRAPHQL_URL', 'cmsGraphql', 'https://cms.example.com/graphql', 'https://cms.example.com/graphql'],
  ['CMS_REST_URL', 'cmsRest', 'https://cms.example.com/rest', 'https://cms.example.com/rest'],
  ['REALTIME_URL', 'realtime', 'https://hub.example.com', 'https://hub.example.com'],
  ['ADMIN_URL', 'admin', 'https://admin.example.com', 'https://admin.example.com'],
] as const)('[SHELL-17] %s sets the base URL, and an invalid one is named', (variable, key, value, used) => {
  expect(readSettings({ [variable]: value }).services[key]).toBe(used);
  expect(() => readSettings({ [variable]: 'nonsense' })).toThrow(new RegExp(`^${variable} must be`));
});

test('[SHELL-17] all invalid variables are reported at once, without their values', () => {
  const wrong = {
    HELP_PHONE: 'call us',
    HELP_EMAIL: 'nobody',
    PORT: '70000',
    BUILD_SECRET: 'short',
    SSR_GRAPHQL_TIMEOUT: 'soon',
  };
  const message = (() => {
    try {
      readSettings(wrong);
      return '';
    } catch (problem) {
      return (problem as SettingsError).message;
    }
  })();
  expect(
    message
      .split('\n')
      .map((line) => line.split(' ')[0])
      .sort(),
  ).toEqual(['BUILD_SECRET', 'HELP_EMAIL', 'HELP_PHONE', 'PORT', 'SSR_GRAPHQL_TIMEOUT']);
  expect(message).not.toContain('short');
});

test('[SHELL-17] production needs its own address and help lines', () => {
  expect(() => readSettings({ APP_ENV: 'production' })).toThrow('PUBLIC_URL is missing');
  expect(
    readSettings({
      APP_ENV: 'production',
      PUBLIC_URL: 'https://verandah.example/',
      HELP_PHONE: '1800 000 000',
      HELP_EMAIL: 'a@b.example',
    }).publicUrl,
  ).toBe('https://verandah.example');
});

test('an API on another machine is called by https in production, unless a setting allows plain http', () => {
  const given = {
    APP_ENV: 'production',
    PUBLIC_URL: 'https://verandah.example',
    HELP_PHONE: '1800 000 000',
    HELP_EMAIL: 'a@b.example',
    API_URL: 'http://api.internal:3001',
  };
  expect(() => readSettings(given)).toThrow(/^API_URL would send what it carries in the clear/);
  expect(readSettings({ ...given, PLAIN_CONNECTIONS: 'API_URL' }).services.api).toBe(given.API_URL);
});

test("[GQL-03] the server's GraphQL timeout is 6,000 ms unless the environment sets it", () => {
  expect(readSettings({}).graphqlTimeout).toBe(6000);
  expect(readSettings({ SSR_GRAPHQL_TIMEOUT: '2500' }).graphqlTimeout).toBe(2500);
});

test("[REL-05] testers' pins work with APP_ENV=qa only", () => {
  const given = { PINNED_RELEASES: 'search@1.0.3, listing@2.1.0' };
  expect(readSettings({ ...given, APP_ENV: 'qa' }).pinnedReleases).toEqual({ search: '1.0.3', listing: '2.1.0' });
  expect(() => readSettings(given)).toThrow('APP_ENV=qa');
  expect(() => readSettings({ PINNED_RELEASES: 'search', APP_ENV: 'qa' })).toThrow('PINNED_RELEASES must be releases');
  expect(readSettings({})).toMatchObject({
    pinnedReleases: {},
    releaseDays: 30,
    secretsDir: expect.stringMatching(/\.data\/secrets$/),
  });
});

test('[REL-04] a shared bucket is configured by its storage URL, and an invalid one is reported by name', () => {
  expect(readSettings({ STORAGE_URL: 's3://homes/site', S3_ENDPOINT: 'http://s3.internal:9000' }).storage).toEqual({
    bucket: 'homes',
    prefix: 'site/',
    endpoint: 'http://s3.internal:9000',
    region: 'us-east-1',
  });
  expect(readSettings({}).storage).toBeUndefined();
  expect(() => readSettings({ STORAGE_URL: 'homes' })).toThrow('STORAGE_URL must look like s3://bucket');
  expect(() => readSettings({ STORAGE_URL: 's3://homes' })).toThrow('AWS_REGION is missing');
});

test('[SEC-32] in development the site listens on loopback unless configured otherwise', () => {
  const production = { PUBLIC_URL: 'https://a.example', HELP_PHONE: '1800 160 401', HELP_EMAIL: 'a@a.example' };
  expect(
    [{}, { LISTEN_HOST: '0.0.0.0' }, { APP_ENV: 'qa' }, { APP_ENV: 'production', ...production }].map(
      (env) => readSettings(env).listenHost,
    ),
  ).toEqual(['127.0.0.1', '0.0.0.0', '0.0.0.0', '0.0.0.0']);
  expect(() => readSettings({ LISTEN_HOST: 'all' })).toThrow('LISTEN_HOST must be an IP address');
});
