import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { livenessPaths, livenessResponse } from '@verandah/telemetry';
import type { Logger } from 'pino';
import { maintenancePage } from './maintenance-page.ts';
import type { HostSettings } from './settings.ts';
import type { RunningHost } from './server/start-host.ts';

/** Response header by which the API announces maintenance of its data. */
const maintenanceHeader = 'x-verandah-maintenance';
const alive = JSON.stringify(livenessResponse().body);
const notReady = JSON.stringify({ status: 'not ready', revision: null, problems: ['The site is being maintained.'] });
/** Milliseconds between two checks. */
const checkEvery = 1000;
const json = '{"errors":[{"message":"The site is being maintained. Please try again in a few minutes."}]}';

/** Whether the API announces maintenance; undefined while it does not respond. */
async function isMaintained(api: string): Promise<boolean | undefined> {
  try {
    const response = await fetch(`${api}/readyz`, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.headers.has(maintenanceHeader) ? true : response.ok ? false : undefined;
  } catch {
    return undefined; // the API does not respond: unknown
  }
}

/** Starts a server that replaces the host: HTML for pages and forms, JSON for calls. @returns stops it */
async function serveMaintenance(port: number, listenHost: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    request.resume();
    const path = request.url?.split('?')[0];
    const [status, type, body] = livenessPaths.some((each) => each === path)
      ? ([200, 'application/json', alive] as const)
      : path === '/readyz'
        ? ([503, 'application/json', notReady] as const)
        : request.headers.accept?.includes('text/html')
          ? ([503, 'text/html; charset=utf-8', maintenancePage] as const)
          : ([503, 'application/json; charset=utf-8', json] as const);
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
      ...(status === 503 && { 'retry-after': '60' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, listenHost, resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
}

/**
 * Runs the host. While the API's data are in maintenance, a maintenance page replaces it. Then a new host starts,
 * because pins, cached pages and all other state may belong to other data.
 * @param failed called when the new host cannot start
 */
export async function runHost(
  { port, listenHost, services }: Pick<HostSettings, 'port' | 'listenHost' | 'services'>,
  log: Pick<Logger, 'warn'>,
  start: () => Promise<RunningHost>,
  failed: (problem: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Aborted: the host is closing.
  const rest = (): Promise<void> => pause(checkEvery, undefined, { signal }).catch(() => undefined);
  let running: RunningHost | undefined = await start();
  async function turn(): Promise<void> {
    while (!signal.aborted) {
      await running?.untilApiIsLost(signal);
      await rest();
      if (signal.aborted || (await isMaintained(services.api)) !== true) continue;
      log.warn({}, 'maintenance mode: pages respond 503');
      await running?.close();
      running = undefined;
      const end = await serveMaintenance(port, listenHost);
      while (!signal.aborted && (await isMaintained(services.api)) !== false) await rest();
      await end();
      if (!signal.aborted) running = await start();
    }
  }
  const turns = turn().catch(failed);
  return {
    async close() {
      stopping.abort();
      await turns;
      await running?.close();
    },
  };
}
