import { createServer } from 'node:http';

/** By which the service says that its data are being maintained. */
const maintenanceHeader = 'x-verandah-maintenance';
const detail = 'The site is being maintained. Please try again in a few minutes.';
const body = JSON.stringify({
  type: 'about:blank',
  status: 503,
  title: 'Maintenance',
  detail,
  errors: [{ message: detail }],
});

/** Answers in the service's place while it has let go of its data. @returns what ends it */
export async function standIn(port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    request.resume();
    const lives = request.url === '/healthz';
    response.writeHead(lives ? 200 : 503, {
      'content-type': lives ? 'application/json' : 'application/problem+json',
      'cache-control': 'no-store',
      connection: 'close',
      ...(!lives && { 'retry-after': '30', [maintenanceHeader]: '1' }),
    });
    response.end(request.method === 'HEAD' ? undefined : lives ? '{"status":"ok"}' : body);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
}
