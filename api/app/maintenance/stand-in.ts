import { createServer } from 'node:http';
import { livenessPaths, livenessResponse } from '@verandah/telemetry';

/** Response header that signals maintenance. */
const maintenanceHeader = 'x-verandah-maintenance';
const detail = 'The site is being maintained. Please try again in a few minutes.';
const alive = JSON.stringify(livenessResponse().body);
const body = JSON.stringify({
  type: 'about:blank',
  status: 503,
  title: 'Maintenance',
  detail,
  errors: [{ message: detail }],
});

/** Responds to every request during maintenance, in place of the API. @returns closes the server */
export async function standIn(port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    request.resume();
    const lives = livenessPaths.some((path) => path === request.url);
    response.writeHead(lives ? 200 : 503, {
      'content-type': lives ? 'application/json' : 'application/problem+json',
      'cache-control': 'no-store',
      connection: 'close',
      ...(!lives && { 'retry-after': '30', [maintenanceHeader]: '1' }),
    });
    response.end(request.method === 'HEAD' ? undefined : lives ? alive : body);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
}
