import { resolve } from 'node:path';
import { readSettings } from './settings.ts';

test('[DATA-01] without settings the database is the embedded one in .data', () => {
  expect(readSettings({})).toMatchObject({
    appEnv: 'development', port: 3000, apiPort: 3001, dataDir: resolve('.data'), sampleListings: 20_000, publicUrl: 'http://localhost:3000', trustProxy: false, logLevel: 'warn',
  });
  expect(readSettings({ PORT: '8080', DATABASE_URL: 'postgres://db/x', PUBLIC_URL: 'https://a.example/', TRUST_PROXY: '1', APP_ENV: '' }))
    .toMatchObject({ apiPort: 8081, databaseUrl: 'postgres://db/x', publicUrl: 'https://a.example', trustProxy: true, appEnv: 'development' });
});

test('the log tells more in production, unless it is told otherwise', () => {
  expect(['development', 'qa', 'production'].map((name) => readSettings({ APP_ENV: name }).logLevel)).toEqual(['warn', 'info', 'info']);
  expect(readSettings({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
});

test('[DATA-01] wrong settings are all named, without their values', () => {
  expect(() => readSettings({ PORT: '99999', DATABASE_URL: 'mysql://root:secret@db', APP_ENV: 'test' })).toThrow(
    'APP_ENV must be development, qa or production\nPORT must be a port number from 0 to 65535\nDATABASE_URL must look like postgres://user:password@host:5432/name',
  );
});

test('[SRCH-16] a tile server needs a whole address and says whose data it shows', () => {
  const url = 'https://tiles.example.com/{z}/{x}/{y}.mvt';
  expect(readSettings({ TILE_SERVER_URL: url, TILE_SERVER_ATTRIBUTION: '© Example' }).tileServer).toEqual({ url, attribution: '© Example' });
  expect(readSettings({}).tileServer).toBeUndefined();
  expect(() => readSettings({ TILE_SERVER_URL: url })).toThrow(/^TILE_SERVER_ATTRIBUTION is missing/);
  expect(() => readSettings({ TILE_SERVER_URL: 'https://tiles.example.com/{z}/{x}.mvt', TILE_SERVER_ATTRIBUTION: 'x' })).toThrow(/^TILE_SERVER_URL must hold \{z\}, \{x\} and \{y\}$/);
  expect(() => readSettings({ TILE_SERVER_URL: 'ftp://tiles.example.com/{z}/{x}/{y}', TILE_SERVER_ATTRIBUTION: 'x' })).toThrow(/^TILE_SERVER_URL must be an http or https address/);
});
