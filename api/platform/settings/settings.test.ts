import { resolve } from 'node:path';
import { readSettings } from './settings.ts';

test('[DATA-01] without settings the site has a database of its own in .data', () => {
  expect(readSettings({})).toMatchObject({
    appEnv: 'development',
    port: 3000,
    apiPort: 3001,
    dataDir: resolve('.data'),
    sampleListings: 20_000,
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    logLevel: 'warn',
  });
  expect(
    readSettings({
      PORT: '8080',
      DATABASE_URL: 'postgres://db/x',
      PUBLIC_URL: 'https://a.example/',
      TRUST_PROXY: '1',
      APP_ENV: '',
    }),
  ).toMatchObject({
    apiPort: 8081,
    databaseUrl: 'postgres://db/x',
    publicUrl: 'https://a.example',
    trustProxy: 1,
    appEnv: 'development',
  });
});

test('[SEC-32] public sites have neither a provider that signs in anyone nor accounts with a known password', () => {
  const read = (more: Record<string, string>) => readSettings({ PUBLIC_URL: 'http://verandah.test', ...more });
  expect(readSettings({})).toMatchObject({ developmentProvider: true, sampleAccounts: true });
  for (const env of ['development', 'qa', 'production'])
    expect(read({ APP_ENV: env })).toMatchObject({ developmentProvider: false, sampleAccounts: false });
  for (const env of ['development', 'qa'])
    expect(() => read({ APP_ENV: env, DEVELOPMENT_PROVIDER: '1' })).toThrow(
      'DEVELOPMENT_PROVIDER must be 0 unless PUBLIC_URL is local: it signs in anyone',
    );
});

