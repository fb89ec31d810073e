import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Database } from '../platform/database/public.ts';
import { createApp } from '../app/app.ts';
import { makeService } from '../app/make-service.ts';
import { cheapHashes } from '../domains/members/password.ts';
import type { Service } from '../platform/service.ts';
import { checkResponses } from './check-responses.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';

/** A service for tests on a free port, over a test database. */
export interface TestService {
  readonly address: string;
  readonly settings: Settings;
  /** Everything that it serves: 'GET /healthz', once for each method. */
  readonly routes: readonly string[];
  /** Its jobs run when a test calls `service.jobs.drain()`. */
  readonly service: Service;
  /** Posts an operation, or a list of them, and parses the response. */
  graph(body: unknown, headers?: Readonly<Record<string, string>>): Promise<{ status: number; body: GraphResponse }>;
  /** The same for a list of operations. */
  batch(list: readonly unknown[]): Promise<readonly GraphResponse[]>;
  close(): Promise<void>;
}

/** As loose as JSON: tests look at what they selected. */
export interface GraphResponse {
  readonly data?: Readonly<Record<string, GraphValue>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}
type GraphValue = ReturnType<typeof JSON.parse>;

export async function testService(database: Database, overrides: Partial<Settings> = {}): Promise<TestService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verandah-service-'));
  const settings: Settings = {
    ...readSettings({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      BUILD_SECRET: 'a-build-secret-for-tests',
      SESSION_KEY: 'a-session-key-for-the-tests-of-services',
      SUBURB_BOUNDARIES: 'none',
    }),
    ...overrides,
  };
  const endCheapHashes = cheapHashes();
  const service = makeService({ database, graphDatabase: database, settings, log: pino({ level: 'silent' }) });
  const app = createApp(service);
  checkResponses(app);
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((each) => `${each} ${url}`));
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    settings,
    service,
    routes,
    async graph(body, headers = {}) {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as GraphResponse };
    },
    async batch(list) {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(list),
      });
      return (await response.json()) as GraphResponse[];
    },
    async close() {
      endCheapHashes();
      await app.close();
      await service.jobs.stop();
      await service.channels.close();
      await service.decoder.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
