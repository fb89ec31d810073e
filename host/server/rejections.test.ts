import { siteOver } from './test-kit/site-over.ts';

const problem = { type: 'about:blank', status: 401, title: 'Not allowed', detail: 'Email or password is wrong.' };

test('[LIST-34] a rejection reaches a script that requests it in the body with status 200, all others with its own', async () => {
  const site = await siteOver((request, response) => {
    const [status = 200, type = 'application/json'] = {
      '/auth/signin': [401, 'application/problem+json; charset=utf-8'] as const,
      '/auth/other': [404, 'text/html'] as const,
      '/auth/broken': [500, 'application/problem+json'] as const,
    }[request.url ?? ''] ?? [200];
    response.writeHead(status, { 'content-type': type, 'retry-after': '7' }).end(JSON.stringify(problem));
  });
  const status = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${site.address}${path}`, { method: 'POST', headers, body: null });
    expect(await response.json()).toEqual(problem);
    expect(response.headers.get('retry-after')).toBe('7');
    return response.status;
  };
  const inBody = { 'x-verandah-rejection': 'in-body' };
  expect([
    await status('/auth/signin', inBody),
    await status('/auth/signin', {}),
    await status('/auth/signin', { 'x-verandah-rejection': 'yes' }),
    await status('/auth/other', inBody),
    await status('/auth/broken', inBody),
    await status('/auth/fine', inBody),
  ]).toEqual([200, 401, 401, 404, 500, 200]);
  await site.close();
});