test('the log level depends on the environment, unless it is set', () => {
  expect(['development', 'qa', 'production'].map((name) => readSettings({ APP_ENV: name }).logLevel)).toEqual([
    'warn',
    'info',
    'info',
  ]);
  expect(readSettings({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
});

test('[DATA-01] wrong settings are all named, without their values', () => {
  expect(() => readSettings({ PORT: '99999', DATABASE_URL: 'mysql://root:secret@db', APP_ENV: 'test' })).toThrow(
    'APP_ENV must be development, qa or production\nPORT must be a port number from 0 to 65535\nDATABASE_URL must look like postgres://user:password@host:5432/name',
  );
});

test('[DATA-01, DATA-06] settings of several servers: a replica’s lag and synchronous writes; errors take one line', () => {
  const url = 'postgresql://u:secret@a:5432,b:5432/verandah?target_session_attrs=any';
  expect(readSettings({})).toMatchObject({ longestLag: 10, synchronous: false });
  expect(readSettings({ DATABASE_URL: url, DATABASE_MAX_LAG: '30', DATABASE_SYNCHRONOUS: 'required' })).toMatchObject({
    databaseUrl: url,
    longestLag: 30,
    synchronous: true,
  });
  const problem = (env: Record<string, string>): string => {
    try {
      readSettings(env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect([
    problem({ DATABASE_URL: 'postgresql://u:secret@a:5432,,b/x' }),
    problem({ DATABASE_URL: 'postgresql://u:secret@a,a/x' }),
    problem({ DATABASE_URL: 'postgresql://u:secret@a,b/x?target_session_attrs=standby' }),
    problem({ DATABASE_MAX_LAG: '0' }),
    problem({ DATABASE_MAX_LAG: '31' }),
    problem({ DATABASE_SYNCHRONOUS: 'yes' }),
    problem({ DATABASE_SYNCHRONOUS: 'required' }),
  ]).toEqual([
    'DATABASE_URL names several servers, one of which is not a host: it must look like postgres://user:password@a:5432,b:5432/name',
    'DATABASE_URL names a/x twice',
    'DATABASE_URL has an invalid target_session_attrs: it must be any, prefer-standby, read-write or primary',
    'DATABASE_MAX_LAG must be seconds from 1 to 30',
    'DATABASE_MAX_LAG must be seconds from 1 to 30',
    'DATABASE_SYNCHRONOUS must be required or off',
    'DATABASE_URL is missing: DATABASE_SYNCHRONOUS=required needs PostgreSQL servers',
  ]);
});

test('[SRCH-16] a tile server needs a whole address and its attribution', () => {
  const url = 'https://tiles.example.com/{z}/{x}/{y}.mvt';
  expect(readSettings({ TILE_SERVER_URL: url, TILE_SERVER_ATTRIBUTION: '© Example' }).tileServer).toEqual({
    url,
    attribution: '© Example',
  });
  expect(readSettings({}).tileServer).toBeUndefined();
  expect(() => readSettings({ TILE_SERVER_URL: url })).toThrow(/^TILE_SERVER_ATTRIBUTION is missing/);
  expect(() =>
    readSettings({ TILE_SERVER_URL: 'https://tiles.example.com/{z}/{x}.mvt', TILE_SERVER_ATTRIBUTION: 'x' }),
  ).toThrow(/^TILE_SERVER_URL must hold \{z\}, \{x\} and \{y\}$/);
  expect(() =>
    readSettings({ TILE_SERVER_URL: 'ftp://tiles.example.com/{z}/{x}/{y}', TILE_SERVER_ATTRIBUTION: 'x' }),
  ).toThrow(/^TILE_SERVER_URL must be an http or https address/);
});

test('[SRCH-94] images of satellites need a whole address and their attribution', () => {
  const url = 'https://images.example.com/{z}/{x}/{y}.jpg';
  expect(readSettings({}).satellite).toBeUndefined();
  expect(readSettings({ MAP_SATELLITE: url, MAP_SATELLITE_ATTRIBUTION: '© Example' }).satellite).toEqual({
    url,
    attribution: '© Example',
  });
  expect(() => readSettings({ MAP_SATELLITE: url })).toThrow(/^MAP_SATELLITE_ATTRIBUTION is missing/);
  expect(() =>
    readSettings({ MAP_SATELLITE: 'https://images.example.com/{z}.jpg', MAP_SATELLITE_ATTRIBUTION: 'x' }),
  ).toThrow(/^MAP_SATELLITE must hold \{z\}, \{x\} and \{y\}$/);
});

test('[MAP-12] a file of map tiles is named by its path or address, and excludes a tile server', () => {
  expect(readSettings({}).mapTiles).toBeUndefined();
  for (const location of ['/srv/australia.pmtiles', 'https://tiles.example.com/au.pmtiles?signature=x'])
    expect(readSettings({ MAP_TILES: location }).mapTiles).toBe(location);
  expect(() => readSettings({ MAP_TILES: '/srv/australia.mbtiles' })).toThrow(/^MAP_TILES must be the path or address/);
  for (const location of ['s3://bucket/au.pmtiles', 'https://user:secret@tiles.example.com/au.pmtiles'])
    expect(() => readSettings({ MAP_TILES: location })).toThrow(
      /^MAP_TILES must be a path, or an http or https address/,
    );
  expect(() =>
    readSettings({
      MAP_TILES: '/srv/australia.pmtiles',
      TILE_SERVER_URL: 'https://tiles.example.com/{z}/{x}/{y}.mvt',
      TILE_SERVER_ATTRIBUTION: 'x',
    }),
  ).toThrow(/^MAP_TILES must be empty with TILE_SERVER_URL/);
});

test('[LIST-09] hosts beside us that pictures may be fetched from are named one by one', () => {
  expect(readSettings({}).pictureHosts).toEqual([]);
  expect(readSettings({ PICTURE_HOSTS: 'Images.internal:8080, 10.0.0.7' }).pictureHosts).toEqual([
    'images.internal:8080',
    '10.0.0.7',
  ]);
  for (const wrong of ['https://images.internal', '*', 'a b'])
    expect(() => readSettings({ PICTURE_HOSTS: wrong })).toThrow(/^PICTURE_HOSTS must be hosts/);
});

test('[MEMB-02] sign-in providers are read from JSON, by https only; the one of development is never there in production', () => {
  const google = {
    name: 'google',
    label: 'Google',
    issuer: 'https://accounts.example.com',
    clientId: 'verandah',
    clientSecret: 'a-client-secret',
  };
  expect(readSettings({ SIGN_IN_PROVIDERS: JSON.stringify([google]) })).toMatchObject({
    signInProviders: [google],
    developmentProvider: true,
  });
  expect(readSettings({ APP_ENV: 'production' })).toMatchObject({ signInProviders: [], developmentProvider: false });
  expect(() => readSettings({ APP_ENV: 'production', DEVELOPMENT_PROVIDER: '1' })).toThrow(
    /^DEVELOPMENT_PROVIDER must be 0/,
  );
  for (const wrong of [
    '{',
    '{}',
    JSON.stringify([{ ...google, issuer: 'http://accounts.example.com' }]),
    JSON.stringify([google, google]),
    JSON.stringify([{ ...google, name: 'Not a name' }]),
  ]) {
    expect(() => readSettings({ SIGN_IN_PROVIDERS: wrong })).toThrow(/^SIGN_IN_PROVIDERS must /);
  }
});

test('a connection to another machine that is not encrypted is rejected in production, unless it is allowed', () => {
  const given = { APP_ENV: 'production', SMTP_URL: 'smtp://mailer:hidden-word@mail.internal:587' };
  expect(() => readSettings(given)).toThrow(/^SMTP_URL would send what it carries in the clear: (?!.*hidden-word)/);
  expect(readSettings({ ...given, PLAIN_CONNECTIONS: 'SMTP_URL' }).smtpUrl).toBe(given.SMTP_URL);
});

test('[MEMB-17] the address of the report service contains its key', () => {
  expect(readSettings({}).errorReportsDsn).toBeUndefined();
  expect(readSettings({ ERROR_REPORTS_DSN: 'https://key@reports.example.com/7' }).errorReportsDsn).toBe(
    'https://key@reports.example.com/7',
  );
  expect(() => readSettings({ ERROR_REPORTS_DSN: 'https://reports.example.com/7' })).toThrow(
    'ERROR_REPORTS_DSN must look like https://key@reports.example.com/1',
  );
});

test('[SRCH-50] a router for travel times has an http address without a password', () => {
  expect(readSettings({}).routerUrl).toBeUndefined();
  expect(readSettings({ ROUTER_URL: 'http://localhost:8002' }).routerUrl).toBe('http://localhost:8002');
  for (const wrong of ['localhost:8002', 'https://user:secret@router.example.com', 'https://router.example.com/?key=1'])
    expect(() => readSettings({ ROUTER_URL: wrong })).toThrow(/^ROUTER_URL must be an http or https address/);
});

test('[NTFY-17] the company has a name; its business number is checked', () => {
  expect(readSettings({}).company).toEqual({
    name: 'Verandah',
    phone: '1800 160 401',
    email: 'help@verandah.example',
  });
  const given = {
    COMPANY_NAME: ' Fern Pty Ltd ',
    COMPANY_ABN: '51 824 753 556',
    COMPANY_ADDRESS: 'PO Box 1, Richmond',
  };
  expect(readSettings(given).company).toMatchObject({
    name: 'Fern Pty Ltd',
    abn: '51824753556',
    address: 'PO Box 1, Richmond',
  });
  for (const abn of ['51824753557', '123', 'abc', '15182475355 6 7'])
    expect(() => readSettings({ COMPANY_ABN: abn })).toThrow(/^COMPANY_ABN must be an Australian Business Number/);
  expect(() => readSettings({ COMPANY_ADDRESS: 'PO Box 1\nRichmond' })).toThrow(/^COMPANY_ADDRESS must be one line/);
  expect(readSettings({ PUSH_HOSTS: 'Push.internal:8080' }).pushHosts).toEqual(['push.internal:8080']);
  expect(readSettings({ WEBHOOK_HOSTS: 'localhost:9000' }).webhookHosts).toEqual(['localhost:9000']);
});

test('[AGNT-22] replies by email are off by default; a port needs the domain, a certificate its key', () => {
  expect(readSettings({}).inboundMail).toBeUndefined();
  expect(readSettings({ REPLIES_DOMAIN: 'Replies.Verandah.Example' }).inboundMail).toEqual({
    domain: 'replies.verandah.example',
    host: '127.0.0.1',
  });
  const given = { APP_ENV: 'qa', REPLIES_DOMAIN: 'r.example', INBOUND_SMTP_PORT: '2525' };
  expect(readSettings(given).inboundMail).toEqual({ domain: 'r.example', host: '0.0.0.0', port: 2525 });
  const files = { INBOUND_SMTP_CERT: '/tls/cert.pem', INBOUND_SMTP_KEY: '/tls/key.pem' };
  expect(readSettings({ ...given, ...files, INBOUND_SMTP_HOST: '::1' }).inboundMail).toMatchObject({
    host: '::1',
    certificate: { cert: '/tls/cert.pem', key: '/tls/key.pem' },
  });
  expect(() => readSettings({ INBOUND_SMTP_PORT: '2525' })).toThrow(/^REPLIES_DOMAIN is missing/);
  expect(() => readSettings({ ...given, INBOUND_SMTP_CERT: '/tls/cert.pem' })).toThrow(/must be set together/);
  for (const wrong of ['a b', 'x..example', '-a.example', 'reply@a.example'])
    expect(() => readSettings({ REPLIES_DOMAIN: wrong })).toThrow(/^REPLIES_DOMAIN must be a domain/);
});
