import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database } from '../database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';

/** The registry over a database of its own, called as a host calls it. */
export interface TestRegistry {
  readonly database: Database;
  readonly service: TestService;
  /** What a host shows to be one. */
  readonly token: string;
  /** GET, or POST when there is a body. @param headers instead of the token */
  call<Body = unknown>(
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Body }>;
  close(): Promise<void>;
}

/** @param path below /internal/registry */
export async function testRegistry(path = ''): Promise<TestRegistry> {
  const database = await testDatabase();
  const service = await testService(database);
  const token = readFileSync(join(service.settings.dataDir, 'internal-token'), 'utf8');
  return {
    database,
    service,
    token,
    async call<Body>(below: string, body?: object, headers: Record<string, string> = { 'x-verandah-internal': token }) {
      const response = await fetch(`${service.address}/internal/registry${path}${below}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text || '{}') as Body };
    },
    async close() {
      await service.close();
      await database.destroy();
    },
  };
}
